import BarPixels
import CBarKernels

/// Turns the rows of a PNG into straight RGBA samples. Fewer than 8 bits become 8 by v · 255 / (2ⁿ - 1), which has
/// no rest; nothing is rounded.
struct PNGExpander {
  private let layout: PNGLayout
  private let isCgBI: Bool
  /// The words of grey and palette samples up to 8 bits.
  private let words: [UInt32]
  /// The samples that tRNS makes transparent, of grey or RGB.
  private let key: [Int]?

  init(_ file: PNGFile) {
    layout = file.layout
    isCgBI = file.isCgBI
    key = Self.key(file)
    words = layout.bitDepth <= 8 ? Self.words(file, key) : []
  }

  /// The depth that holds every sample.
  var depth: SampleDepth { layout.depth }

  /// Writes a row of `count` pixels as 8-bit RGBA words, for files up to 8 bits.
  func expand(_ row: UnsafePointer<UInt8>, count: Int, to out: UnsafeMutablePointer<UInt32>) {
    switch layout.colorType {
    case .grey, .palette: expandWords(row, count, out)
    case .greyAlpha:
      for x in 0..<count {
        out[x] = (UInt32(row[2 * x]) &* 0x01_01_01 | UInt32(row[2 * x + 1]) &<< 24).littleEndian
      }
    case .rgb: expandRGB(row, count, out)
    case .rgba:
      UnsafeMutableRawPointer(out).copyMemory(from: row, byteCount: count * 4)
      if isCgBI { for x in 0..<count { out[x] = Self.straight(out[x]) } }
    }
  }

  /// Writes a row of `count` pixels as 16-bit RGBA, for files of 16 bits.
  func expand(_ row: UnsafePointer<UInt8>, count: Int, to out: UnsafeMutablePointer<UInt16>) {
    let samples = layout.colorType.samples
    let hasAlpha = samples == 2 || samples == 4
    let colors = hasAlpha ? samples - 1 : samples
    func sample(_ x: Int, _ channel: Int) -> UInt16 {
      let at = (x &* samples &+ channel) &* 2
      return UInt16(row[at]) &<< 8 | UInt16(row[at &+ 1])
    }
    for x in 0..<count {
      let red = sample(x, 0)
      let (green, blue) = colors == 1 ? (red, red) : (sample(x, 1), sample(x, 2))
      var alpha = hasAlpha ? sample(x, samples - 1) : UInt16.max
      if let key, key == (colors == 1 ? [Int(red)] : [Int(red), Int(green), Int(blue)]) { alpha = 0 }
      out[4 * x] = red
      out[4 * x + 1] = green
      out[4 * x + 2] = blue
      out[4 * x + 3] = alpha
    }
  }

  private func expandWords(_ row: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    let bits = layout.bitDepth
    words.withUnsafeBufferPointer { words in
      if bits == 8 {
        for x in 0..<count { out[x] = words[Int(row[x])] }
      } else {
        // The leftmost pixel is in the highest bits (7.2).
        let mask = (1 << bits) - 1
        for x in 0..<count {
          let bit = x &* bits
          out[x] = words[Int(row[bit &>> 3]) >> (8 - bits - bit & 7) & mask]
        }
      }
    }
  }

  private func expandRGB(_ row: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    RowKernels.table.expand_rgb(out, row, count)
    guard let key else { return }
    let opaque = UInt32(truncatingIfNeeded: key[0] | key[1] << 8 | key[2] << 16) | 0xFF00_0000
    for x in 0..<count where UInt32(littleEndian: out[x]) == opaque {
      out[x] = (opaque & 0x00FF_FFFF).littleEndian
    }
  }

  /// Of blue, green, red, premultiplied, as Xcode writes them. Colour under alpha 0 is gone.
  private static func straight(_ word: UInt32) -> UInt32 {
    let bgra = UInt32(littleEndian: word)
    let alpha = bgra >> 24
    guard alpha > 0 else { return 0 }
    func color(_ shift: UInt32) -> UInt32 { min(255, ((bgra >> shift & 255) * 255 + alpha / 2) / alpha) }
    return (color(16) | color(8) << 8 | color(0) << 16 | alpha << 24).littleEndian
  }

  private static func key(_ file: PNGFile) -> [Int]? {
    let fields = ByteFields(file.transparency[...])
    // A key that no sample can have would hide nothing; its high bits are to be ignored (11.3.1.1).
    let mask = (1 << file.layout.bitDepth) - 1
    switch file.layout.colorType {
    case .grey where file.transparency.count >= 2: return [(fields.word(0) ?? 0) & mask]
    case .rgb where file.transparency.count >= 6: return (0..<3).map { (fields.word(2 * $0) ?? 0) & mask }
    default: return nil
    }
  }

  private static func words(_ file: PNGFile, _ key: [Int]?) -> [UInt32] {
    if file.layout.colorType == .palette {
      // An index past the palette's end is black, as libpng reads it.
      return (0..<256).map { index in
        let at = index * 3
        var word: UInt32 = 0
        if at + 3 <= file.palette.count {
          word = (0..<3).reduce(0) { $0 | UInt32(file.palette[at + $1]) << (8 * UInt32($1)) }
        }
        let alpha = index < file.transparency.count ? file.transparency[index] : 255
        return (word | UInt32(alpha) << 24).littleEndian
      }
    }
    let largest = (1 << file.layout.bitDepth) - 1
    return (0...largest).map { value in
      let grey = UInt32(value * 255 / largest) * 0x01_01_01
      return (grey | (key == [value] ? 0 : 0xFF00_0000)).littleEndian
    }
  }
}
