import BarStage
import Testing

@Suite struct SceneTableFuzzTests {
  /// Numerical Recipes' linear congruential generator.
  struct Generator {
    var state: UInt32

    mutating func next(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((UInt64(state) * UInt64(limit)) >> 32)
    }
  }

  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ":", ",", "'", "\"", "\\", "null", "true", "NaN", "-1e999", "{}", "[]", "'#f'",
      "push: 'x', ", "0x",
      "/*", "//", "\n", "\u{2028}", "é", "extends: 'home',", "''", "\\u", "as", "0.5", "1e9", "'clear'",
      "image: {light: 1},",
    ].map { Array($0.utf8) } + [[0xFF], [0xE4, 0xB8], [0]]

  @Test("a scene with random slips is read or refused with good diagnostics", arguments: 0..<4)
  func slips(seed: Int) {
    var random = Generator(state: UInt32(seed * 7919 + 1))
    let original = Array(SceneTableSample.everything.utf8)
    var outcomes: Set<String> = []
    for _ in 0..<150 {
      var bytes = original
      for _ in 0...random.next(below: 4) {
        let start = random.next(below: bytes.count)
        let end = min(bytes.count, start + random.next(below: 6))
        let piece = random.next(below: 3) == 0 ? [] : Self.pieces[random.next(below: Self.pieces.count)]
        bytes.replaceSubrange(start..<end, with: piece)
      }
      do {
        let file = try SceneFile(file: "a", bytes: bytes, vocabulary: SceneTableRow.vocabulary)
        outcomes.insert("read")
        #expect(file.root.isObject)
      } catch {
        let found = error.diagnostics
        outcomes.insert(found[0].path.isEmpty ? "syntax" : "structure")
        #expect((1...SceneTable.maximumDiagnostics).contains(found.count))
        let isGood = found.allSatisfy {
          $0.line >= 1 && $0.column >= 1 && !$0.message.isEmpty && !$0.remedy.isEmpty
            && $0.caret <= $0.sourceLine.count
            && $0.description.utf8.count < 2000
        }
        #expect(isGood, "\(error)")
      }
    }
    #expect(outcomes == ["read", "syntax", "structure"])
  }

  @Test("a wide or deep value where none belongs ends soon, in short diagnostics")
  func large() throws {
    let numbers = String(repeating: "0,", count: 200_000)
    let key = String(repeating: "k", count: 1 << 20)
    let accents = "'a" + String(repeating: "\u{301}", count: 100_000) + "'"
    let deep = String(repeating: "[", count: 250) + String(repeating: "]", count: 250)
    let unknown = (0..<50_000).map { "x\($0):0," }.joined()
    for keys in [
      "assets: [\(numbers)]", "\(key): [\(numbers)]", "title: [\(numbers)]", "steps: [\(numbers)]",
      "bar: {tintColor: \(accents)}", "traits: {style: \(accents)}", "steps: [{\(unknown)}]",
      "bar: {\(unknown)}",
      "traits: \(deep)", "frames: {at: \(deep)}", "strategy: [\(deep)]", "stack: [\(accents)]",
      "steps: [{push: \(accents)}]",
    ] {
      let source = SourceText(file: "a", bytes: Array("{screens: {a: {}}, \(keys)}".utf8))
      let found = try SceneTableRow.check(source)
      #expect(!found.isEmpty && found.count <= SceneTable.maximumDiagnostics)
      #expect(found.allSatisfy { $0.description.utf8.count < 2000 })
    }
  }
}
