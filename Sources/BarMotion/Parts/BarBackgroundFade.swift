import BarDisplay
import BarGeometry
import BarModel

/// One bar whose background changes from one page's look to another's: at every instant an exact mix of the two, so
/// that neither the pages shine through between two solid bars nor a blur sees the other bar instead of the pages.
struct BarBackgroundFade {
  var old: StagedPage
  var new: StagedPage

  func layers() -> [AnimatedLayer] { background + shadow }

  var background: [AnimatedLayer] {
    fade("bar/background", old.appearance.coverage, new.appearance.coverage)
  }

  var shadow: [AnimatedLayer] {
    fade("bar/shadow", old.appearance.shadowCoverage, new.appearance.shadowCoverage)
  }

  private func fade(_ name: String, _ oldCover: Double, _ newCover: Double) -> [AnimatedLayer] {
    let layers = [old, new].map { BarBackgroundLayers.make("bar", $0).first { $0.name == name } }
    return fade(layers[0], oldCover, to: layers[1], newCover)
  }

  /// - Parameters: each layer with the share of what lies under it that it hides.
  private func fade(_ old: Layer?, _ oldCover: Double, to new: Layer?, _ newCover: Double) -> [AnimatedLayer]
  {
    guard let old else { return [new.map { AnimatedLayer($0, opacity: Track(0, to: 1)) }].compactMap { $0 } }
    guard let new else { return [AnimatedLayer(renamed(old), opacity: Track(1, to: 0))] }
    if old == new { return [AnimatedLayer(new)] }
    if !old.backdropFilters.isEmpty, !new.backdropFilters.isEmpty {
      return [fadeFills(old, to: new, newCover)]
    }
    let isAlike = old.frame == new.frame
    // A blur must have the pages under it, so its layer is the lower one.
    if !new.backdropFilters.isEmpty {
      let rising = Ramp(.progress, .uncovered(by: isAlike ? oldCover : 0))
      return [
        AnimatedLayer(new, opacity: Track(0, to: 1, timed: rising, dragged: rising)),
        AnimatedLayer(renamed(old), opacity: Track(1, to: 0)),
      ]
    }
    return [
      AnimatedLayer(renamed(old), opacity: falling(under: isAlike ? newCover : 0)),
      AnimatedLayer(new, opacity: Track(0, to: 1)),
    ]
  }

  /// Two materials share one backdrop, since all blur and saturate alike; what they lay over it cross-fades.
  private func fadeFills(_ old: Layer, to new: Layer, _ newCover: Double) -> AnimatedLayer {
    var backdrop = new
    backdrop.content = .none
    backdrop.sublayers = []
    return AnimatedLayer(
      backdrop,
      sublayers: [
        AnimatedLayer(fills(of: old, "bar/old/background/fills"), opacity: falling(under: newCover)),
        AnimatedLayer(fills(of: new, "bar/background/fills"), opacity: Track(0, to: 1)),
      ])
  }

  private func fills(of layer: Layer, _ name: String) -> Layer {
    Layer(
      name, frame: Rect(origin: .zero, size: layer.frame.size), content: layer.content,
      sublayers: layer.sublayers)
  }

  private func falling(under cover: Double) -> Track {
    let ramp = Ramp(.progress, .covered(by: cover))
    return Track(1, to: 0, timed: ramp, dragged: ramp)
  }

  private func renamed(_ layer: Layer) -> Layer {
    var result = layer
    result.name = "bar/old" + layer.name.dropFirst("bar".count)
    return result
  }
}

extension BarAppearance {
  /// How much of what lies under it the background hides, blur aside; 0 where that differs from pixel to pixel.
  fileprivate var coverage: Double {
    var seen = 1.0
    for color in background.material?.overlays ?? [] { seen *= 1 - color.alpha }
    if let color = background.color { seen *= 1 - color.alpha }
    if let image = background.image, !image.summary.hasAlpha, background.imageContentMode.fills {
      seen *= 1 - background.imageOpacity
    }
    return (1 - seen) * alpha * background.alpha
  }

  fileprivate var shadowCoverage: Double {
    let own =
      switch shadow {
      case .none: 0.0
      case .hairline(let color): color.alpha
      case .image(let image, let tint): image.summary.hasAlpha ? 0 : tint?.alpha ?? 1
      }
    return own * alpha * background.alpha
  }
}

extension ImageContentMode {
  /// The image leaves no part of the bar bare.
  fileprivate var fills: Bool { [.scaleToFill, .scaleAspectFill, .redraw].contains(self) }
}
