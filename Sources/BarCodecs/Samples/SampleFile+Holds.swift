import BarPixels

extension SampleFile {
  /// Whether the still picture has the very samples of another one with 8 bits. False when it is damaged. Cost:
  /// O(pixels) up to the first row that differs, and memory for a row.
  public func holds(_ image: StraightImage) -> Bool {
    guard depth == .eight, width == image.width, height == image.height,
      image.rgba.count == width * height * 4,
      let reader = try? reader(depth: .eight)
    else { return false }
    let row = UnsafeMutableRawPointer.allocate(byteCount: width * 4, alignment: 64)
    defer { row.deallocate() }
    return image.rgba.withUnsafeBytes { rgba in
      // Not nil: a picture has pixels.
      (0..<height).allSatisfy { y in
        guard (try? reader.read(1, into: row)) != nil else { return false }
        let other = rgba.baseAddress! + y * width * 4
        return Kernels.equal(
          row.assumingMemoryBound(to: UInt32.self), other.assumingMemoryBound(to: UInt32.self), count: width)
      }
    }
  }
}
