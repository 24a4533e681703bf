public import BarDisplay
public import BarGeometry
public import BarModel
public import BarNavigation

/// A way of showing the bar while one page slides over another.
public protocol TransitionStrategy: Sendable {
  /// The word in scene files and on the command line.
  static var name: String { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// The names of its options.
  static var optionNames: [String] { get }

  /// - Throws: for options or values that it does not have.
  init(_ choice: StrategyChoice) throws(StrategyError)

  /// Its name with its options.
  var choice: StrategyChoice { get }

  /// Whose the bar's style is under this strategy.
  var ownership: BarOwnership { get }

  /// Where the bar's background lies while pages move.
  var placement: BarPlacement { get }

  /// How pages are laid out under it.
  var staging: PageStaging { get }

  /// Lays out the transition once; the choreography is then asked for instants.
  func choreography(_ stage: TransitionStage) -> Choreography

  /// What it does around the life cycle, for traces.
  func actions(_ transition: Transition) -> [StrategyAction]
}

extension TransitionStrategy {
  public var name: String { Self.name }
  public var summary: String { Self.summary }
  /// `fakeBar:similar=equal`.
  public var label: String { choice.label }
  /// The label as a part of a path: `fakeBar-similar=equal`.
  public var folderName: String { label.split(separator: ":").joined(separator: "-") }
  public static var optionNames: [String] { [] }
  public var choice: StrategyChoice { StrategyChoice(Self.name) }
  public var staging: PageStaging { .system }

  /// A page at rest, laid out by this strategy's rules.
  public func restingList(_ page: StagedPage, container: Color) -> DisplayList {
    page.restingList(container: container)
  }
}
