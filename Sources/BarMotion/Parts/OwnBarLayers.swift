import BarDisplay
import BarModel

/// The bar that a page carries itself, in wrapper coordinates: background, line and content.
enum OwnBarLayers {
  /// - Parameter name: of the page, "page", "top" or "bottom".
  static func make(_ name: String, _ staged: StagedPage) -> [Layer] {
    guard staged.usesOwnBar else { return [] }
    return BarBackgroundLayers.make("\(name)/bar", staged)
      + BarContentGroup.make("\(name)/bar/content", pieces: "\(name)/bar/content", staged)
  }
}
