import BarDisplay
import BarGeometry
import BarModel

/// Large titles in flight. The bottom page's shrinks to the back label of the page above, which grows out of the same
/// place; the top page's comes and goes with its page.
///
/// Evidence: Flutter's bar, fitted to iOS 17.5 by eye: the path, its end at 0.7 of a push, the title's curve, which
/// is the page's within 0.03. Alphas are those measured on inline titles.
extension BarContentMotion {
  /// A text's leading end on its baseline, with the size it has there.
  private struct Anchor {
    /// From the leading edge.
    var x: Double
    var baseline: Double
    /// Points.
    var fontSize: Double
    /// What a text is stretched to there; nil: as wide as it is at that size.
    var width: Double?
  }

  var largeTitles: [AnimatedLayer] { [bottomLargeTitle, topLargeTitle].compactMap { $0 } }

  /// The back label that a large title turns into; nil when there is no such pair.
  var largeBackLabel: AnimatedLayer? {
    guard let title = wholeLargeTitle, let label = stage.top.bar.backLabel, let layer = top.backLabel,
      case .text(var text, let color) = layer.content
    else { return nil }
    let start = anchor(title)
    // Drawn once, at its largest or a little more: a whole multiple of its size, so that at its place it looks as if
    // drawn there.
    let factor = (start.fontSize / text.font.size).rounded(.up)
    var big = layer
    text.font.size *= factor
    text.font.kern *= factor
    text.baseline = (text.baseline * factor).quantized
    big.content = .text(text, color: color)
    big.contentsSize = Size(
      width: (label.frame.width * factor).quantized, height: (label.frame.height * factor).quantized)
    return moving(big, between: start, and: labelAnchor)
  }

  private var bottomLargeTitle: AnimatedLayer? {
    guard let title = wholeLargeTitle else {
      return LargeTitleLayer.make("bar/bottom", stage.bottom).map { fading($0, isBottom: true) }
    }
    var layer = LargeTitleLayer.text("bar/bottom/largeTitle", title, stage.bottom)
    guard stage.top.bar.backIndicator != nil else { return withdrawing(layer) }
    layer.contentsSize = title.frame.size
    return moving(layer, between: anchor(title), and: labelAnchor, isBottom: true)
  }

  private var topLargeTitle: AnimatedLayer? {
    guard let layer = LargeTitleLayer.make("bar/top", stage.top) else { return nil }
    let away = (layer.frame.x + stage.width * stage.sign).quantized
    var result = fading(layer, isBottom: false)
    result.opacity = nil
    result.x = stage.isPush ? Track(away, to: layer.frame.x) : Track(layer.frame.x, to: away)
    return isOnRealBar ? cutAtBar(result) : result
  }

  /// What does not fit a bar that is still growing is cut off, as it is while scrolling (assumed).
  private func cutAtBar(_ title: AnimatedLayer) -> AnimatedLayer {
    let (start, end) = (stage.from.layout.barBottom, stage.to.layout.barBottom)
    guard start != end else { return title }
    let frame = Rect(x: 0, y: 0, width: stage.width, height: end)
    var group = AnimatedLayer(
      Layer("bar/top/largeTitlePart", frame: frame, clipsToBounds: true), sublayers: [title])
    group.height = Track(start, to: end)
    return group
  }

  /// Without a back button to turn into, it gives way by a quarter of the width and is gone at 0.4.
  private func withdrawing(_ layer: Layer) -> AnimatedLayer {
    let away = (layer.frame.x + stage.width / 4 * stage.sign).quantized
    guard isLeaving(true) else {
      return AnimatedLayer(
        layer, x: Track(away, to: layer.frame.x),
        opacity: Track(0, to: 1, timed: Ramp(.progress, from: 0.6), dragged: Ramp(.progress, from: 0.6)))
    }
    return AnimatedLayer(
      layer, x: Track(layer.frame.x, to: away),
      opacity: Track(1, to: 0, timed: Ramp(.progress, to: 0.4), dragged: Ramp(.progress, to: 0.4)))
  }

  /// The bottom page's large title, unless some of it has been scrolled away: that only fades.
  private var wholeLargeTitle: LargeTitleLabel? {
    stage.bottom.bar.largeTitle.flatMap { $0.isWhole ? $0 : nil }
  }

  private func anchor(_ title: LargeTitleLabel) -> Anchor {
    Anchor(
      x: stage.traits.isRightToLeft ? stage.width - title.frame.maxX : title.frame.x,
      baseline: title.frame.y + title.baseline, fontSize: title.font.size * title.scale,
      width: hasEqualTexts ? title.scaledFrame(stage.traits.direction).width : nil)
  }

  /// Of the top page's back label, or where it would stand beside an arrow alone.
  private var labelAnchor: Anchor {
    let bar = stage.top.bar
    let rowBaseline = BarLayout.baseline(barHeight: bar.bar.height)
    return Anchor(
      x: top.backLabel.map(logicalX) ?? BarSpacing.backLabelX(stage.traits),
      baseline: bar.backLabel.map { $0.frame.y + $0.baseline } ?? bar.bar.y + rowBaseline,
      fontSize: bar.backLabel?.font.size ?? 17, width: hasEqualTexts ? bar.backLabel?.frame.width : nil)
  }

  /// Then the one is stretched to the other's width on the way, so that letter lies on letter while they cross-fade.
  private var hasEqualTexts: Bool { stage.bottom.bar.largeTitle?.text == stage.top.bar.backLabel?.text }

  /// - Parameters:
  ///   - start: at the large title's place.
  ///   - end: at the back label's.
  private func moving(_ layer: Layer, between start: Anchor, and end: Anchor, isBottom: Bool = false)
    -> AnimatedLayer
  {
    var result = fading(layer, isBottom: isBottom)
    let (near, far) = (frame(of: layer, at: start), frame(of: layer, at: end))
    let timed = stage.isPush ? Ramp(.progress, to: 0.7) : .linear
    func track(_ side: KeyPath<Rect, Double>) -> Track {
      stage.isPush
        ? Track(near[keyPath: side], to: far[keyPath: side], timed: timed)
        : Track(far[keyPath: side], to: near[keyPath: side], timed: timed)
    }
    (result.x, result.y) = (track(\.x), track(\.y))
    (result.width, result.height) = (track(\.width), track(\.height))
    return result
  }

  private func frame(of layer: Layer, at anchor: Anchor) -> Rect {
    guard case .text(let text, _) = layer.content, let natural = layer.contentsSize else {
      return layer.frame
    }
    let factor = anchor.fontSize / text.font.size
    let size = Size(
      width: anchor.width ?? (natural.width * factor).quantized, height: (natural.height * factor).quantized)
    let x = stage.traits.isRightToLeft ? stage.width - anchor.x - size.width : anchor.x
    return Rect(
      origin: Point(x: x.quantized, y: (anchor.baseline - text.baseline * factor).quantized), size: size)
  }
}
