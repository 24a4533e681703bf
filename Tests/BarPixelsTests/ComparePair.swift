import BarPixels

/// Two pictures in memory, or some rows of them.
struct ComparePair {
  let one: SampleImage
  let other: SampleImage
  let area: CompareArea

  /// Straight R, G, B, A of 8 bits each, widened if asked for.
  init(_ one: [UInt8], _ other: [UInt8], _ width: Int, _ height: Int, _ depth: SampleDepth) {
    self.init(
      Self.image(one, width, height, depth), Self.image(other, width, height, depth), first: 0, height: height
    )
  }

  private init(_ one: SampleImage, _ other: SampleImage, first: Int, height: Int) {
    self.one = one
    self.other = other
    func rows(_ image: SampleImage) -> SampleRows {
      SampleRows(base: UnsafeRawPointer(image.bytes), first: first, stride: image.width)
    }
    area = CompareArea(
      width: one.width, height: height, depth: one.depth, expected: rows(one), actual: rows(other))
  }

  /// A copy that has only some rows in memory.
  func band(_ rows: Range<Int>) -> ComparePair {
    func cut(_ image: SampleImage) -> SampleImage {
      let part = SampleImage(width: image.width, height: rows.count, depth: image.depth)
      part.bytes.copyMemory(from: image.row(rows.lowerBound), byteCount: part.byteCount)
      return part
    }
    return ComparePair(cut(one), cut(other), first: rows.lowerBound, height: area.height)
  }

  func tally(_ rule: CompareRule) -> CompareTally {
    // The area holds bare rows of both pictures.
    withExtendedLifetime((one, other)) {
      Kernels.compare(area, rows: 0..<area.height, columns: [0..<area.width], rule: rule, map: nil)
    }
  }

  private static func image(_ rgba: [UInt8], _ width: Int, _ height: Int, _ depth: SampleDepth) -> SampleImage
  {
    let image = SampleImage(width: width, height: height, depth: depth)
    for (i, sample) in rgba.enumerated() {
      switch depth {
      case .eight: image.bytes.storeBytes(of: sample, toByteOffset: i, as: UInt8.self)
      case .sixteen: image.bytes.storeBytes(of: UInt16(sample) * 257, toByteOffset: 2 * i, as: UInt16.self)
      }
    }
    return image
  }
}

extension TestNoise {
  mutating func next(_ bound: Int) -> Int { Int(next()) % bound }

  /// Straight, of few colours, so that there are flat areas and edges.
  mutating func straightPixel() -> [UInt8] {
    let grey = [20, 20, 20, 120, 230][next(5)] as UInt8
    return [grey, grey, UInt8(next(3) * 100), [0, 128, 255, 255, 255][next(5)]]
  }
}
