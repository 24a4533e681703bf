import BarGeometry

/// The back button of a bar that a page carries itself, where UIKit's rules do not reach.
public enum OwnBackButton: Hashable, Sendable {
  /// UIKit's: the bar is the shared one.
  case system
  /// A left item that says "Back", without an arrow: the page is the root of a container of its own, so UIKit makes
  /// no back button for it (RTRootNavigationController).
  case plainItem
  /// The system's arrow with the title of the page below when that is narrower than a third of the screen's shorter
  /// side, else with "Back" (EachNavigationBar).
  case arrowWithTitle

  /// The page and the one below it as such a bar lays them out. Cost: shapes one string.
  public func applied(
    to screen: Screen, over previous: Screen?, traits: Traits, measuring: any TextMeasuring
  ) -> (screen: Screen, previous: Screen?) {
    guard let previous, self != .system, screen.item.showsBackButton else { return (screen, previous) }
    let word = BarWords.words(locale: traits.locale).back
    if self == .plainItem {
      var own = screen
      own.item.left.insert(BarButtonItem(title: word), at: 0)
      return (own, nil)
    }
    var below = previous
    let title = previous.item.title ?? ""
    let width = measuring.width(
      of: title, font: FontDescription(size: 17, weight: .regular), direction: traits.direction,
      locale: traits.locale)
    let isShort = !title.isEmpty && width < min(traits.size.width, traits.size.height) / 3
    below.item.backBarButtonItem = NavigationItem.BackItem(title: isShort ? title : word)
    return (screen, below)
  }
}
