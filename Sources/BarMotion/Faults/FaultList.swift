/// Every fault there is. Scene decoding, `fakebar faults` and the tests of inspections read this list: a new fault is
/// a file and a line here.
public enum FaultList {
  public static let types: [any Fault.Type] = []

  public static var names: [String] { types.map { $0.name } }

  /// A fault with options. O(faults).
  public static func make(_ choice: FaultChoice) throws(FaultError) -> any Fault {
    guard let type = types.first(where: { $0.name == choice.name }) else {
      throw .unknownName(choice.name, known: names)
    }
    let known = type.options.map(\.name)
    let given = choice.numbers.keys.sorted() + (choice.keys.isEmpty ? [] : ["keys"])
    if let stray = given.first(where: { !known.contains($0) }) {
      throw .unknownOption(stray, fault: choice.name, known: known)
    }
    return try type.init(choice)
  }
}
