import BarDisplay
import BarPixels
import BarRendering
import BarStage

extension Bench {
  /// One frame from its display list, on one thread, contents already rasterised, into a pixmap that is reused as
  /// it is in a job. Cairo and the Python peers draw the same lists from the same ready pictures.
  static func composite(_ name: String, _ size: PageSize, _ context: BenchContext) throws -> Bench {
    let scene = try BenchScene.opaque(size.traits)
    let lists = try BenchScene.lists(scene)
    var bench = try compositing(name, scene)
    let shelf = CairoShelf(scene)
    let scripts = try lists.map { try CairoScript($0, shelf: shelf) }
    let target = CairoSurface(width: size.width, height: size.height)
    let drawing = try Drawing.write(
      scripts, width: size.width, height: size.height, to: context.folder.path, name: name)
    bench.rivals += [
      .timed("Cairo") { for script in scripts { script.draw(on: target) } },
      context.peers.contender("Skia", package: "skia", PeerRequest("draw-skia", drawing: drawing)),
      context.peers.contender("Pillow", package: "pillow", PeerRequest("draw-pillow", drawing: drawing)),
    ]
    return bench
  }

  /// The size for which there is a bar.
  static func compositePhone(_ name: String, _ context: BenchContext) throws -> Bench {
    var bench = try composite(name, .phone, context)
    bench.bars = [Bar(.share, of: copy, 0.4, aim: 0.6)]
    return bench
  }

  /// A frame under a translucent bar. No peer draws it: Cairo has no blur.
  static func compositeBlur() throws -> Bench {
    try compositing("composite-blur", BenchScene.translucent(PageSize.phone.traits))
  }

  private static func compositing(_ name: String, _ scene: Scene) throws -> Bench {
    let lists = try BenchScene.lists(scene)
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    // A scene has a step and a step has frames.
    let target = Pixmap(width: lists[0].pixelWidth, height: lists[0].pixelHeight)
    // A frame is made of two pages.
    let copy = MemoryCopy(bytes: target.width * target.height * 4, times: lists.count, sources: 2)
    var bench = Bench(
      name: name, unit: "frame", units: lists.count,
      ours: .timed(us) { for list in lists { try compositor.render(list, into: target) } },
      rivals: [.timed(Bench.copy, copy.run)])
    bench.counters = { runs in Counter.all(compositor.counters, units: runs * lists.count) }
    return bench
  }
}
