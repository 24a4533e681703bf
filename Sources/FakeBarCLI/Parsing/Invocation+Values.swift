import FakeBar

extension Invocation {
  /// A value that cannot be used.
  func invalid(_ option: CommandOption, _ text: String, _ remedy: String) -> UsageError {
    usage("The value \(Quote(text)) is invalid for '\(option.title)': \(remedy)")
  }

  /// A whole number; nil when the option was not given.
  func integer(_ option: CommandOption, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw invalid(option, text, "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Numbers joined by commas; nil when the option was not given.
  func numbers(_ option: CommandOption, in range: ClosedRange<Double>) throws(UsageError) -> [Double]? {
    guard let text = self[option] else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    // Documented in the contract: as many frames as a scene may ask for.
    guard parts.count <= 10_000 else { throw invalid(option, text, "write at most 10000 numbers") }
    var numbers: [Double] = []
    for part in parts {
      guard let number = Decimal.number(part), range.contains(number) else {
        throw invalid(
          option, text,
          "write numbers from \(Int(range.lowerBound)) to \(Int(range.upperBound)), joined by commas")
      }
      numbers.append(number)
    }
    return numbers
  }
}
