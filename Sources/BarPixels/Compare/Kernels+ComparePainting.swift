extension Kernels {
  /// What is seen where nothing is marked.
  public enum ComparePaper: Hashable, Sendable {
    /// The picture as a grey on white, faded; smoothed edges that did not count are marked as well.
    case faded
    /// The picture itself.
    case plain
    /// Nothing.
    case clear
  }

  /// Paints a row of a picture of differences as straight R, G, B, A.
  ///
  /// Faded and clear pictures are pixelmatch's, byte for byte, when `row` is the expected picture's.
  /// - Parameters:
  ///   - row: `count` pixels of a picture.
  ///   - states: `count` bytes of a `CompareMap`.
  public static func paintComparison(
    _ row: UnsafeRawPointer, _ depth: SampleDepth, states: UnsafePointer<UInt8>, count: Int,
    paper: ComparePaper, _ palette: ComparePalette, to out: UnsafeMutablePointer<UInt32>
  ) {
    switch depth {
    case .eight: paint(row.assumingMemoryBound(to: UInt32.self), states, count, paper, palette, out)
    case .sixteen: paint(row.assumingMemoryBound(to: UInt64.self), states, count, paper, palette, out)
    }
  }

  private static func paint<Pixel: SamplePixel>(
    _ row: UnsafePointer<Pixel>, _ states: UnsafePointer<UInt8>, _ count: Int, _ paper: ComparePaper,
    _ palette: ComparePalette, _ out: UnsafeMutablePointer<UInt32>
  ) {
    let different = palette.different.word
    let darker = (palette.darker ?? palette.different).word
    let antialiased = palette.antialiased.word
    for x in 0..<count {
      switch CompareState(rawValue: states[x]) {
      case .different: out[x] = different
      case .darker: out[x] = darker
      case .antialiased where paper == .faded: out[x] = antialiased
      default:
        switch paper {
        case .faded: out[x] = faded(row[x].samples, palette.fade)
        case .plain: out[x] = row[x].word
        case .clear: out[x] = 0
        }
      }
    }
  }

  @inline(__always)
  private static func faded(_ c: Samples, _ fade: Double) -> UInt32 {
    let value = 255 + (Samples.luma(c.red, c.green, c.blue) - 255) * fade * c.alpha / 255
    let grey = UInt32(max(0, min(255, value)))
    return (grey &* 0x01_01_01 | 0xFF00_0000).littleEndian
  }
}

extension SamplePixel {
  /// With 8 bits a sample, rounded to nearest.
  @inline(__always)
  var word: UInt32 {
    let c = samples
    func byte(_ sample: Double) -> UInt32 { UInt32(sample + 0.5) }
    return (byte(c.red) | byte(c.green) << 8 | byte(c.blue) << 16 | byte(c.alpha) << 24).littleEndian
  }
}
