import BarGeometry
import BarModel

/// What can be said about fake bars.
struct FakeBarOptions: Hashable {
  enum Contents: String, CaseIterable {
    /// The real bar's, which cross-fades above the pages.
    case shared
    /// Part of each page's fake.
    case snapshot
  }

  /// What a translucent fake blurs.
  enum Backdrop: String, CaseIterable {
    /// Its page, with the container's colour behind it.
    case page
    /// All that is drawn under it on the screen, as the real bar does.
    case screen
  }

  /// What a key means that a page leaves alone.
  enum Unset: String, CaseIterable {
    /// As the bar was before any page touched it.
    case `default`
    /// As the page before it left the bar.
    case inherit
  }

  /// Which of the bar's keys a fake takes over; it has the system's default for the others.
  enum Copies: Hashable {
    case all
    case keys([BarStyle.Key])
    case km
  }

  /// How tint and title colour of the real bar go from the one page's to the other's.
  enum Coloring: Hashable {
    /// Each page's items have the page's own.
    case perPage
    /// All have the new ones from the first frame on.
    case atOnce
    case mixed(Pace)
  }

  var contents = Contents.shared
  var copies = Copies.all
  var similar = BarSimilarity.never
  var backdrop = Backdrop.screen
  var unset = Unset.inherit
  /// Of the window in flight.
  var containerColor: DynamicColor?
  /// The colour is only for a translucent bar.
  var paintsUnderTranslucentOnly = false
  var coloring = Coloring.perPage
  var look = BarLook.system
  /// Bars turn clear instead of being hidden.
  var hidesByAlpha = false
  /// Similar bars are cross-faded instead of being set at once.
  var fadesSimilar = false

  init() {}

  init(_ choice: StrategyChoice) throws(StrategyError) {
    let options = StrategyOptionReader(choice)
    let preset: Preset? = try options.word("preset")
    preset?.apply(to: &self)
    if let word: Contents = try options.word("contents") { contents = word }
    if let keys: [BarStyle.Key] = try options.words("copies") { copies = .keys(keys) }
    if let word: BarSimilarity = try options.word("similar") { similar = word }
    if let word: Backdrop = try options.word("backdrop") { backdrop = word }
    if let word: Unset = try options.word("unset") { unset = word }
    if let color = try options.color("paintsContainer") {
      containerColor = color
      paintsUnderTranslucentOnly = false
    }
  }
}
