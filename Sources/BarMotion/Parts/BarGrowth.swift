import BarDisplay
import BarGeometry
import BarModel

/// The one real bar between two heights: its background's bottom edge and the line below go from the one to the other
/// with the pages (documented in re-implementations: linear in the progress).
struct BarGrowth {
  /// Height of the background, from the screen's top.
  var start: Double
  var end: Double
  /// Height that the layers were made with.
  var made: Double

  init(_ stage: TransitionStage) {
    start = stage.from.bar.background.maxY
    end = stage.to.bar.background.maxY
    made = end
  }

  func apply(_ layers: [AnimatedLayer]) -> [AnimatedLayer] {
    start == end ? layers : layers.map { growing($0, isOuter: true) }
  }

  /// What is as high as the bar grows with it, what lies below moves along. Pictures are stretched.
  private func growing(_ animated: AnimatedLayer, isOuter: Bool) -> AnimatedLayer {
    var result = animated
    if result.layer.frame.height == made {
      result.height = Track(start, to: end)
      if case .image = result.layer.content {
        result.layer.contentsSize = Size(width: result.layer.frame.width, height: max(start, end))
      }
    } else if isOuter, result.layer.frame.maxY >= made {
      let below = result.layer.frame.y - made
      result.y = Track((start + below).quantized, to: (end + below).quantized)
    }
    result.sublayers =
      (result.layer.sublayers.map { AnimatedLayer($0) } + result.sublayers)
      .map { growing($0, isOuter: false) }
    result.layer.sublayers = []
    return result
  }
}
