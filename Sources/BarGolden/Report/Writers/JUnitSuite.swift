/// A `testsuite` of JUnit's XML.
struct JUnitSuite {
  var name: String
  var properties: [(String, String)] = []
  var cases: [JUnitCase] = []

  var lines: [String] {
    let head = "  <testsuite name=\"\(Escaping.markup(name))\" \(JUnitCase.counts(cases))>"
    return [head] + Self.lines(properties, indent: "    ") + cases.flatMap(\.lines) + ["  </testsuite>"]
  }

  static func lines(_ properties: [(String, String)], indent: String) -> [String] {
    guard !properties.isEmpty else { return [] }
    let entries = properties.map { name, value in
      "\(indent)  <property name=\"\(Escaping.markup(name))\" value=\"\(Escaping.markup(value))\"/>"
    }
    return ["\(indent)<properties>"] + entries + ["\(indent)</properties>"]
  }
}
