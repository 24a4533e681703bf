import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// Where the two pages are at an instant, and what lies over them, by the model.
struct PageGeometry: Hashable, Sendable {
  /// Share of the width by which the covered page moves: 0.2990 ± 0.0007 measured, n = 36.
  static let parallax = 0.3
  /// Black over the covered page at full cover: median 0.096 measured, n = 77.
  static let fullDim = 0.1
  /// Width of the top page's edge shadow, points, and its alpha at the edge: measured.
  static let shadowWidth = 9.0
  static let shadowAlpha = 0.2

  var width: Double
  var isMirrored: Bool
  /// How much of the bottom page is covered, 0…1.
  var cover: Double
  /// Left edges of the pages, points.
  var topX: Double
  var bottomX: Double
  var dim: Double
  /// Of the edge shadow as a whole: it fades with the progress in both directions (measured).
  var shadow: Double

  init(_ stage: TransitionStage, _ instant: Instant) {
    width = stage.traits.size.width
    isMirrored = stage.traits.isRightToLeft
    let sign = isMirrored ? -1.0 : 1.0
    cover = stage.transition.isPush ? instant.progress : 1 - instant.progress
    topX = (sign * width * (1 - cover)).quantized
    bottomX = (-PageGeometry.parallax * sign * width * cover).quantized
    dim = (PageGeometry.fullDim * cover).quantized
    shadow = (1 - instant.progress).quantized
  }

  /// The top page's edge that lies over the bottom page.
  var seam: Double { isMirrored ? topX + width : topX }

  /// Which page is seen in the columns from `left` to `right`; nil where both are.
  func isTop(_ left: Double, _ right: Double) -> Bool? {
    let isAfter = left >= seam
    guard isAfter || right <= seam else { return nil }
    return isAfter != isMirrored
  }

  /// The part of the band that shows the top or the bottom page.
  func part(ofTop: Bool, height: Double) -> Rect {
    let isRight = ofTop != isMirrored
    let edge = seam.clamped(to: 0...width)
    return Rect(x: isRight ? edge : 0, y: 0, width: isRight ? width - edge : edge, height: height)
  }
}
