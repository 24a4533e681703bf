import BarDisplay
import BarGeometry
import BarModel

/// A resting bar's content as one group, so that the bar's alpha acts on all of it.
enum BarContentGroup {
  /// - Parameters:
  ///   - name: of the group.
  ///   - pieces: prefix of what is in it.
  static func make(_ name: String, pieces prefix: String, _ staged: StagedPage) -> [Layer] {
    let pieces =
      [LargeTitleLayer.make(prefix, staged)].compactMap { $0 } + BarContentLayers(prefix, staged).all
    guard !pieces.isEmpty, staged.appearance.alpha > 0 else { return [] }
    return [
      Layer(
        name, frame: PageLayers.screen(staged), opacity: staged.appearance.alpha.quantized, sublayers: pieces)
    ]
  }
}
