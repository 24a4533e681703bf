/// What one page contributes to the bar's content (`UINavigationItem`).
public struct NavigationItem: Hashable, Sendable {
  /// `backBarButtonItem`: given at all, its title (nil: the arrow alone) stands in the back button of the page
  /// pushed above.
  public struct BackItem: Hashable, Sendable {
    public var title: String?

    public init(title: String?) { self.title = title }
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
  /// A line above the row.
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
}
