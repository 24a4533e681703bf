import BarDisplay
import BarPixels
import BarRendering
import BarStage

extension Bench {
  /// One frame from its display list, on one thread, contents already rasterised, into a pixmap that is reused as
  /// it is in a job. Cairo draws the same lists from the same ready pictures.
  static func composite(_ name: String, device: String) throws -> Bench {
    let scene = try BenchScene.opaque(device)
    let lists = try BenchScene.lists(scene)
    var bench = try compositing(name, scene)
    let shelf = CairoShelf(scene)
    let scripts = try lists.map { try CairoScript($0, shelf: shelf) }
    let target = CairoSurface(width: lists[0].pixelWidth, height: lists[0].pixelHeight)
    bench.peer = { for script in scripts { script.draw(on: target) } }
    bench.bar = .share(0.2)
    return bench
  }

  /// A frame under a translucent bar. No peer: Cairo has no blur.
  static func compositeBlur() throws -> Bench {
    try compositing("composite-blur", BenchScene.translucent("iPhone 15"))
  }

  private static func compositing(_ name: String, _ scene: Scene) throws -> Bench {
    let lists = try BenchScene.lists(scene)
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    // A scene has a step and a step has frames.
    let target = Pixmap(width: lists[0].pixelWidth, height: lists[0].pixelHeight)
    return Bench(
      name: name, unit: "frame", units: lists.count,
      ours: { for list in lists { try compositor.render(list, into: target) } },
      copy: MemoryCopy(bytes: target.width * target.height * 4, times: lists.count, sources: 2).run,
      counters: { runs in Counter.all(compositor.counters, units: runs * lists.count) })
  }
}
