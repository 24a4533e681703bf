import BarStage
import Testing

@Suite struct JSON5ErrorTests {
  static let rows: [(String, String)] = [
    ("‸", "the file is empty"), ("  // only\n‸", "the file is empty"),
    ("{} ‸x", "text after the end"), ("{\n  a: 1‸", "ends inside the '{' of 1:1"),
    ("{a: [1, 2‸", "ends inside the '[' of 1:5"), ("{a‸", "expected ':'"),
    ("{a:‸", "expected a value, found the end"),
    ("{a: 1 ‸b: 2}", "expected ',' or '}', found 'b': put a comma after the value of 'a'"),
    ("{\n  title: 'A',\n  height: 44\n  ‸items: []\n}", "put a comma after the value of 'height'"),
    ("[1 ‸2]", "put a comma between two entries"), ("[1,‸,2]", "expected a value, found ','"),
    ("{‸,}", "expected a key or '}', found ','"), ("{a ‸= 1}", "use ':' after a key"),
    ("{a: 1‸; b: 2}", "and ',' between"),
    ("{ title: ‸Back }", "unexpected word 'Back': put a string in quotes: \"Back\""),
    ("{color: ‸#fff}", "put a colour in quotes"), ("{a: ‸“x”}", "use straight quotes"),
    ("{a: 1‸，b: 2}", "use the narrow comma"), ("{a‸：1}", "use the narrow colon"),
    ("{‸1a: 2}", "a key cannot begin with a digit"),
    ("{a: 1, b: 2, ‸a: 3}", "duplicate key 'a' (first at 1:2): keep one"),
    ("{x: {é: 1,\n 'y': 2,\n ‸'\\u00e9': 3}}", "(first at 1:6)"),
    ("{a: ‸'x\n'}", "the string has no end on its line"), ("‸\"abc", "the string has no end"),
    ("‸'abc\\", "no end"),
    ("'a‸\\x4'", "needs 2 hex digits"), ("'‸\\u12g4'", "needs 4 hex digits"),
    ("'‸\\ud800'", "half of a surrogate pair"),
    ("'‸\\ud800\\u0041'", "half of a surrogate pair"), ("'‸\\udc00'", "half of a surrogate pair"),
    ("'‸\\1'", "octal"), ("'‸\\01'", "octal"), ("{‸\\x41: 1}", "only \\u may stand"),
    ("{a‸\\u0020: 1}", "cannot stand in a bare key"), ("‸01", "remove the leading 0"), ("‸-", "not a number"),
    ("‸+-1", "not a number"),
    ("‸.", "not a number"), ("‸1e", "not a number"), ("‸0x", "not a number"), ("‸3px", "not a number"),
    ("‸1.2.3", "not a number"), ("‸1_000", "not a number"), ("‸0xFFg", "not a number"),
    ("‸.e1", "not a number"),
    ("‸/* x", "the comment has no end"), ("‸/ x", "unexpected '/'"), ("[1]‸]", "text after the end"),
    ("‸)", "found ')'"),
    ("‸undefined", "unexpected word 'undefined'"), ("[‸\u{7}]", "found a control character"),
    ("{a: ‸}", "expected a value, found '}'"),
  ]

  @Test("a syntax error is one diagnostic at its exact place", arguments: rows)
  func syntax(marked: String, fragment: String) {
    let marked = JSON5MarkedText(marked)
    let error = #expect(throws: SceneFileError.self) { try marked.source().parse() }
    let found = error?.diagnostics ?? []
    #expect(found.map { "\($0.line):\($0.column)" } == [marked.place])
    #expect(found.first?.summary.contains(fragment) == true, "\(found)")
    #expect(found.first?.path == "" && found.first?.remedy.isEmpty == false)
  }

  /// Bytes that are not UTF-8, and how many characters stand before the first bad one.
  static let malformed: [([UInt8], Int)] = [
    ([0x80], 0), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC3, 0xA9, 0xFF], 2), ([0xC0, 0x80], 0),
    ([0xE0, 0x9F, 0xBF], 0),
    ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xE4, 0xB8], 0),
    ([0xFF, 0xFE, 0x7B, 0x00], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
  ]

  @Test("bytes that are not UTF-8 are an error at the first of them", arguments: malformed)
  func utf8(bytes: [UInt8], before: Int) {
    let error = #expect(throws: SceneFileError.self) { try SourceText(file: "a", bytes: bytes).parse() }
    #expect(error?.diagnostics.map(\.message) == ["this is not UTF-8 text"])
    #expect(error?.diagnostics.map(\.column) == [before + 1])
  }

  @Test(
    "LF, CR LF and CR end a line, U+2028 does not; a byte order mark is no column; columns are characters",
    arguments: [
      ("{\r\n\r\na: ?}", "3:4"), ("{\r\ra: ?}", "3:4"), ("{\n\ra: ?}", "3:4"), ("\u{FEFF}{a: ?}", "1:5"),
      ("{'👩‍👩‍👧é': ?}", "1:8"), ("{a:\u{2028}?}", "1:5"), ("{\t?}", "1:3"), ("\u{FEFF}?", "1:1"),
    ])
  func lines(text: String, place: String) {
    let source = SourceText(file: "a", bytes: Array(text.utf8))
    let error = #expect(throws: SceneFileError.self) { try source.parse() }
    #expect(error?.diagnostics.map { "\($0.line):\($0.column)" } == [place])
  }

  @Test("a diagnostic prints its place, its remedy, the line, and a caret below the right cell")
  func caret() {
    let source = SourceText(file: "bar.json5", bytes: Array("{\n\ttitle: '首页', b: Back }".utf8))
    let error = #expect(throws: SceneFileError.self) { try source.parse() }
    // Each of the two Chinese characters takes two cells of a terminal.
    #expect(
      error?.description == """
        bar.json5:2:18: error: unexpected word 'Back': put a string in quotes: "Back"
           title: '首页', b: Back }
                             ^
        """)
  }

  @Test("a line of a megabyte is shown around the caret, without control characters")
  func excerpt() throws {
    let long =
      "[" + String(repeating: "\"\u{202E}é\", ", count: 100_000) + "?, "
      + String(repeating: "1,", count: 9999)
    let error = #expect(throws: SceneFileError.self) {
      try SourceText(file: "a", bytes: Array(long.utf8)).parse()
    }
    let found = try #require(error?.diagnostics.first)
    #expect(found.column == 1 + 100_000 * 6 + 1)
    #expect(found.sourceLine.count <= 160 && found.sourceLine.dropFirst(found.caret).hasPrefix("?, 1,1,"))
    #expect(!found.sourceLine.unicodeScalars.contains("\u{202E}"))
    let bell = #expect(throws: SceneFileError.self) {
      try SourceText(file: "a", bytes: Array("'\u{1B}[2J' x".utf8)).parse()
    }
    #expect(bell?.description.contains("\u{1B}") == false)
  }

  @Test("an object with 100,000 keys is read, and its duplicate found")
  func manyKeys() {
    let keys = (0..<100_000).map { "k\($0):0" }.joined(separator: ",")
    #expect(throws: Never.self) { try SourceText(file: "a", bytes: Array("{\(keys)}".utf8)).parse() }
    let twice = SourceText(file: "a", bytes: Array("{\(keys),k7:0}".utf8))
    let error = #expect(throws: SceneFileError.self) { try twice.parse() }
    #expect(error?.diagnostics.first?.message == "duplicate key 'k7' (first at 1:37)")
  }
}
