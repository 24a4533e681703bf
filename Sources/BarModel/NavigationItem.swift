/// What one page contributes to the bar's content (`UINavigationItem`).
public struct NavigationItem: Hashable, Sendable {
  /// `backBarButtonItem`: given at all, what it holds stands in the back button of the page pushed above.
  public struct BackItem: Hashable, Sendable {
    /// nil: the arrow alone.
    public var title: String?
    /// Counts before the title.
    public var image: BarImage?
    /// nil: the bar's tint.
    public var tint: DynamicColor?

    public init(title: String?, image: BarImage? = nil, tint: DynamicColor? = nil) {
      self.title = title
      self.image = image
      self.tint = tint
    }
  }

  /// `backButtonDisplayMode`.
  public enum BackButtonDisplayMode: String, CaseIterable, Hashable, Sendable {
    /// The title if it fits, else "Back", else the arrow.
    case `default`
    /// "Back" if it fits, else the arrow.
    case generic
    /// The arrow.
    case minimal
  }

  /// nil: no text.
  public var title: String?
  /// Stands in place of the title.
  public var titleView: TitleView?
  /// A line above the row; nil: no such line, and the bar no higher for it.
  public var prompt: String?
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  public var backButtonTitle: String?
  public var backBarButtonItem: BackItem?
  public var backButtonDisplayMode: BackButtonDisplayMode = .default
  public var hidesBackButton = false
  /// The back button stays beside left items.
  public var leftItemsSupplementBackButton = false
  /// Leading items, from the edge inward.
  public var left: [BarButtonItem] = []
  /// Trailing items, from the edge inward.
  public var right: [BarButtonItem] = []
  public var standardAppearance: AppearanceStyle?
  public var compactAppearance: AppearanceStyle?
  public var scrollEdgeAppearance: AppearanceStyle?
  public var compactScrollEdgeAppearance: AppearanceStyle?

  public init(title: String? = nil) { self.title = title }

  /// What a prompt adds to the bar's height, points: 74 in all is documented in the constants of an app (with a row
  /// of 44); that it adds as much to other rows is assumed. An empty prompt counts (documented: not nil).
  public var promptHeight: Double { prompt == nil ? 0 : 30 }

  /// Whether a page pushed with this item shows a back button.
  var showsBackButton: Bool { !hidesBackButton && (left.isEmpty || leftItemsSupplementBackButton) }
}
