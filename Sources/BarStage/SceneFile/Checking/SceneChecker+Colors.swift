extension SceneChecker {
  mutating func checkColorName(_ node: JSON5.Node) {
    guard let text = node.string else { return }
    if text.hasPrefix("#") { return checkHex(node, text.dropFirst()) }
    guard !colorSet.contains(text), !vocabulary.takesColorSets else { return }
    let problem = UnknownColor.problem(text)
    report(node.offset, problem.message, problem.remedy)
  }

  private mutating func checkHex(_ node: JSON5.Node, _ digits: Substring) {
    let remedy = "write '#RGB', '#RGBA', '#RRGGBB' or '#RRGGBBAA'"
    if let stray = digits.first(where: { !$0.isASCIIHexDigit }) {
      report(node.offset, "\(Quote(String(stray))) is no hex digit", remedy)
    } else if ![3, 4, 6, 8].contains(digits.utf8.count) {
      report(node.offset, "a hex colour cannot have \(digits.utf8.count) digits", remedy)
    }
  }
}

extension Character {
  fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}
