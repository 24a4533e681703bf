import BarDisplay

/// A bar that a strategy puts into a page, in wrapper coordinates.
struct PageBar {
  var layers: [Layer]
  /// What its blur sees behind the page, and nothing else beyond it; nil: all that is drawn below.
  var backdrop: Layer?

  static let none = PageBar(layers: [])
}
