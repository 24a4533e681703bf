package import BarPixels
import CBarKernels

/// Conversions between pixmaps (premultiplied words 0xAARRGGBB) and the bytes of files (straight R, G, B, A).
/// Premultiplying rounds to nearest, and so does its inverse, hence premultiply(straight(p)) == p for every
/// premultiplied p: the error of the inverse is at most half a level before it is scaled down again.
///
/// Loops run over pointers taken once a row, never over arrays.
package enum PixelRows {
  /// Turns bytes R, G, B, A into premultiplied words, in place. Returns whether any alpha is below 255.
  package static func premultiplyInPlace(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    var conjunction = UInt32.max
    for i in 0..<count {
      let (r, g, b, a) = components(UInt32(littleEndian: pixels[i]))
      conjunction &= a
      pixels[i] = a << 24 | scaled(r, by: a) << 16 | scaled(g, by: a) << 8 | scaled(b, by: a)
    }
    return conjunction & 255 != 255
  }

  /// The pixmap's pixels as straight R, G, B, A.
  package static func straightBytes(_ pixmap: Pixmap) -> [UInt8] {
    let count = pixmap.width * pixmap.height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { room, initialized in
      // Not nil: a pixmap has at least one pixel.
      let out = UnsafeMutableRawPointer(room.baseAddress!)
      Reciprocals.standard.withPointer { writeRGBA(pixmap.words, count: count, to: out, reciprocals: $0) }
      initialized = count * 4
    }
  }

  /// Opaque premultiplied words to R, G, B: `count * 3` bytes.
  static func writeRGB(_ words: UnsafePointer<UInt32>, count: Int, to out: UnsafeMutableRawPointer) {
    RowKernels.table.write_rgb(out.assumingMemoryBound(to: UInt8.self), words, count)
  }

  /// Premultiplied words to straight R, G, B, A: `count * 4` bytes.
  static func writeRGBA(
    _ words: UnsafePointer<UInt32>, count: Int, to out: UnsafeMutableRawPointer,
    reciprocals: UnsafePointer<UInt32>
  ) {
    if RowKernels.table.conjunction(words, count) >> 24 == 255 {
      // Nearly always, and without a branch a pixel it is three times as fast.
      RowKernels.table.write_opaque_rgba(out.assumingMemoryBound(to: UInt8.self), words, count)
      return
    }
    for i in 0..<count {
      let word = words[i]
      let a = word >> 24
      var straight = rgb(word) | a << 24
      if a != 255 {
        let m = reciprocals[Int(a)]
        straight =
          divided((word >> 16) & 255, a, m) | divided((word >> 8) & 255, a, m) << 8
          | divided(word & 255, a, m) << 16 | a << 24
      }
      out.storeBytes(of: straight.littleEndian, toByteOffset: i * 4, as: UInt32.self)
    }
  }

  /// The word's colour with red in the lowest byte, as files order it.
  @inline(__always)
  private static func rgb(_ word: UInt32) -> UInt32 { word.byteSwapped >> 8 }

  @inline(__always)
  private static func components(_ rgba: UInt32) -> (UInt32, UInt32, UInt32, UInt32) {
    (rgba & 255, (rgba >> 8) & 255, (rgba >> 16) & 255, rgba >> 24)
  }

  /// `c * a / 255`, rounded to nearest; exact for bytes.
  @inline(__always)
  private static func scaled(_ c: UInt32, by a: UInt32) -> UInt32 {
    let t = c &* a &+ 128
    return (t &+ (t >> 8)) >> 8
  }

  /// `(c * 255 + a / 2) / a`, by multiplication; 0 for alpha 0. Colours above their alpha are clamped.
  @inline(__always)
  private static func divided(_ c: UInt32, _ a: UInt32, _ reciprocal: UInt32) -> UInt32 {
    let n = UInt64(c &* 255 &+ (a >> 1))
    return min(UInt32(truncatingIfNeeded: (n &* UInt64(reciprocal)) >> 24), 255)
  }
}
