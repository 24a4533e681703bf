extension Kernels {
  /// Premultiplies straight 8-bit R, G, B, A and divides by alpha again: what a file that keeps premultiplied
  /// samples has left of them.
  public static func roundTrip(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for x in 0..<count {
      let word = UInt32(littleEndian: pixels[x])
      let alpha = word &>> 24
      if alpha == 255 { continue }
      var result = alpha &<< 24
      if alpha > 0 {
        for shift in [0, 8, 16] as [UInt32] {
          let premultiplied = scale((word &>> shift) & 255, alpha)
          result |= min(255, (premultiplied &* 255 &+ alpha / 2) / alpha) &<< shift
        }
      }
      pixels[x] = result.littleEndian
    }
  }
}
