import BarGeometry

extension StraightImage {
  var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Cost: O(pixels) where it is.
  var isOpaque: Bool {
    rgba.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      return words.allSatisfy { UInt32(littleEndian: $0) >> 24 == 255 }
    }
  }

  /// The smallest rectangle that holds every pixel that is not the same; the first pixel where all are.
  /// Cost: O(pixels).
  /// - Precondition: both have one size and the bytes for it.
  func changes(since former: StraightImage) -> PixelRect {
    rgba.withUnsafeBytes { new in
      former.rgba.withUnsafeBytes { old in
        let (new, old) = (new.bindMemory(to: UInt32.self), old.bindMemory(to: UInt32.self))
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
          let row = y * width..<(y + 1) * width
          guard let first = row.first(where: { new[$0] != old[$0] }),
            let last = row.last(where: { new[$0] != old[$0] })
          else { continue }
          left = min(left, first - row.lowerBound)
          right = max(right, last - row.lowerBound + 1)
          top = min(top, y)
          bottom = y + 1
        }
        guard left < right else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  /// A copy of a part. Cost: O(its pixels).
  /// - Precondition: the part lies in the picture.
  func cropped(to part: PixelRect) -> StraightImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.area * 4)
    for y in part.y..<part.maxY {
      bytes += rgba[(y * width + part.x) * 4..<(y * width + part.maxX) * 4]
    }
    return StraightImage(width: part.width, height: part.height, rgba: bytes)
  }
}
