import BarGeometry
import BarModel

/// Reads the options of one choice; nil where an option is not given.
struct StrategyOptionReader {
  let choice: StrategyChoice

  init(_ choice: StrategyChoice) { self.choice = choice }

  func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws(StrategyError) -> Word?
  where Word.RawValue == String {
    guard let text = choice.options[name] else { return nil }
    guard let word = Word(rawValue: text) else {
      throw bad(text, name, StrategyOptionReader.list(Word.allCases.map(\.rawValue)))
    }
    return word
  }

  func flag(_ name: String) throws(StrategyError) -> Bool? {
    guard let text = choice.options[name] else { return nil }
    guard let flag = Bool(text) else { throw bad(text, name, "true or false") }
    return flag
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(StrategyError) -> Double? {
    guard let text = choice.options[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw bad(text, name, "a number from \(range.lowerBound.trimmed) to \(range.upperBound.trimmed)")
    }
    return number
  }

  /// A hex colour or one of the system's.
  func color(_ name: String) throws(StrategyError) -> DynamicColor? {
    guard let text = choice.options[name] else { return nil }
    if text == "clear" { return .clear }
    guard let color = Color(hex: text).map(DynamicColor.init) ?? DynamicColor(system: text) else {
      throw bad(text, name, "a hex colour such as #FFFFFF, a system colour, or clear")
    }
    return color
  }

  /// Several words joined by "+".
  func words<Word: RawRepresentable & CaseIterable>(_ name: String) throws(StrategyError) -> [Word]?
  where Word.RawValue == String {
    guard let text = choice.options[name] else { return nil }
    var words: [Word] = []
    for part in text.split(separator: "+") {
      guard let word = Word(rawValue: String(part)) else {
        throw bad(String(part), name, StrategyOptionReader.list(Word.allCases.map(\.rawValue)))
      }
      words.append(word)
    }
    return words
  }

  private func bad(_ value: String, _ option: String, _ allowed: String) -> StrategyError {
    .badValue(value, option: option, allowed: allowed)
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Double {
  /// Without a fraction where it has none.
  fileprivate var trimmed: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
