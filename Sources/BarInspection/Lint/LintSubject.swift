public import BarGeometry
public import BarModel
public import BarNavigation

/// What rules look at: the pages of a scene, what its steps do to them, and how that is shown.
public struct LintSubject: Sendable {
  public var traits: Traits
  /// The shared bar before any page touches it.
  public var initialBar: BarStyle
  /// Bottom first.
  public var stack: [Page]
  /// The bar when the top of `stack` has appeared.
  public var startBar: BarStyle
  public var moves: [LintMove]
  /// Pages that a step puts on the stack without showing them.
  public var hiddenPages: [Page] = []
  public var strategies: [LintStrategy]
  public var interactivePop = InteractivePop()
  public var kinds = KindHierarchy()
  /// The window behind the pages; nil: not known.
  public var container: Color?
  /// Names of the faults that the scene puts in.
  public var faults: [String] = []

  public init(
    traits: Traits, initialBar: BarStyle = BarStyle(), stack: [Page], startBar: BarStyle,
    moves: [LintMove] = [], strategies: [LintStrategy]
  ) {
    self.traits = traits
    self.initialBar = initialBar
    self.stack = stack
    self.startBar = startBar
    self.moves = moves
    self.strategies = strategies
  }

  /// Some strategy leaves the bar as the last page left it.
  var sharesBar: Bool { strategies.contains { $0.ownership == .shared } }

  /// Every page of the story once, in the order in which they come; two made of one screen are one.
  var pages: [Page] {
    var seen: Set<String> = []
    return (stack + moves.flatMap { [$0.from, $0.to] } + hiddenPages)
      .filter { seen.insert($0.screen.name).inserted }
  }

  /// Every rest of the story: who is on top, and the bar as it is then. Pages that never are on top come last, with
  /// the bar they ask for.
  var looks: [LintLook] {
    guard let top = stack.last else { return [] }
    var result = [LintLook(page: top, bar: startBar)]
    result += moves.map { LintLook(page: $0.top, bar: $0.barAfter) }
    let shown = Set(result.map(\.page.screen.name))
    result += pages.filter { !shown.contains($0.screen.name) }
      .map { LintLook(page: $0, bar: initialBar.applying($0.screen.writes)) }
    return result
  }

  /// Those in which there is a bar to be seen.
  var visibleLooks: [LintLook] { looks.filter { $0.page.screen.hidesBar != true } }
}
