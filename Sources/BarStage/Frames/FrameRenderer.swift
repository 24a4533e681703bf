import BarDisplay
import BarGeometry
import BarPixels
public import BarRendering
import Dispatch
import Synchronization

/// Draws the frames of a step over several workers. Each worker takes whole frames and carries them to the end, so
/// memory is one frame a worker, whatever the number of frames; results come back in order.
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
  /// - Parameter makeWorker: what each worker keeps to itself, such as an encoder.
  public func map<Worker, Result: Sendable>(
    _ samples: [FrameSample], worker makeWorker: @escaping @Sendable () -> Worker,
    _ body: @escaping @Sendable (Frame, inout Worker) throws -> Result
  ) throws -> (results: [Result], counters: RenderCounters) {
    let desk = Desk<Result>(count: samples.count)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(samples.count, 1))) { _ in
      let compositor = Compositor(rasterizer: Rasterizer(fonts: fonts), images: images, cache: cache)
      var worker = makeWorker()
      var pixmap: Pixmap?
      while let index = desk.next() {
        desk.finish(
          index,
          with: Swift.Result {
            let list = samples[index].list
            let canvas = try Self.canvas(for: list, reusing: pixmap)
            pixmap = canvas
            try compositor.render(list, into: canvas)
            return try body(Frame(sample: samples[index], pixmap: canvas), &worker)
          })
      }
      desk.add(compositor.counters)
    }
    return try desk.results()
  }

  /// The same for what needs nothing but the frame.
  public func map<Result: Sendable>(
    _ samples: [FrameSample], _ body: @escaping @Sendable (Frame) throws -> Result
  ) throws -> (results: [Result], counters: RenderCounters) {
    try map(samples, worker: NoWorker.init) { frame, _ in try body(frame) }
  }

  private struct NoWorker {}

  private static func canvas(for list: DisplayList, reusing old: Pixmap?) throws -> Pixmap {
    // As numbers with a fraction first: what is no finite number has no pixels.
    let sides = (width: list.size.width * list.scale, height: list.size.height * list.scale)
    guard (0.5..<16384.5).contains(sides.width), (0.5..<16384.5).contains(sides.height) else {
      throw FrameError.unusableSize(width: sides.width, height: sides.height)
    }
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    if let old, old.width == width, old.height == height { return old }
    return Pixmap(uninitializedWidth: width, height: height)
  }
}
