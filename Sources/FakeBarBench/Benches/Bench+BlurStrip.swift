import BarPixels

extension Bench {
  /// The backdrop of a bar on the widest phone: 1290×300 pixels, sigma 30, with saturation. No peer: Cairo has no
  /// blur.
  static func blurStrip() -> Bench {
    let strip = Pixmap(width: 1290, height: 300)
    for y in 0..<strip.height {
      // Stripes and a gradient; what the pixels are does not change the work.
      for x in 0..<strip.width { strip[x, y] = 0xFF00_0000 | UInt32(x * y) & 0xFFFFFF }
    }
    return Bench(
      name: "blur-strip", unit: "strip", units: 1,
      ours: {
        let blurred = Blur.gaussian(strip, sigma: 30)
        Kernels.saturate(blurred.words, count: blurred.width * blurred.height, amount: 461)
      },
      copy: MemoryCopy(bytes: strip.width * strip.height * 4).run)
  }
}
