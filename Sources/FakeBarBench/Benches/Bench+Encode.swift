import BarCodecs
import BarPixels

extension Bench {
  /// The picture of a page as PNG in memory, on one thread.
  static func encode(_ kind: PageKind, _ size: PageSize, _ context: BenchContext) throws -> Bench {
    let name = "encode-\(kind.rawValue)-\(size.name)"
    let page = try kind.picture(size)
    let picture = try context.raw(page, name)
    let encoder = PNGFrameEncoder()
    let surface = CairoSurface(page)
    let copy = MemoryCopy(bytes: page.width * page.height * 4)
    func peer(_ name: String, _ package: String, level: Int? = nil) -> Contender {
      context.peers.contender(
        name, package: package, PeerRequest("encode-\(package)", picture: picture, level: level))
    }
    var bench = Bench(
      name: name, unit: "page",
      ours: .making(us) { try encoder.encode(page, scale: Double(size.scale)).count },
      rivals: [
        .timed(Bench.copy, copy.run),
        .making("Cairo's writer") { surface.pngByteCount() },
        .making("libpng 6") { try Libpng.encode(page, level: 6, hasAlpha: true).count },
        .making("libpng 6 RGB") { try Libpng.encode(page, level: 6, hasAlpha: false).count },
        .making("libpng 1 Up RGB") {
          try Libpng.encode(page, level: 1, filters: Libpng.up, hasAlpha: false).count
        },
        libdeflate(page, level: 1), libdeflate(page, level: 6),
        peer("fpng", "fpng"),
        peer("OpenCV", "opencv"),
        peer("Pillow 1", "pillow", level: 1), peer("Pillow 6", "pillow", level: 6),
        peer("Skia", "skia"),
      ])
    if kind == .flat || kind == .transition {
      bench.bars = [
        Bar(.speedup, of: "libpng 6", 25, aim: 35), Bar(.fileSize, of: "libpng 6", 1.2, aim: 1.1),
      ]
    }
    return bench
  }

  private static func libdeflate(_ page: Pixmap, level: Int) -> Contender {
    let libdeflate = Libdeflate(level: level)
    return .making("libdeflate \(level) Up RGB") { libdeflate.encode(page) }
  }
}
