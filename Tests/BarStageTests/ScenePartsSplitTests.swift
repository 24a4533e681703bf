import BarDisplay
import BarStage
import Testing

@Suite("Scenes cut into several files")
struct ScenePartsSplitTests {
  /// Numerical Recipes' linear congruential generator.
  private struct Generator {
    var state: UInt32

    mutating func next(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((UInt64(state) * UInt64(limit)) >> 32)
    }
  }

  /// Scenes of the package that need no other file.
  static let files = Stage.files.filter { file in
    guard let text = try? FileReader.bytes(Stage.root + "/Assets/Scenes/" + file, limit: 1 << 20) else {
      return false
    }
    let words = String(decoding: text, as: UTF8.self)
    return !["extends: \"..", "include:", "images", ".xcassets", "@2x", "assets"].contains {
      words.contains($0)
    }
  }

  @Test("whatever part of a scene stands in which file, the joined scene is drawn alike", arguments: files)
  func split(file: String) throws {
    let bytes = try FileReader.bytes(Stage.root + "/Assets/Scenes/" + file, limit: 1 << 20)
    let whole = try SourceText(file: file, bytes: bytes).parse()
    let expected = try dump(try SceneLoader.load(Stage.root + "/Assets/Scenes/" + file))
    var random = Generator(state: 7)
    for _ in 0..<3 {
      var parts = [JSON5.Value.members([]), .members([]), .members([]), .members([])]
      cut(whole, into: &parts, &random)
      let tree = try TemporaryTree()
      for (value, name) in zip(parts, ["main", "parts/a", "parts/b", "base"]) {
        var members = JSON5.Node(offset: 0, value: value).members
        if name == "main" {
          members.append(member("include", .list(["parts/*.json5"])))
          members.append(member("extends", "base.json5"))
        }
        try tree.write(JSON5.Value.object(members).json, to: name + ".json5")
      }
      #expect(try dump(try SceneLoader.load(tree.path + "/main.json5")) == expected)
    }
  }

  /// Deals out keys at random; what is in `traits`, `screens` or `styles` one level deeper.
  private func cut(_ node: JSON5.Node, into parts: inout [JSON5.Value], _ random: inout Generator) {
    for entry in node.members {
      guard ["traits", "screens", "styles"].contains(entry.key) else {
        parts[random.next(below: parts.count)].append(entry)
        continue
      }
      var inner = [[JSON5.Member]](repeating: [], count: parts.count)
      for child in entry.value.members { inner[random.next(below: parts.count)].append(child) }
      for index in parts.indices where !inner[index].isEmpty {
        parts[index].append(member(entry.key, .object(inner[index])))
      }
    }
  }

  private func member(_ key: String, _ value: JSON5.Value) -> JSON5.Member {
    JSON5.Member(key: key, keyOffset: 0, value: JSON5.Node(offset: 0, value: value))
  }

  private func dump(_ scene: Scene) throws -> String {
    try SceneStager(scene).steps().map { DisplayListText.dump(Stage.list($0, 0.3)) }.joined()
  }
}

extension JSON5.Value {
  fileprivate mutating func append(_ member: JSON5.Member) {
    self = .object(JSON5.Node(offset: 0, value: self).members + [member])
  }
}
