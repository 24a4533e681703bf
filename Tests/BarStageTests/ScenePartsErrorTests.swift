import BarModel
import BarStage
import Foundation
import Testing

@Suite("Scenes made of several files: what cannot be joined")
struct ScenePartsErrorTests {
  private static let scene = "screens: {a: {}}, stack: ['a']"

  @Test(
    "a name that leads to no file, or out of the folder, is an error where it stands",
    arguments: [
      ("extends: ‸'none.json5'", "$.extends: there is no file 'none.json5'"),
      ("extends: ‸'sub'", "'sub' is not a file"), ("extends: ‸'/etc/passwd'", "is an absolute path"),
      ("extends: ‸'../out.json5'", "'../out.json5' lies outside the scene's folder: move it"),
      ("extends: ‸'out-link.json5'", "lies outside"), ("extends: ‸'dead-link.json5'", "there is no file"),
      ("extends: ‸'pipe'", "is not a file"), ("extends: ‸'a\\0b'", "is not a name of a file"),
      ("include: ['sub/*.json5', ‸'none/*.json5']", "$.include[1]: no file matches 'none/*.json5'"),
      ("include: [‸'*.json']", "no file matches"), ("include: [‸'main*']", "no file matches"),
      ("include: [‸'../*.json5']", "lies outside"), ("include: [‸'sub/../../*/x.json5']", "lies outside"),
      ("include: [‸'out-folder/*.json5']", "lies outside"),
      ("include: [‸'out-link*']", "'out-link.json5' lies outside"),
      ("include: [‸'/tmp/*']", "is an absolute path"), ("include: [‸'pi?e']", "is not a file"),
      ("include: [‸'sub']", "is not a file"), ("include: [‸'**/none.json5']", "no file matches"),
      ("include: [‸'su*']", "no file matches"), ("extends: ‸'main.json5'", "in a circle"),
      ("include: [‸'main.json5']", "in a circle"), ("include: [‸'./sub/../main.json5']", "in a circle"),
      ("extends: ‸'large.json5'", "'large.json5' cannot be read"),
    ])
  func names(keys: String, message: String) throws {
    let files = try PartFiles([
      "in/main.json5": "{\(Self.scene),\n \(keys)}", "in/sub/x.json5": "{}", "out.json5": "{}",
      "other/x.json5": "{}",
    ])
    let folder = files.tree.path + "/in/"
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder + "out-link.json5", withDestinationPath: "../out.json5")
    try manager.createSymbolicLink(atPath: folder + "out-folder", withDestinationPath: "../other")
    try manager.createSymbolicLink(atPath: folder + "dead-link.json5", withDestinationPath: "nowhere")
    mkfifo(folder + "pipe", 0o600)
    if keys.contains("large") {
      try files.tree.write([UInt8](repeating: 32, count: 16 << 20 + 1), to: "in/large.json5")
    }
    try files.expect(message, in: "in/main.json5")
  }

  @Test("links inside the folder are followed, links to folders are no files")
  func links() throws {
    let files = try PartFiles([
      "main.json5": "{include: ['linked/*.json5', 'par*'], stack: ['a', 'b']}",
      "real/a.json5": "{screens: {a: {}}}", "real/b.json5": "{screens: {b: {}}}",
    ])
    let folder = files.tree.path + "/"
    try FileManager.default.createSymbolicLink(atPath: folder + "linked", withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(atPath: folder + "parts", withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(atPath: folder + "part", withDestinationPath: "real/a.json5")
    #expect(try files.load().screens.count == 2)
  }

  @Test("a circle of files is reported with its way, where it closes")
  func circles() throws {
    try PartFiles([
      "main.json5": "{extends: 'a.json5', \(Self.scene)}", "a.json5": "{include: ['b.json5']}",
      "b.json5": "{\n extends: ‸'main.json5'}",
    ]).expect("in a circle: main.json5 → a.json5 → b.json5 → main.json5: ")
    try PartFiles([
      "main.json5": "{include: ['a.json5'], \(Self.scene)}", "a.json5": "{include: ['b.json5']}",
      "b.json5": "{include: [‸'a.json5']}",
    ]).expect(
      "$.include[0]: the files build on each other in a circle: main.json5 → a.json5 → b.json5 → a.json5: ")
  }

  @Test("thirty-two files on each other are joined, one more is refused with the way")
  func depth() throws {
    for count in [32, 33] {
      let files = try PartFiles(["main.json5": "{extends: 'f1.json5', \(Self.scene)}"])
      for index in 1..<count {
        try files.tree.write("{extends: 'f\(index + 1).json5'}", to: "f\(index).json5")
      }
      try files.tree.write("{title: 'deep'}", to: "f\(count).json5")
      if count == 32 {
        #expect(try files.load().title == "deep")
      } else {
        let error = #expect(throws: SceneFileError.self) { try files.load() }
        let text = try #require(error?.diagnostics.first?.summary)
        #expect(
          text.contains(
            "more than 32 deep: main.json5 → f1.json5 → f2.json5 → f3.json5 → … → f31.json5 → f32.json5 → f33.json5: "
          ))
        #expect(
          error?.diagnostics.count == 1 && error?.diagnostics.first?.file.hasSuffix("f32.json5") == true)
      }
    }
  }

  @Test("two included files that say the same are refused with both places")
  func collisions() throws {
    let rows: [(String, String, String)] = [
      ("{screens: {home: {title: 'A'}}}", "{screens: {home: ‸{bar: {}}}}", "$.screens.home"),
      ("{styles: {x: {}}}", "{styles: {x: ‸{}}}", "$.styles.x"),
      ("{kinds: {A: 'B'}}", "{kinds: {A: ‸'C'}}", "$.kinds.A"),
      ("{traits: {os: 17}}", "{traits: {style: 'dark', os: ‸17}}", "$.traits.os"),
      ("{stack: ['home']}", "{stack: ‸['home']}", "$.stack"),
      ("{bar: {tintColor: {white: 1}}}", "{bar: {tintColor: {white: ‸0}}}", "$.bar.tintColor.white"),
    ]
    for (first, second, path) in rows {
      try PartFiles([
        "parts/a.json5": first, "parts/b.json5": second,
        "main.json5": "{include: ['parts/*'], screens: {home: {}}, stack: ['home']}",
      ]).expect("\(path): two included files say this; the other is ")
    }
  }

  @Test("unordered parts join whatever keys each of them has")
  func besides() throws {
    let files = try PartFiles([
      "a.json5": "{$schema: 's', traits: {os: 16}, assets: ['.'], screens: {a: {}}}",
      "b.json5": "{$schema: 's', traits: {style: 'dark'}, assets: ['.'], screens: {b: {}}}",
      "main.json5": "{include: ['?.json5'], stack: ['a']}",
    ])
    let traits = try files.load().traits
    #expect(traits.os == 16 && traits.isDark)
  }

  @Test("a thousand parts and ten thousand screens in one are joined")
  func many() throws {
    let files = try PartFiles(["main.json5": "{include: ['parts/*.json5', 'big.json5'], stack: ['s0', 'p7']}"]
    )
    for index in 0..<998 {
      try files.tree.write("{screens: {p\(index): {title: '\(index)'}}}", to: "parts/\(index).json5")
    }
    let screens = (0..<9000).map { "s\($0): {bar: 'brand'}" }.joined(separator: ", ")
    try files.tree.write("{styles: {brand: {alpha: 0.5}}, screens: {\(screens)}}", to: "big.json5")
    #expect(try files.load().screens.count == 9998)
    for index in 998..<1001 { try files.tree.write("{}", to: "parts/\(index).json5") }
    let error = #expect(throws: SceneFileError.self) { try files.load() }
    #expect(error?.diagnostics.first?.message == "the scene is made of more than 1000 files")
  }

  @Test("a scene from standard input is joined with files of the working folder")
  func standardInput() throws {
    let text = JSON5MarkedText("{screens: {a: {}}, stack: ['a'], extends: ‸'no such part.json5'}")
    do {
      _ = try StandardInput.with(text.text) { try SceneLoader.load("-") }
      Issue.record("accepted")
    } catch let error as SceneFileError {
      #expect(error.diagnostics.map { "\($0.file) \($0.line):\($0.column)" } == ["- \(text.place)"])
    }
  }
}
