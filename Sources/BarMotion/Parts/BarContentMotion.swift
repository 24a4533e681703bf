import BarDisplay
import BarGeometry
import BarModel

/// How the real bar's content changes between two pages: titles hand over to back labels, buttons cross-fade.
///
/// Positions are worked out left to right and mirrored at the end. Evidence, from recordings of an iPhone X (push,
/// iOS 11 or 12), an iPhone 11 Pro Max (pop, iOS 13.3) and an iPhone 6 (finger, iOS 8):
/// * The top page's title comes and goes with its leading edge on the trailing edge of the bar. Under a finger it
///   moves linearly (0.1 pt); tapped, its distance is (W − x)·u·(0.7 + 0.3·u), u being the page's distance over W
///   (six values within 5 pt).
/// * The back label starts at the old title's leading edge (1 pt).
/// * An old back label leaves by 0.38 of the width (157 to 159 of 414 pt, two values).
struct BarContentMotion {
  var stage: TransitionStage
  /// The real bar's background is shown, which ends at one height for both pages.
  let isOnRealBar: Bool
  let bottom: BarContentLayers
  let top: BarContentLayers

  init(_ stage: TransitionStage, isOnRealBar: Bool = false) {
    self.stage = stage
    self.isOnRealBar = isOnRealBar
    bottom = BarContentLayers("bar/bottom", stage.bottom)
    top = BarContentLayers("bar/top", stage.top)
  }

