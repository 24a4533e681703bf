public import BarModel
public import BarNavigation

/// How a strategy lays out a page where UIKit's rules for the one shared bar do not hold.
public struct PageStaging: Hashable, Sendable {
  /// The page carries its own bar, content and all; the real bar is not seen over it.
  public var hasOwnBar = false
  /// The real bar is still there, transparent, so that pages extend under it whatever their own bar looks like.
  public var hasTransparentBar = false
  public var backButton = OwnBackButton.system
  /// Points that the container gives to a large title at the page's top; nil: what the title takes.
  public var largeTitleInset: Double?
  /// The system's bar stays above the page's own, which begins below it.
  public var keepsSystemBar = false
  public var look = BarLook.system

  public init() {}

  /// The shared bar as UIKit makes it.
  public static let system = PageStaging()
}

extension PageStaging {
  /// The rules for one page: those of the strategy that it names itself, else of `strategy`. O(strategies).
  public init(_ page: Page, _ strategy: (any TransitionStrategy)?) {
    let own = page.screen.strategy.flatMap { try? StrategyList.make($0) }
    self = (own ?? strategy)?.staging ?? .system
  }
}
