import BarDisplay
import BarGeometry
public import BarPixels
public import BarRendering
import Dispatch
import Synchronization

/// Draws the frames of a step over several workers. Each worker takes whole frames and carries them to the end, so
/// memory is at most one frame a worker, whatever the number of frames; results come back in order.
public struct FrameRenderer: Sendable {
  private let fonts: FontLibrary
  private let images: any ImageProvider
  private let jobs: Int
  private let cache = RasterCache()

  /// - Parameter jobs: workers, at least 1.
  public init(fonts: FontLibrary, images: any ImageProvider, jobs: Int) {
    self.fonts = fonts
    self.images = images
    self.jobs = max(1, jobs)
  }

  public init(_ scene: Scene, jobs: Int) {
    self.init(fonts: scene.fonts, images: scene.images, jobs: jobs)
  }

  /// Draws every sample and hands the frame to `body` on the worker that drew it; what `body` makes is returned in
  /// the samples' order. The first error in that order is thrown; frames after it may be left out.
  public func map<Result: Sendable>(
    _ samples: [FrameSample], _ body: @escaping @Sendable (Frame) throws -> Result
  ) throws -> (results: [Result], counters: RenderCounters) {
    try work(on: samples, tool: Canvas.init) { compositor, sample, canvas in
      try body(Frame(sample: sample, pixmap: try canvas.draw(sample.list, by: compositor)))
    }
  }

  /// The same for frames that are read row by row while they are drawn: `body` is called after the last row.
  /// - Parameter makeSink: what each worker keeps to itself, such as an encoder.
  public func map<Sink: RowSink, Result: Sendable>(
    _ samples: [FrameSample], sink makeSink: @escaping @Sendable () throws -> Sink,
    _ body: @escaping @Sendable (FrameSample, Sink) throws -> Result
  ) throws -> (results: [Result], counters: RenderCounters) {
    try work(on: samples, tool: makeSink) { compositor, sample, sink in
      try FrameRenderer.checkSize(of: sample.list)
      try compositor.render(sample.list, to: sink)
      return try body(sample, sink)
    }
  }

  /// Whole samples are taken by whoever is free; each worker has a compositor and a tool of its own. Before that all
  /// workers together draw what the first sample will find in the cache: alone, one would draw it while others wait.
  private func work<Tool, Result: Sendable>(
    on samples: [FrameSample], tool makeTool: @escaping @Sendable () throws -> Tool,
    _ body: @escaping @Sendable (Compositor, FrameSample, Tool) throws -> Result
  ) throws -> (results: [Result], counters: RenderCounters) {
    let desk = Desk<Result>(count: samples.count)
    let parts = parts(of: samples)
    let preparation = Desk<Void>(count: parts.count)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(samples.count, parts.count, 1))) { _ in
      let compositor = Compositor(rasterizer: Rasterizer(fonts: fonts), images: images, cache: cache)
      while let index = preparation.next() {
        // What fails here fails again where the frame is drawn, and is thrown there.
        try? compositor.prepare(parts[index], scale: samples[0].list.scale)
      }
      lazy var tool = Swift.Result { try makeTool() }
      while let index = desk.next() {
        desk.finish(
          index, with: Swift.Result { try body(compositor, samples[index], try tool.get()) })
      }
      desk.add(compositor.counters)
    }
    return try desk.results()
  }

  private func parts(of samples: [FrameSample]) -> [Layer] {
    guard jobs > 1, let list = samples.first?.list, (try? FrameRenderer.checkSize(of: list)) != nil else {
      return []
    }
    return Compositor.parts(of: list)
  }

  private static func checkSize(of list: DisplayList) throws {
    // As numbers with a fraction first: what is no finite number has no pixels.
    let sides = (width: list.size.width * list.scale, height: list.size.height * list.scale)
    guard (0.5..<16384.5).contains(sides.width), (0.5..<16384.5).contains(sides.height) else {
      throw FrameError.unusableSize(width: sides.width, height: sides.height)
    }
  }

  /// A worker's pixmap, which is drawn over as long as frames have its size.
  private final class Canvas {
    private var pixmap: Pixmap?

    func draw(_ list: DisplayList, by compositor: Compositor) throws -> Pixmap {
      try FrameRenderer.checkSize(of: list)
      let (width, height) = (list.pixelWidth, list.pixelHeight)
      let canvas =
        if let pixmap, pixmap.width == width, pixmap.height == height { pixmap } else {
          Pixmap(uninitializedWidth: width, height: height)
        }
      pixmap = canvas
      try compositor.render(list, into: canvas)
      return canvas
    }
  }
}
