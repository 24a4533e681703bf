public import BarModel

/// Colours as they are written on a command line: a word or a hex colour without quotes, or an object in JSON5.
public enum ColorText {
  /// Reads a colour in any form of the scene format: `#34C759`, `systemBlue`, `{white: .5, alpha: 1}`,
  /// `{p3: [1, 0, 0]}`. Cost: linear in the text.
  public static func color(_ text: String) throws(ColorTextError) -> DynamicColor {
    let node = try node(text)
    var checker = SceneChecker(vocabulary: SceneVocabulary(systemColors: SystemColor.names))
    checker.check(node, .union(.color))
    if let finding = checker.findings.first {
      throw ColorTextError(message: finding.message, remedy: finding.remedy)
    }
    guard let color = DynamicColor(node: node) else {
      throw ColorTextError(message: "\(Quote(text)) is no colour", remedy: "write one such as '#34C759'")
    }
    return color
  }

  private static func node(_ text: String) throws(ColorTextError) -> JSON5.Node {
    guard text.first == "{" || text.first == "[" else { return JSON5.Node(offset: 0, value: .string(text)) }
    do throws(JSON5.SyntaxError) {
      return try JSON5.parse(SourceText(file: "colour", bytes: Array(text.utf8)))
    } catch {
      throw ColorTextError(message: "\(error.message) (in \(Quote(text)))", remedy: error.remedy)
    }
  }
}
