/// Members of a JSON object on one line, in the order in which they are added.
public struct JSONLine {
  private var parts: [String] = []

  public init() {}

  public var members: String { parts.joined(separator: ", ") }
  public var object: String { "{\(members)}" }

  public mutating func add(_ key: String, _ text: String) { addRaw(key, JSONLine.quoted(text)) }
  public mutating func add(_ key: String, _ number: Int) { addRaw(key, String(number)) }
  public mutating func add(_ key: String, _ flag: Bool) { addRaw(key, flag ? "true" : "false") }

  /// Whole numbers without a fraction; what is no number becomes null.
  public mutating func add(_ key: String, _ number: Double) {
    addRaw(key, JSONLine.text(number))
  }

  /// `json` is a finished value.
  public mutating func addRaw(_ key: String, _ json: String) {
    parts.append("\(JSONLine.quoted(key)): \(json)")
  }

  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }

  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
