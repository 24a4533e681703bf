import BarStage
import Testing

@Suite struct JSON5ParserTests {
  /// JSON5 text and the same value as plain JSON, by the JSON5 1.0.0 specification.
  static let values: [(String, String)] = [
    ("{}", "{}"), ("[]", "[]"), ("null", "null"), ("true", "true"), ("[1,]", "[1]"),
    ("{a: 1,}", "{\n  \"a\": 1\n}"),
    ("// c\n/* d * / \n */ 1 // e", "1"), ("/**/1", "1"), ("1 //", "1"), ("\u{FEFF}1", "1"),
    ("//a\u{2028}1", "1"), ("//a\u{2029}1", "1"), ("//a\r1", "1"), ("\u{A0}\u{3000}\u{B}\u{C}1\u{FEFF}", "1"),
    ("44", "44"), ("+44", "44"), ("-44", "-44"), (".5", "0.5"), ("44.", "44"), ("-.5e-1", "-0.05"),
    ("1e3", "1000"),
    ("1.5E+2", "150"), ("0xFf", "255"), ("-0x10", "-16"), ("0", "0"), ("0.0", "0"), ("5.e1", "50"),
    ("0e0", "0"),
    ("'a\"b'", "\"a\\\"b\""), ("\"a'b\"", "\"a'b\""), ("'a\\\nb'", "\"ab\""), ("'a\\\r\nb'", "\"ab\""),
    ("'a\\\rb'", "\"ab\""), ("'a\\\u{2028}b'", "\"ab\""), ("'a\u{2028}b'", "\"a\u{2028}b\""),
    ("'\\x41\\u0042\\q\\'\\\\'", "\"ABq'\\\\\""), ("'\\ud83d\\ude00'", "\"😀\""), ("'\\0'", "\"\\u0000\""),
    ("'\\b\\f\\n\\r\\t\\v'", "\"\\u0008\\u000c\\n\\u000d\\u0009\\u000b\""), ("'个人主页'", "\"个人主页\""),
    ("'\\é'", "\"é\""), ("{\\u0061b: 1}", "{\n  \"ab\": 1\n}"), ("{$_个: 1}", "{\n  \"$_个\": 1\n}"),
    ("{a\u{300}\u{200D}1: 1}", "{\n  \"a\u{300}\u{200D}1\": 1\n}"), ("{null: 1}", "{\n  \"null\": 1\n}"),
    ("{'a b': [1, {c: 2}]}", "{\n  \"a b\": [\n    1,\n    {\n      \"c\": 2\n    }\n  ]\n}"),
  ]

  @Test("a document has the value that the specification gives it", arguments: values)
  func value(text: String, json: String) throws {
    #expect(try SourceText(file: "a", bytes: Array(text.utf8)).parse().value.json == json)
  }

  @Test(
    "Infinity and NaN are numbers, with a sign too",
    arguments: [("Infinity", Double.infinity), ("+Infinity", .infinity), ("-Infinity", -.infinity)])
  func infinity(text: String, number: Double) throws {
    let node = try SourceText(file: "a", bytes: Array(text.utf8)).parse()
    #expect(node.number == number)
    #expect(node.integer == nil)
    #expect(try SourceText(file: "a", bytes: Array("-NaN".utf8)).parse().number?.isNaN == true)
  }

  @Test("a number is an integer by its value, not by its spelling")
  func integers() throws {
    let node = try SourceText(
      file: "a", bytes: Array("[1.0, 1e3, 0x10, 1.5, 1e300, 9007199254740993e3]".utf8)
    ).parse()
    #expect(node.elements.map(\.integer) == [1, 1000, 16, nil, nil, nil])
  }

  @Test("every node and key knows its byte offset")
  func offsets() throws {
    let text = "{ a: [1, 'é'],\n  'b': {c: null} }"
    let source = SourceText(file: "a", bytes: Array(text.utf8))
    let root = try source.parse()
    let offsets = try [
      root.offset, root.members[0].keyOffset, #require(root["a"]).offset, root["a"]?.elements[1].offset ?? -1,
      root.members[1].keyOffset, #require(root["b"]?["c"]).offset,
    ]
    #expect(offsets == [0, 2, 5, 9, 18, 27])
    #expect(offsets.map { "\(source.position(of: $0))" } == ["1:1", "1:3", "1:6", "1:10", "2:3", "2:12"])
  }

  @Test("accessors give nothing for another kind of value")
  func accessors() throws {
    let node = try SourceText(file: "a", bytes: Array("{s: 'x', n: 2, b: true, z: null, l: [1]}".utf8))
      .parse()
    #expect(node["s"]?.string == "x" && node["n"]?.integer == 2 && node["b"]?.bool == true)
    #expect(node["z"]?.isNull == true && node["l"]?.isArray == true && node.isObject)
    #expect(node["s"]?.number == nil && node["n"]?.string == nil && node["s"]?.bool == nil)
    #expect(node["s"]?.members.isEmpty == true && node["q"] == nil && node.elements.isEmpty)
  }

  @Test("nesting of 256 levels is read and 257 are refused")
  func depth() throws {
    func nested(_ levels: Int) -> SourceText {
      let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
      return SourceText(file: "a", bytes: Array(text.utf8))
    }
    _ = try nested(256).parse()
    let error = #expect(throws: SceneFileError.self) { try nested(257).parse() }
    #expect(error?.diagnostics.map(\.column) == [257])
    #expect(error?.description.contains("nested more than 256 levels deep") == true)
  }

  @Test("ten megabytes of '[' and a file above the limit are refused with a short message")
  func large() {
    let open = SourceText(file: "a", bytes: Array(repeating: UInt8(ascii: "["), count: 10 << 20))
    let deep = #expect(throws: SceneFileError.self) { try open.parse() }
    #expect((deep?.description.utf8.count ?? .max) < 500)
    let spaces = SourceText(file: "a", bytes: Array(repeating: 32, count: JSON5.maximumLength + 1))
    let long = #expect(throws: SceneFileError.self) { try spaces.parse() }
    #expect(long?.diagnostics.first?.message == "the file has 16777217 bytes, more than 16777216")
  }
}
