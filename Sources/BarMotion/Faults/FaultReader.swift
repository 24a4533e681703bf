/// Reads the options of a fault: what is left out has its default, what cannot be is refused.
struct FaultReader {
  let choice: FaultChoice
  let options: [FaultOption]

  /// A number in its option's unit.
  func number(_ name: String) throws(FaultError) -> Double {
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, fault: choice.name, known: options.map(\.name))
    }
    guard let value = choice.numbers[name] ?? option.defaultValue else {
      throw .missingOption(name, fault: choice.name)
    }
    guard option.range.contains(value), option.unit != .frames || value == value.rounded() else {
      throw .badValue(option: name, allowed: Self.allowed(option))
    }
    return value
  }

  /// A number of rendered frames.
  func frames() throws(FaultError) -> Int { Int(try number("frames")) }

  /// Keys of a bar, at least one of `known`.
  func keys(_ known: [String]) throws(FaultError) -> [String] {
    if choice.keys.isEmpty { throw .missingOption("keys", fault: choice.name) }
    guard choice.keys.allSatisfy(known.contains) else {
      throw .badValue(option: "keys", allowed: known.joined(separator: ", "))
    }
    return choice.keys
  }

  private static func allowed(_ option: FaultOption) -> String {
    let ends = "\(Int(option.range.lowerBound)) to \(Int(option.range.upperBound))"
    return option.unit == .frames ? "a whole number from \(ends)" : "a number from \(ends)"
  }
}
