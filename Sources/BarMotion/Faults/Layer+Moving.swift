import BarDisplay
import BarGeometry

extension Layer {
  /// A page with all it contains, without its dim and shadow.
  var isPage: Bool { ["top/page", "bottom/page"].contains(name) }

  /// A page's view.
  var isPageView: Bool { ["top/view", "bottom/view"].contains(name) }

  /// Moved, points.
  func moved(x: Double = 0, y: Double = 0) -> Layer {
    var result = self
    result.frame = Rect(
      x: (frame.x + x).quantized, y: (frame.y + y).quantized, width: frame.width, height: frame.height)
    return result
  }

  /// Only what lies below `top`, points in the parent.
  func cut(above top: Double) -> Layer {
    var result = self
    result.frame.y = max(frame.y, top)
    result.frame.height = (frame.maxY - result.frame.y).quantized
    return result
  }
}

extension AnimatedLayer {
  /// Without the fading of the layers that are wanted, at whatever depth.
  func withoutFade(_ isWanted: (Layer) -> Bool) -> AnimatedLayer {
    var result = self
    if isWanted(layer) { result.opacity = nil }
    result.sublayers = sublayers.map { $0.withoutFade(isWanted) }
    return result
  }
}
