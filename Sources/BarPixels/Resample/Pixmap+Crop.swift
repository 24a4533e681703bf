public import BarGeometry

extension Pixmap {
  /// The pixels inside `rect` (pixels; both sides positive), as a picture of its size. What lies outside
  /// this picture is transparent. Cost: O(pixels of `rect`).
  public func cropped(to rect: PixelRect) -> Pixmap {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard inside == rect else {
      let result = Pixmap(width: rect.width, height: rect.height)
      result.copyPixels(of: self, from: inside, toX: inside.x - rect.x, y: inside.y - rect.y)
      return result
    }
    let result = Pixmap(uninitializedWidth: rect.width, height: rect.height)
    result.copyPixels(of: self, from: rect, toX: 0, y: 0)
    return result
  }

  /// The same pixels in memory of their own. Cost: O(pixels).
  public func copy() -> Pixmap {
    let result = Pixmap(uninitializedWidth: width, height: height)
    Kernels.copy(result.words, words, count: width * height)
    return result
  }

  /// Left and right exchanged. Cost: O(pixels).
  public func mirrored() -> Pixmap {
    let result = Pixmap(uninitializedWidth: width, height: height)
    for y in 0..<height {
      Kernels.mirror(result.row(y), row(y), count: width)
    }
    return result
  }

  /// Writes `area` of `source` with its corner at `toX`, `y`. Everything must lie inside both pictures.
  private func copyPixels(of source: Pixmap, from area: PixelRect, toX: Int, y: Int) {
    for line in 0..<area.height {
      Kernels.copy(row(y + line) + toX, source.row(area.y + line) + area.x, count: area.width)
    }
  }
}
