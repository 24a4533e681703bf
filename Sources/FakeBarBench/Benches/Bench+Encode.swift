import BarCodecs
import BarPixels
import BarRendering
import BarStage

extension Bench {
  /// Frames of a transition as PNG in memory, on one thread. Cairo encodes the same pixels and throws the bytes
  /// away.
  static func encode() throws -> Bench {
    let scene = try BenchScene.opaque("iPhone 15")
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    let frames = try BenchScene.lists(scene).map { try compositor.render($0) }
    let surfaces = frames.map { CairoSurface($0) }
    let encoder = PNGFrameEncoder()
    let tally = ByteTally()
    return Bench(
      name: "encode", unit: "frame", units: frames.count,
      ours: {
        for frame in frames { tally.ours += try encoder.encode(frame, scale: 3).count }
      },
      copy: MemoryCopy(bytes: frames[0].width * frames[0].height * 4, times: frames.count).run,
      peer: { for surface in surfaces { tally.peer += surface.pngByteCount() } },
      counters: { runs in
        [
          Counter(name: "file bytes", count: Double(tally.ours / (runs * frames.count))),
          Counter(name: "Cairo's file bytes", count: Double(tally.peer / (runs * frames.count))),
        ]
      })
  }

  private final class ByteTally {
    var ours = 0
    var peer = 0
  }
}
