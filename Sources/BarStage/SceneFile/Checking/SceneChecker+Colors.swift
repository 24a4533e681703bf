extension SceneChecker {
  mutating func checkColorName(_ node: JSON5.Node) {
    guard let text = node.string else { return }
    if text.hasPrefix("#") { return checkHex(node, text.dropFirst()) }
    guard !colorSet.contains(text) else { return }
    let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isASCIIHexDigit)
    // "UIColor.systemBlue" and ".systemBlue" are how Swift writes them.
    let word = text.utf8.count <= 64 ? text.split(separator: ".").last.map(String.init) ?? text : text
    if let near = Suggestion.closest(to: word, in: colorNames) {
      report(node.offset, "no colour is called \(Quote(text))", "did you mean \(Quote(near))?")
    } else if isHex {
      report(node.offset, "a hex colour begins with '#'", "write \(Quote("#" + text))")
    } else {
      report(
        node.offset, "no system colour is called \(Quote(text)), and colorsets are not supported yet",
        "write the colour itself, such as '#34C759'")
    }
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
