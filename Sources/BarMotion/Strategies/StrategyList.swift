/// Every strategy there is. Scene decoding, help, tests and goldens read this list: a new strategy is a file and
/// a line here.
public enum StrategyList {
  public static let all: [any TransitionStrategy] = [
    FakeBarStrategy(),
    SharedBarStrategy(),
  ]

  public static var names: [String] { all.map { type(of: $0).name } }

  /// The strategy called `name`, nil when there is none. O(strategies).
  public static func named(_ name: String) -> (any TransitionStrategy)? {
    all.first { type(of: $0).name == name }
  }
}

extension TransitionStrategy {
  public var name: String { Self.name }
  public var summary: String { Self.summary }
}
