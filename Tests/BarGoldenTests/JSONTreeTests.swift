import BarGolden
import Foundation
import Testing

/// Foundation's coders are the reference: what ours write is theirs byte for byte, and what ours read too.
@Suite("JSON without Foundation")
struct JSONTreeTests {
  private func reference(_ value: some Encodable, isIndented: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func text(_ value: some Encodable, isIndented: Bool) throws -> String {
    String(decoding: try JSONTree(encoding: value).text(isIndented: isIndented), as: UTF8.self)
  }

  @Test("random values are written as Foundation writes them and read as it reads them")
  func random() throws {
    var dice = Dice(seed: 11)
    for _ in 0..<2000 {
      let value = AnyJSON.random(&dice, depth: 4)
      for isIndented in [true, false] {
        let expected = try reference([value], isIndented: isIndented)
        try #require(try text([value], isIndented: isIndented) == expected)
        let read = try JSONTree(parsing: Array(expected.utf8)).decoded([AnyJSON].self)
        try #require(read == [value.asRead])
      }
    }
  }

  private struct Nested: Codable, Equatable {
    struct Empty: Codable, Equatable {}
    enum Word: String, Codable { case one, two }

    var none: Int?
    var word = Word.two
    var list: [Int?] = [nil, 1]
    var empty: [Int] = []
    var object: [String: Empty] = [
      "z": Empty(), "a": Empty(), "B": Empty(), "é": Empty(), "e\u{301}x": Empty(),
    ]
    var numbers = [0.1, 1, -0.0, 1e20, 1e-7, 1.7976931348623157e308, 5e-324]
    var single: Float = 0.1
    var largest = UInt64.max
    var smallest = Int64.min
    var text = "\"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F}\u{85}\u{2028}<>&é👩‍👩‍👧\u{10FFFF}"
  }

  @Test(
    "optionals, nested objects, enumerations, numbers and characters of every kind come as from Foundation")
  func kinds() throws {
    let value = Nested()
    for isIndented in [true, false] {
      let expected = try reference(value, isIndented: isIndented)
      #expect(try text(value, isIndented: isIndented) == expected)
      #expect(try JSONTree(parsing: Array(expected.utf8)).decoded(Nested.self) == value)
    }
  }

  @Test("what is no number is refused, with its place")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      let error = #expect(throws: EncodingError.self) { try JSONTree(encoding: ["a": [1, number]]) }
      guard case .invalidValue(_, let context) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    }
  }

  /// Whether Foundation reads them too is asked at the same time.
  @Test(
    "what JSON allows is read",
    arguments: [
      "1", " [ ] ", "{\"a\":{\"b\":[null,true,false]}}", "\u{FEFF}[1]", "-0", "1E+2", "0.5e-3",
      "\"\\u00e9\\/\"",
      "\"\\ud83d\\ude00\"", "[\"\u{7F}\"]", "{\"a\":1,\"a\":2}", "\n\t\r 12 \n",
    ])
  func valid(_ text: String) throws {
    let read = try JSONTree(parsing: Array(text.utf8)).decoded(AnyJSON.self)
    #expect(try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8)) == read)
  }

  @Test(
    "what JSON forbids is refused",
    arguments: [
      "", " ", "{", "[1", "[1,]", "{\"a\":1,}", "{\"a\"}", "{a:1}", "{'a':1}", "01", "-", "1.", ".5", "+1",
      "1e", "NaN",
      "tru", "nul", "[1]x", "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "\"\\ud800\"", "\"\\udc00\"",
      "\"\\ud800\\u0041\"",
      "\"a\nb\"", "\"a", "[1 2]", "{\"a\" 1}", String(repeating: "[", count: 100_000),
    ])
  func invalid(_ text: String) {
    let error = #expect(throws: DecodingError.self) { try JSONTree(parsing: Array(text.utf8)) }
    if case .dataCorrupted = error { return }
    Issue.record("\(String(describing: error))")
  }

  @Test("bytes that are no UTF-8 are refused")
  func notText() {
    for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC3, 0x22]] as [[UInt8]] {
      #expect(throws: DecodingError.self) { try JSONTree(parsing: bytes) }
    }
  }

  @Test(
    "a value of another kind is an error of the kind that Foundation throws",
    arguments: [
      "{\"word\":3}", "{\"word\":\"three\"}", "[]", "null", "{}", "{\"list\":{}}", "{\"single\":\"1\"}",
      "{\"largest\":1.5}", "{\"largest\":-1}", "{\"smallest\":9223372036854775808}", "{\"text\":null}",
    ])
  func mismatch(_ text: String) throws {
    var text = text
    if text.hasPrefix("{\"") {
      // Of two members with one name the first counts; the others have to be there.
      let members = try JSONTree(encoding: Nested()).text(isIndented: false).dropFirst().dropLast()
      text = "\(text.dropLast()),\(String(decoding: members, as: UTF8.self))}"
    }
    let bytes = Array(text.utf8)
    let ours = kind { _ = try JSONTree(parsing: bytes).decoded(Nested.self) }
    #expect(ours == kind { _ = try JSONDecoder().decode(Nested.self, from: Data(bytes)) })
    #expect(ours != nil)
  }

  /// Of the error that is thrown; nil when none is.
  private func kind(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as DecodingError {
      return switch error {
      case .typeMismatch: "mismatch"
      case .valueNotFound: "no value"
      case .keyNotFound(let key, _): "no \(key.stringValue)"
      case .dataCorrupted: "corrupted"
      @unknown default: "unknown"
      }
    } catch { return "\(error)" }
  }
}
