/// A straight picture as PNG rows, with the filter for each.
struct StraightRows {
  let hasAlpha: Bool
  /// RGB or RGBA rows without padding.
  private(set) var bytes: [UInt8]
  private(set) var filters: [UInt8]

  /// - Parameter keepsAlpha: writes alpha where all is opaque too; nil = where it is not.
  /// - Precondition: the picture has as many bytes as its size says.
  init(_ image: StraightImage, keepsAlpha: Bool? = nil) {
    let (width, height) = (image.width, image.height)
    hasAlpha = keepsAlpha ?? !image.isOpaque
    bytes = hasAlpha ? image.rgba : Self.withoutAlpha(image.rgba)
    filters = [UInt8](repeating: 0, count: height)
    let bytesPerPixel = hasAlpha ? 4 : 3
    let lineCount = width * bytesPerPixel
    let zeros = [UInt8](repeating: 0, count: width * 4)
    // Arrays of pixels are not empty, hence no nil below.
    zeros.withUnsafeBytes { zeros in
      image.rgba.withUnsafeBytes { pixels in
        bytes.withUnsafeBufferPointer { lines in
          for y in 0..<height {
            let row = pixels.baseAddress! + y * width * 4
            let above = y == 0 ? zeros.baseAddress! : row - width * 4
            let line = lines.baseAddress! + y * lineCount
            let facts = RowFacts(
              row: row.assumingMemoryBound(to: UInt32.self),
              above: above.assumingMemoryBound(to: UInt32.self),
              width: width)
            filters[y] =
              RowFilter.choose(
                facts, line: line,
                above: y == 0 ? zeros.baseAddress!.assumingMemoryBound(to: UInt8.self) : line - lineCount,
                count: lineCount, bytesPerPixel: bytesPerPixel
              ).rawValue
          }
        }
      }
    }
  }

  private static func withoutAlpha(_ rgba: [UInt8]) -> [UInt8] {
    let count = rgba.count / 4
    return [UInt8](unsafeUninitializedCapacity: count * 3) { room, initialized in
      rgba.withUnsafeBufferPointer { rgba in
        for i in 0..<count {
          for c in 0..<3 { room[i * 3 + c] = rgba[i * 4 + c] }
        }
      }
      initialized = count * 3
    }
  }
}
