import BarGeometry

extension BarImage: Mixable {
  /// Two images of one colour each give one of the colour between; an empty one counts as clear. Pictures have no
  /// middle.
  func mixed(with other: BarImage, _ fraction: Double) -> BarImage {
    if self == other { return self }
    guard let mine = plainColor, let others = other.plainColor, !(isEmpty && other.isEmpty) else {
      return self
    }
    let color = mine.mixed(with: others, fraction)
    let size =
      if isEmpty { other.size } else if other.isEmpty { self.size } else {
        Size(
          width: self.size.width.mixed(with: other.size.width, fraction),
          height: self.size.height.mixed(with: other.size.height, fraction))
      }
    var result = isEmpty ? other : self
    result.name = "solid \(color.hex)"
    result.summary = ImageSummary(
      digest: result.name, size: size, hasAlpha: !color.isOpaque, averageColor: color)
    result.solidColor = color
    result.hasPixels = false
    return result
  }

  private var plainColor: Color? { isEmpty ? .clear : solidColor }
}
