/// Rectangles taken from and put to each other.
extension PixelRect {
  /// What is left when `other` is taken away, if that is a rectangle; else all of it.
  package func subtracting(_ other: PixelRect) -> PixelRect {
    let common = intersection(other)
    guard !common.isEmpty else { return self }
    if common == self { return .zero }
    if common.y == y, common.height == height {
      if common.x == x { return PixelRect(x: common.maxX, y: y, width: maxX - common.maxX, height: height) }
      if common.maxX == maxX { return PixelRect(x: x, y: y, width: common.x - x, height: height) }
    }
    if common.x == x, common.width == width {
      if common.y == y { return PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY) }
      if common.maxY == maxY { return PixelRect(x: x, y: y, width: width, height: common.y - y) }
    }
    return self
  }

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
