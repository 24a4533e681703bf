/// A `testcase` of JUnit's XML.
struct JUnitCase {
  enum Result: String {
    case passed, failure, error, skipped
  }

  var className: String
  var name: String
  var result = Result.passed
  /// One word; of failures and errors.
  var type = ""
  var message = ""
  /// Lines below the message.
  var details: [String] = []
  var properties: [(String, String)] = []
  /// Paths, in the form that Jenkins and GitLab read.
  var attachments: [String] = []

  init(className: String, name: String, result: Result = .passed, type: String = "", message: String = "") {
    self.className = className
    self.name = name
    self.result = result
    self.type = type
    self.message = message
  }

  /// The attributes that suites and all suites together have.
  static func counts(_ cases: [JUnitCase]) -> String {
    let words: [(String, Result?)] = [
      ("tests", nil), ("failures", .failure), ("errors", .error), ("skipped", .skipped),
    ]
    return words.map { name, result in
      "\(name)=\"\(cases.count { result == nil || $0.result == result })\""
    }.joined(separator: " ")
  }

  var lines: [String] {
    let head = "    <testcase classname=\"\(Escaping.markup(className))\" name=\"\(Escaping.markup(name))\""
    let body = JUnitSuite.lines(properties, indent: "      ") + resultLines + attachmentLines
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  private var resultLines: [String] {
    let message = "message=\"\(Escaping.markup(message))\""
    switch result {
    case .passed: return []
    case .skipped: return ["      <skipped \(message)/>"]
    case .failure, .error:
      let text = details.map { Escaping.markup($0) }.joined(separator: "\n")
      let tag = "      <\(result.rawValue) type=\"\(Escaping.markup(type))\" \(message)"
      return [text.isEmpty ? tag + "/>" : tag + ">\(text)</\(result.rawValue)>"]
    }
  }

  private var attachmentLines: [String] {
    guard !attachments.isEmpty else { return [] }
    let words = attachments.map { "[[ATTACHMENT|\(Escaping.markup($0))]]" }
    return ["      <system-out>" + words.joined(separator: "\n") + "</system-out>"]
  }
}