  /// Painting order: prompts, large titles, titles, back labels under their mask, indicator, buttons.
  func layers() -> [AnimatedLayer] {
    let pieces = prompts + largeTitles + titles + backBackgrounds + backLabels + indicators + buttons
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
        moving(title, covered: coveredX(title), coveredY: rowY(top.backLabel), isBottom: true)
      },
      top.title.map { title in
        moving(
          title, covered: stage.width, isBottom: false,
          timed: Ramp(.progress, isLeaving(false) ? .bentIn(slope: 0.7) : .bentOut(slope: 0.7)))
      },
    ].compactMap { $0 }
  }

  private var backLabels: [AnimatedLayer] {
    let large = largeBackLabel
    let labels = [
      bottom.backLabel.map { label in
        moving(label, covered: logicalX(label) - 0.38 * stage.width, isBottom: true)
      },
      large == nil ? top.backLabel.map(newBackLabel) : nil,
    ].compactMap { $0 }
    // A label that grows out of a large title comes from below the row, where nothing masks it.
    return masked(labels) + [large].compactMap { $0 }
  }

  private func newBackLabel(_ label: Layer) -> AnimatedLayer {
    let start = bottom.title.map(logicalX) ?? (stage.width - label.frame.width) / 2
    return moving(label, covered: start, coveredY: rowY(bottom.title), isBottom: false)
  }

  private func masked(_ labels: [AnimatedLayer]) -> [AnimatedLayer] {
    guard !labels.isEmpty, let indicator = top.indicator ?? bottom.indicator else { return labels }
    let bar = stage.to.bar.bar
    let (start, end) = rows
    // The group is the bar's row: the mask cannot reach beyond it.
    let inRow = labels.map { label in
      var copy = label
      copy.layer.frame.y -= bar.y
      copy.y = label.y.flatMap { y in
        let relative = Track(
          (y.start - start).quantized, to: (y.end - end).quantized, timed: y.timed, dragged: y.dragged)
        if relative.start == relative.end { copy.layer.frame.y = relative.start }
        return relative.start == relative.end ? nil : relative
      }
      return copy
    }
    let masked = Layer(
      "bar/back", frame: bar,
      mask: BackIndicatorContent.transitionMask(
        top.indicator == nil ? stage.bottom : stage.top, indicator: indicator.frame))
    var group = AnimatedLayer(masked, sublayers: inRow)
    group.y = rowTrack(from: start, to: end)
    return [group]
  }

  /// Stays where both pages have one, solid also while it takes another tint; otherwise it fades in its place
  /// (recording of an iPhone X).
  private var indicators: [AnimatedLayer] {
    guard let old = stage.isPush ? bottom.indicator : top.indicator,
      let new = stage.isPush ? top.indicator : bottom.indicator,
      old.frame.x == new.frame.x, old.frame.size == new.frame.size,
      abs(new.frame.y - old.frame.y - (rows.end - rows.start)) < 0.001
    else {
      return [
        bottom.indicator.map { fading($0, isBottom: true) },
        top.indicator.map { fading($0, isBottom: false) },
      ].compactMap { $0 }
    }
    var kept = AnimatedLayer(old)
    kept.layer.name = "bar/backIndicator"
    kept.y = rowTrack(from: old.frame.y, to: new.frame.y)
    if old.content == new.content { return [kept] }
    // Two half transparent ones would let the bar through; of two shapes the old one must go all the same.
    if !isSameShape(old.content, new.content) {
      return [fading(old, isBottom: stage.isPush), fading(new, isBottom: !stage.isPush)]
    }
    // At the end the new one stands alone: at its edges the old one's colour would show.
    let end = Ramp(.progress, from: 0.92)
    kept.opacity = Track(1, to: 0, timed: end, dragged: end)
    return [kept, fading(new, isBottom: !stage.isPush)]
  }

  /// Alike but for the tint.
  private func isSameShape(_ a: Content, _ b: Content) -> Bool {
    switch (a, b) {
    case (.drawing, .drawing): true
    case (.image(let one, _), .image(let other, _)): one == other
    default: false
    }
  }

  func logicalX(_ layer: Layer) -> Double {
    stage.traits.isRightToLeft ? stage.width - layer.frame.maxX : layer.frame.x
  }

  /// A text that moves between its own place and where it is while its page is away.
  /// - Parameter covered: leading edge while away, left to right.
  /// - Parameter coveredY: top edge while away; nil: its own.
  /// - Parameter timed: how it moves while an animation runs.
  private func moving(
    _ layer: Layer, covered: Double, coveredY: Double? = nil, isBottom: Bool, timed: Ramp = .linear
  ) -> AnimatedLayer {
    let away =
      stage.traits.isRightToLeft ? stage.width - covered - layer.frame.width : covered
    var result = fading(layer, isBottom: isBottom)
    result.x =
      isLeaving(isBottom)
      ? Track(layer.frame.x, to: away, timed: timed) : Track(away, to: layer.frame.x, timed: timed)
    if let coveredY, let own = rowY(layer) {
      result.y = isLeaving(isBottom) ? Track(own, to: coveredY) : Track(coveredY, to: own)
      if coveredY == own, rows.start == rows.end { result.y = nil }
    }
    return result
  }

  /// Top edge of a text, all of which are as high as the row; nil for images, whose own middle counts.
  private func rowY(_ layer: Layer?) -> Double? {
    if let layer, case .text = layer.content { layer.frame.y } else { nil }
  }

  func isLeaving(_ isBottom: Bool) -> Bool { isBottom == stage.isPush }

  /// Tapped: a cross-fade, nearly linear in the progress. Recordings (iPhone X push, iPhone 11 Pro Max pop): out 0.97,
  /// 0.51, 0.55, about 0 at 0.09, 0.54, 0.59, 0.89; in 0.07, 0.59, 0.97 to 1 at 0.09, 0.59, 0.89. Under a finger:
  /// fourth powers of the progress (iPhone 6).
  /// - Parameter followsRow: goes up or down with the row where only one of the pages has a prompt.
  func fading(_ layer: Layer, isBottom: Bool, followsRow: Bool = true) -> AnimatedLayer {
    let way = rows.end - rows.start
    let y = layer.frame.y
    var result = faded(layer, isBottom: isBottom)
    if followsRow {
      result.y = isLeaving(isBottom) ? rowTrack(from: y, to: y + way) : rowTrack(from: y - way, to: y)
    }
    return result
  }

  /// Where the row begins before and after.
  private var rows: (start: Double, end: Double) { (stage.from.bar.bar.y, stage.to.bar.bar.y) }

  private func rowTrack(from start: Double, to end: Double) -> Track? {
    rows.start == rows.end ? nil : Track(start.quantized, to: end.quantized)
  }

  private func faded(_ layer: Layer, isBottom: Bool) -> AnimatedLayer {
    if isLeaving(isBottom) {
      return AnimatedLayer(
        layer,
        opacity: Track(
          1, to: 0, timed: Ramp(.progress, from: 0.05), dragged: Ramp(.progress, .easeOut(power: 4))))
    }
    return AnimatedLayer(
      layer,
      opacity: Track(
        0, to: 1, timed: Ramp(.progress, to: 0.92), dragged: Ramp(.progress, .easeIn(power: 4))))
  }
}
