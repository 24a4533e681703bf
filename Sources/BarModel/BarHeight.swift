/// How tall a bar is: its parts from the screen's top down, points.
public struct BarHeight: Hashable, Sendable {
  /// The status bar's share; the bar itself begins below it.
  public var top: Double
  /// The line above the row; 0 without a prompt.
  public var prompt: Double
  /// The row with title and buttons.
  public var row: Double
  /// The part below the row that holds a large title while nothing is scrolled; 0 for an inline title.
  public var largeTitle: Double

  /// - Parameter isLarge: the page's bar has a large title (`NavigationItem.showsLargeTitle`).
  public init(item: NavigationItem, traits: Traits, isLarge: Bool) {
    top = traits.device.barTop
    prompt = item.promptHeight
    row = traits.device.barHeight
    largeTitle = isLarge ? BarHeight.largeTitlePart(traits) : 0
  }

  /// The bar's bottom edge with the large title scrolled away.
  public var collapsedBottom: Double { top + prompt + row }
  /// And while nothing is scrolled.
  public var expandedBottom: Double { collapsedBottom + largeTitle }

  /// 52 (measured on iOS 14; the same on iPad, documented): a line of the large title with 11 around it, whatever
  /// the content size (assumed).
  static func largeTitlePart(_ traits: Traits) -> Double { traits.contentSize.largeTitleLeading + 11 }
}
