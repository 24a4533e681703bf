import BarDisplay
import BarGeometry
import BarModel

/// The two pages of a push or pop: the top one slides over the bottom one.
struct PageMotion {
  var stage: TransitionStage

  /// Share of the width by which the covered page moves: 0.2990 ± 0.0007 measured, n = 36.
  static let parallax = 0.3
  /// Black over the covered page at full cover: median 0.096 measured, n = 77.
  static let dim = 0.1
  /// Width of the top page's edge shadow, points, and its alpha at the edge, falling linearly to 0: measured. A free fit
  /// over five recordings gives 8.4 and 0.19, which differs by less than they scatter (0.031).
  static let shadowWidth = 9.0
  static let shadowAlpha = 0.2

  /// - Parameters: bars inside the pages that have none of their own, in wrapper coordinates.
  func layers(bottomBar: PageBar = .none, topBar: PageBar = .none) -> [AnimatedLayer] {
    [bottom(bar: bottomBar), top(bar: topBar)]
  }

  private func bottom(bar: PageBar) -> AnimatedLayer {
    let screen = PageLayers.screen(stage.bottom)
    let covered = -PageMotion.parallax * stage.width * stage.sign
    return AnimatedLayer(
      Layer("bottom", frame: screen),
      x: stage.isPush ? Track(0, to: covered) : Track(covered, to: 0),
      sublayers: [
        AnimatedLayer(wrapper("bottom", stage.bottom, bar)),
        AnimatedLayer(
          Layer("bottom/dim", frame: screen, content: .color(.black)),
          opacity: stage.isPush ? Track(0, to: PageMotion.dim) : Track(PageMotion.dim, to: 0)),
      ])
  }

  private func top(bar: PageBar) -> AnimatedLayer {
    let screen = PageLayers.screen(stage.top)
    let away = stage.width * stage.sign
    return AnimatedLayer(
      Layer("top", frame: screen),
      x: stage.isPush ? Track(away, to: 0) : Track(0, to: away),
      sublayers: [
        shadow(height: screen.height),
        AnimatedLayer(wrapper("top", stage.top, bar)),
      ])
  }

  private func wrapper(_ name: String, _ staged: StagedPage, _ bar: PageBar) -> Layer {
    PageLayers.wrapper(
      name, staged, bar: OwnBarLayers.make(name, staged) + bar.layers, backdrop: bar.backdrop)
  }

  /// Fades with the progress in both directions (measured), and being part of the page it crosses the bar band
  /// wherever the pages carry their own bars.
  private func shadow(height: Double) -> AnimatedLayer {
    let isMirrored = stage.traits.isRightToLeft
    let edge = Color(white: 0, alpha: PageMotion.shadowAlpha)
    let colors = isMirrored ? [edge, .clear] : [.clear, edge]
    let gradient = GradientContent(stops: [
      .init(location: 0, color: colors[0]), .init(location: 1, color: colors[1]),
    ])
    let x = isMirrored ? stage.width : -PageMotion.shadowWidth
    return AnimatedLayer(
      Layer(
        "top/shadow", frame: Rect(x: x, y: 0, width: PageMotion.shadowWidth, height: height),
        content: .gradient(gradient)),
      opacity: Track(1, to: 0))
  }
}
