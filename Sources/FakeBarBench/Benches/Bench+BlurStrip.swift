import BarPixels

extension Bench {
  /// The backdrop of a bar on the widest phone: 1290×300 pixels, sigma 30. Ours saturates it too, as a bar does; the
  /// peers only blur.
  static func blurStrip(_ context: BenchContext) throws -> Bench {
    let (sigma, units) = (30.0, 8)
    let page = try PageKind.flat.picture(.phone)
    let strip = Pixmap(uninitializedWidth: 1290, height: 300)
    Kernels.copy(strip.words, page.row(200), count: strip.width * strip.height)
    let picture = try context.raw(strip, "strip")
    let copy = MemoryCopy(bytes: strip.width * strip.height * 4, times: units)
    let box = BoxBlur(strip, sigma: sigma)
    func peer(_ name: String, _ package: String, _ task: String) -> Contender {
      context.peers.contender(
        name, package: package, PeerRequest(task, picture: picture, times: units, sigma: sigma))
    }
    var bench = Bench(
      name: "blur-strip", unit: "strip", units: units,
      ours: .timed(us) {
        for _ in 0..<units {
          let blurred = Blur.gaussian(strip, sigma: sigma)
          Kernels.saturate(blurred.words, count: blurred.width * blurred.height, amount: 461)
        }
      },
      rivals: [
        .timed(Bench.copy, copy.run),
        .timed("box blur ×3 in C") { for _ in 0..<units { box.run() } },
        peer("OpenCV stack blur", "opencv", "blur-opencv-stack"),
        peer("OpenCV Gaussian", "opencv", "blur-opencv"),
        peer("Pillow", "pillow", "blur-pillow"),
        peer("Skia", "skia", "blur-skia"),
      ])
    bench.bars = [Bar(.slowdown, of: Bench.copy, 8, aim: 5)]
    return bench
  }
}
