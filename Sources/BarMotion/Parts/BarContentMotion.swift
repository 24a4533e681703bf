import BarDisplay
import BarGeometry
import BarModel

/// How the real bar's content changes between two pages: titles hand over to back labels, buttons cross-fade.
///
/// Positions are worked out left to right and mirrored at the end. One rule for all systems modelled, fitted on six
/// recordings together; FakeBarFidelity prints what is left of each.
/// * Tapped, everything follows `tapped`. The top titles of four recordings (iOS 8, 9, 12, 13) lie on it within 0.005
///   of their way (rms, 17 values); left free, its length comes out as 0.35 s. With the page itself it would be 0.037.
/// * Under a finger texts move linearly (0.1 pt) and alphas are fourth powers (iOS 8, 55 frames of two recordings:
///   rms 0.03 to 0.04; the best exponents are 3.75 to 4.2).
/// * The places are the same for taps and fingers (iOS 8: titles go 229.7 and 230.0 pt, labels 124 and 123.5).
/// * The top page's title comes and goes with its leading edge where the room for a title ends: at 402 of 414 pt
///   without buttons, at 325.5 of 375 before one whose image begins at 342 (iOS 13 and 12, within 2 pt). On iOS 8 and
///   9 it was the bar's own edge.
/// * The back label starts at the old title's leading edge and the old title ends at the back label's (iOS 9, 12, 13:
///   3 pt). On iOS 8 the label started with its trailing edge in the middle.
/// * An old back label leaves by 0.34 of the width (iOS 13: 141 and 138 of 414 pt).
/// iOS 8 and 9 let the back label and its arrow appear later, about with the 4.5th power of the time.
struct BarContentMotion {
  /// Core Animation's default curve over 0.35 s, of the page's 0.5: fitted, see above.
  static let tapped = Ramp(.time, to: 0.7, .eased(.cubic(0.25, 0.1, 0.25, 1)))
  /// Share of the width by which an old back label leaves: fitted, see above.
  static let oldLabelShare = 0.34
  /// Between the room for a title and the buttons after it (layout trace of iOS 11 and later).
  private static let titleGap = 8.0

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
        moving(title, covered: titleEnd, isBottom: false)
      },
    ].compactMap { $0 }
  }

  /// Where the room for the top page's title ends. Without buttons that is as far from the edge as the arrow is from
  /// the other.
  private var titleEnd: Double {
    let bar = stage.top.bar
    if let button = bar.trailing.last {
      return logicalX(button.bounds) - BarContentMotion.titleGap
    }
    return stage.width - (bar.backIndicator.map(logicalX) ?? 8)
  }

  func logicalX(_ layer: Layer) -> Double { logicalX(layer.frame) }

  private func logicalX(_ frame: Rect) -> Double {
    stage.traits.isRightToLeft ? stage.width - frame.maxX : frame.x
  }

  /// A text that moves between its own place and where it is while its page is away.
  /// - Parameters:
  ///   - covered: leading edge while away, left to right.
  ///   - coveredY: top edge while away; nil: its own.
  func moving(_ layer: Layer, covered: Double, coveredY: Double? = nil, isBottom: Bool)
    -> AnimatedLayer
  {
    let away = stage.traits.isRightToLeft ? stage.width - covered - layer.frame.width : covered
    var result = fading(layer, isBottom: isBottom)
    result.x =
      isLeaving(isBottom)
      ? Track(layer.frame.x, to: away, timed: BarContentMotion.tapped)
      : Track(away, to: layer.frame.x, timed: BarContentMotion.tapped)
    if let coveredY, let own = rowY(layer) {
      result.y = isLeaving(isBottom) ? Track(own, to: coveredY) : Track(coveredY, to: own)
      if coveredY == own, rows.start == rows.end { result.y = nil }
    }
    return result
  }

  /// Top edge of a text, all of which are as high as the row; nil for images, whose own middle counts.
  func rowY(_ layer: Layer?) -> Double? {
    if let layer, case .text = layer.content { layer.frame.y } else { nil }
  }

  func isLeaving(_ isBottom: Bool) -> Bool { isBottom == stage.isPush }

  /// A cross-fade. Tapped: along `tapped`; 0.49 to 0.54 of five parts at 0.109 s where it is 0.53, 0.88 to 0.89 at
  /// 0.209 s where it is 0.88 (iPhone X; all recordings: rms 0.05). Under a finger: fourth powers.
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
  var rows: (start: Double, end: Double) { (stage.from.bar.bar.y, stage.to.bar.bar.y) }

  func rowTrack(from start: Double, to end: Double) -> Track? {
    rows.start == rows.end ? nil : Track(start.quantized, to: end.quantized)
  }

  private func faded(_ layer: Layer, isBottom: Bool) -> AnimatedLayer {
    let isLeaving = isLeaving(isBottom)
    return AnimatedLayer(
      layer,
      opacity: Track(
        isLeaving ? 1 : 0, to: isLeaving ? 0 : 1, timed: BarContentMotion.tapped,
        dragged: Ramp(.progress, isLeaving ? .easeOut(power: 4) : .easeIn(power: 4))))
  }
}
