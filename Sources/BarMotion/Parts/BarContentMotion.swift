import BarDisplay
import BarGeometry
import BarModel

/// How the real bar's content changes between two pages: titles hand over to back labels, buttons cross-fade.
///
/// Positions are worked out left to right and mirrored at the end. Evidence: the back label starts at the old
/// title's leading edge, the new title with its centre on the trailing edge (measured on iPhone X, iOS 11 or 12:
/// travel 172–183 of 187.5 pt; the same in two re-implementations); an old back label leaves by a quarter of the
/// width (after one re-implementation).
struct BarContentMotion {
  var stage: TransitionStage
  private let bottom: BarContentLayers
  private let top: BarContentLayers

  init(_ stage: TransitionStage) {
    self.stage = stage
    bottom = BarContentLayers("bar/bottom", stage.bottom)
    top = BarContentLayers("bar/top", stage.top)
  }

  /// Painting order: titles, back labels under their mask, indicator, buttons.
  func layers() -> [AnimatedLayer] {
    let pieces = titles + backLabels + indicators + buttons
    guard !pieces.isEmpty else { return [] }
    return [
      AnimatedLayer(
        Layer(
          "bar/content", frame: PageLayers.screen(stage.to),
          opacity: stage.to.appearance.alpha.quantized), sublayers: pieces)
    ]
  }

  private var titles: [AnimatedLayer] {
    [
      bottom.title.map { title in
        moving(title, covered: backLabelX, isBottom: true)
      },
      top.title.map { title in
        // Offset by half the width: the centre of a centred title starts on the edge.
        moving(title, covered: logicalX(title) + stage.width / 2, isBottom: false)
      },
    ].compactMap { $0 }
  }

  private var backLabels: [AnimatedLayer] {
    let labels = [
      bottom.backLabel.map { label in
        moving(label, covered: logicalX(label) - stage.width / 4, isBottom: true)
      },
      top.backLabel.map { label in
        let start = bottom.title.map(logicalX) ?? (stage.width - label.frame.width) / 2
        return moving(label, covered: start, isBottom: false)
      },
    ].compactMap { $0 }
    guard !labels.isEmpty, let indicator = top.indicator ?? bottom.indicator else { return labels }
    let bar = stage.to.bar.bar
    // The group is the bar's row: the mask cannot reach beyond it.
    let inRow = labels.map { label in
      var copy = label
      copy.layer.frame.y -= bar.y
      return copy
    }
    let masked = Layer(
      "bar/back", frame: bar,
      mask: BackIndicatorContent.transitionMask(
        top.indicator == nil ? stage.bottom : stage.top, indicator: indicator.frame))
    return [AnimatedLayer(masked, sublayers: inRow)]
  }

  /// Stays where both pages have one; otherwise it fades in its place (measured on iPhone X).
  private var indicators: [AnimatedLayer] {
    if let old = bottom.indicator, let new = top.indicator, sameLook(old, new) {
      var kept = stage.isPush ? new : old
      kept.name = "bar/backIndicator"
      return [AnimatedLayer(kept)]
    }
    return [
      bottom.indicator.map { fading($0, isBottom: true) }, top.indicator.map { fading($0, isBottom: false) },
    ].compactMap { $0 }
  }

  private func sameLook(_ a: Layer, _ b: Layer) -> Bool {
    a.content == b.content && a.frame == b.frame
  }

  private var buttons: [AnimatedLayer] {
    bottom.buttons.map { fading($0, isBottom: true) } + top.buttons.map { fading($0, isBottom: false) }
  }

  private var backLabelX: Double {
    top.backLabel.map(logicalX) ?? BarMetrics.backLabelX(stage.traits.device)
  }

  private func logicalX(_ layer: Layer) -> Double {
    stage.traits.isRightToLeft ? stage.width - layer.frame.maxX : layer.frame.x
  }

  /// A text that moves between its own place and where it is while its page is away.
  /// - Parameter covered: leading edge while away, left to right.
  private func moving(_ layer: Layer, covered: Double, isBottom: Bool) -> AnimatedLayer {
    let away =
      stage.traits.isRightToLeft ? stage.width - covered - layer.frame.width : covered
    var result = fading(layer, isBottom: isBottom)
    result.x =
      isLeaving(isBottom) ? Track(layer.frame.x, to: away) : Track(away, to: layer.frame.x)
    return result
  }

  private func isLeaving(_ isBottom: Bool) -> Bool { isBottom == stage.isPush }

  /// Tapped: a linear cross-fade, in within 0.19 s, out within 0.24 s (measured on one recording of an iPhone X,
  /// iOS 11 or 12: 0.59 in and 0.55 out at 0.110 s, 0.97 to 1 in at 0.208 s). Under a finger: fourth powers of the
  /// progress (measured on iOS 8).
  private func fading(_ layer: Layer, isBottom: Bool) -> AnimatedLayer {
    if isLeaving(isBottom) {
      return AnimatedLayer(
        layer,
        opacity: Track(
          1, to: 0, timed: Ramp(.time, to: 0.24 / 0.5), dragged: Ramp(.progress, .easeOut(power: 4))))
    }
    return AnimatedLayer(
      layer,
      opacity: Track(
        0, to: 1, timed: Ramp(.time, to: 0.19 / 0.5), dragged: Ramp(.progress, .easeIn(power: 4))))
  }
}
