import BarDisplay
import BarGeometry

/// Status bar and home indicator between two pages.
///
/// The status bar has the new page's style from the first frame (measured on an iPhone X: wholly dark 0.1 s into a
/// push, where a cross-fade would be half way); hiding it is a fade (documented default). The home indicator follows
/// what lies below it: assumed to change with the pages.
struct OverlayMotion {
  private let old: [Layer]
  private let new: [Layer]

  init(_ stage: TransitionStage) {
    old = OverlayLayers.make(stage.from)
    new = OverlayLayers.make(stage.to)
  }

  func layers() -> [AnimatedLayer] {
    let names = new.map(\.name)
    let leaving = old.filter { !names.contains($0.name) }.map { layer in
      AnimatedLayer(layer, opacity: Track(1, to: 0))
    }
    return leaving + new.flatMap(entering)
  }

  private func entering(_ layer: Layer) -> [AnimatedLayer] {
    guard let before = old.first(where: { $0.name == layer.name }) else {
      return [AnimatedLayer(layer, opacity: Track(0, to: 1))]
    }
    if before == layer || layer.name == OverlayLayers.statusBar { return [AnimatedLayer(layer)] }
    var renamed = before
    renamed.name += "/old"
    // The old one stays whole under the new: two half transparent ones would let the page through.
    return [AnimatedLayer(renamed), AnimatedLayer(layer, opacity: Track(0, to: 1))]
  }
}
