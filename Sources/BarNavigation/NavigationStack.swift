public import BarModel

/// A navigation controller's stack with the one bar it shares, as a state machine: an operation changes the
/// state and returns what UIKit would have called, in order. It draws nothing and waits for nothing.
public struct NavigationStack: Hashable, Sendable {
  /// A page over the whole navigation controller.
  public struct Presentation: Hashable, Sendable {
    public var page: Page
    /// A card: the page under it stays in sight and hears nothing (iOS 13 and later).
    public var isSheet: Bool
  }

  /// Bottom first.
  public internal(set) var pages: [Page]
  /// The bar's own stack of items, by the names of their pages. They follow the pages: while a pop begins there are
  /// more items than pages.
  public internal(set) var items: [String]
  /// The shared bar as it is now.
  public internal(set) var bar: BarStyle
  public internal(set) var isBarHidden = false
  public internal(set) var presented: Presentation?
  /// Calls made when the stack was set up.
  public private(set) var initialEvents: [LifecycleEvent] = []

  let ownership: BarOwnership
  let kinds: KindHierarchy
  var loaded: Set<String> = []
  /// The look that each covered page had.
  var memory: [String: BarStyle] = [:]
  /// The bar before any page touched it.
  let untouchedBar: BarStyle
  /// Covered pages that had hidden a bar of their own.
  var hiddenPages: Set<String> = []

  /// A stack that has just been shown: only its top page is loaded and has appeared.
  /// - Parameters:
  ///   - bar: the shared bar before any page touched it.
  ///   - kinds: which classes of pages are subclasses of which.
  /// - Throws: `emptyStack`, `pushedTwice`.
  public init(
    pages: [Page], bar: BarStyle, ownership: BarOwnership, kinds: KindHierarchy = KindHierarchy()
  ) throws(StackError) {
    guard let top = pages.last else { throw .emptyStack }
    if let twice = NavigationStack.firstRepeated(pages) { throw .pushedTwice(page: twice) }
    self.pages = pages
    self.bar = bar
    untouchedBar = bar
    self.ownership = ownership
    self.kinds = kinds
    items = pages.map(\.name)
    var log = EventLog(isAnimated: false)
    // The initialiser for a root pushes it, so an override of the push meets it (R10). Several pages are set.
    if pages.count == 1 { record(.pushViewController, top, &log) }
    load(top, &log)
    send(.viewWillAppear, top, &log)
    send(.willShow, top, &log)
    layOut(top, &log)
    send(.viewDidAppear, top, &log)
    send(.didShow, top, &log)
    initialEvents = log.events
  }

  public var top: Page { pages[pages.count - 1] }

  /// `visibleViewController`: a presented page is visible, not top.
  public var visible: Page { presented?.page ?? top }

  /// The pages below the top, bottom first; the last one's title is shown by the back button.
  public var ancestors: [Page] { Array(pages.dropLast()) }

  /// Carries out `operation`; refused, it changes nothing. O(pages).
  /// - Throws: for what UIKit throws at, and for what would show nothing.
  public mutating func perform(_ operation: StackOperation) throws(StackError) -> Transition {
    try refuseWhenCovered(operation)
    switch operation {
    case .interrupted(let inner):
      guard inner.isAnimated, let move = try move(for: inner) else { throw .notInterruptible(inner.name) }
      return run(move, as: operation, ending: .turnedRound)
    case .swipe(let isCancelled):
      guard let move = try move(for: operation) else { throw .poppedRoot(page: top.name) }
      return run(move, as: operation, ending: isCancelled ? .cancelled : .finished)
    case .setBarHidden(let hiding): return setBarHidden(hiding, as: operation)
    case .restyle(let name, let style): return try restyle(name, style, as: operation)
    case .present(let page, let isSheet, _): return try present(page, isSheet: isSheet, as: operation)
    case .dismiss: return try dismiss(as: operation)
    default:
      if let move = try move(for: operation) { return run(move, as: operation) }
      if case .backButton = operation { return veto(operation) }
      return rearrange(try arrangement(for: operation), as: operation)
    }
  }

  static func firstRepeated(_ pages: [Page]) -> String? {
    var seen: Set<String> = []
    return pages.first { !seen.insert($0.name).inserted }?.name
  }
}
