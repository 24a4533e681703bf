import BarDisplay
import BarGeometry
import BarModel

/// The back button in flight: labels under the transition mask, and the indicator.
extension BarContentMotion {
  var backLabels: [AnimatedLayer] {
    let large = largeBackLabel
    let labels = [
      bottom.backLabel.map { label in
        moving(label, covered: logicalX(label) - BarContentMotion.oldLabelShare * stage.width, isBottom: true)
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
  var indicators: [AnimatedLayer] {
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
    kept.opacity = Track(
      1, to: 0, timed: Ramp(.time, from: 0.63, to: 0.7), dragged: Ramp(.progress, from: 0.92))
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
}
