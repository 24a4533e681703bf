public import BarGeometry

/// A page of the app: its item, its content and what it does to the shared bar when the life cycle calls.
public struct Screen: Hashable, Sendable {
  public var name: String
  /// Its class; by default its name.
  public var kind: String
  public var item: NavigationItem
  /// What each call-back writes to the one shared bar.
  public var hooks: [LifecycleHook: BarStyle]
  /// Where each call-back hides or shows the bar.
  public var barHiding: [LifecycleHook: BarHiding] = [:]
  public var content: PageContent
  /// nil: the page has no scroll view.
  public var scroll: ScrollState?
  /// `edgesForExtendedLayout` contains the top edge.
  public var extendsUnderTopBar: Bool
  public var extendedLayoutIncludesOpaqueBars: Bool
  public var automaticallyAdjustsScrollViewInsets = true
  public var additionalSafeAreaInsets = EdgeInsets.zero
  public var statusBarStyle: StatusBarStyle
  public var statusBarHidden = false
  /// False: the back button asks and is refused (`navigationBar(_:shouldPop:)`).
  public var allowsPop = true
  /// False: the swipe back is off on this page.
  public var interactivePopEnabled = true
  /// A strategy for this page's own bar; nil: the scene's.
  public var strategy: StrategyChoice?

  public init(
    name: String, item: NavigationItem = NavigationItem(), hooks: [LifecycleHook: BarStyle] = [:],
    content: PageContent = PageContent(), scroll: ScrollState? = nil, extendsUnderTopBar: Bool = true,
    extendedLayoutIncludesOpaqueBars: Bool = false, statusBarStyle: StatusBarStyle = .default
  ) {
    self.name = name
    kind = name
    self.item = item
    self.hooks = hooks
    self.content = content
    self.scroll = scroll
    self.extendsUnderTopBar = extendsUnderTopBar
    self.extendedLayoutIncludesOpaqueBars = extendedLayoutIncludesOpaqueBars
    self.statusBarStyle = statusBarStyle
  }
}
