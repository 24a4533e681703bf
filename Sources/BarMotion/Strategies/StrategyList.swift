public import BarModel

/// Every strategy there is. Scene decoding, help, tests and goldens read this list: a new strategy is a file and
/// a line here.
public enum StrategyList {
  public static let types: [any TransitionStrategy.Type] = [
    FakeBarStrategy.self,
    SharedBarStrategy.self,
    CrossFadeStrategy.self,
    OwnContainerStrategy.self,
    PerPageBarStrategy.self,
  ]

  /// Each with its defaults.
  public static let all: [any TransitionStrategy] = types.compactMap { try? $0.init(StrategyChoice($0.name)) }

  public static var names: [String] { types.map { $0.name } }

  /// The strategy called `name` with its defaults, nil when there is none. O(strategies).
  public static func named(_ name: String) -> (any TransitionStrategy)? {
    all.first { $0.name == name }
  }

  /// A strategy with options. O(strategies).
  public static func make(_ choice: StrategyChoice) throws(StrategyError) -> any TransitionStrategy {
    guard let type = types.first(where: { $0.name == choice.name }) else {
      throw .unknownName(choice.name, known: names)
    }
    if let stray = choice.options.keys.sorted().first(where: { !type.optionNames.contains($0) }) {
      throw .unknownOption(stray, strategy: choice.name, known: type.optionNames)
    }
    return try type.init(choice)
  }
}
