import BarCodecs
import BarDisplay
import BarFiles
import BarRendering
import BarStage

extension Bench {
  /// 60 frames of a transition from the scene to PNG files: staging, rasterising, compositing, a digest, encoding,
  /// writing. Cairo gets its pages and texts ready-made and draws, encodes and writes; it hashes nothing. ffmpeg gets
  /// ready frames and only encodes and writes.
  /// - Parameter digest: of each frame's pixels.
  static func job(_ context: BenchContext, name: String, digest: FrameDigest?) throws -> Bench {
    let jobs = context.options.jobs
    let scene = try BenchScene.opaque(#"device: "iPhone 15""#)
    let lists = try SceneStager(scene).steps().flatMap { $0.samples(scene.sampling) }.map(\.list)
    let cairo = try CairoJob(scene, lists: lists, threads: jobs)
    let folder = context.folder.path
    let tally = Tally()
    let copy = MemoryCopy(
      bytes: lists[0].pixelWidth * lists[0].pixelHeight * 4, times: lists.count, sources: 2, threads: jobs)
    let ffmpeg = try FFmpegJob(scene, frames: lists.count, threads: jobs, folder: folder)
    var bench = Bench(
      name: name, unit: "frame", units: lists.count,
      ours: .timed(us) {
        let summary = try StraightLine.render(scene, to: "\(folder)/ours", jobs: jobs, digest: digest)
        tally.total = tally.total + summary.counters
        tally.last = summary.counters
      },
      rivals: [
        .timed(Bench.copy, copy.run),
        .timed("Cairo + its writer") { try cairo.run(into: "\(folder)/cairo", writer: .cairo) },
        .timed("Cairo + libpng 1 Up") { try cairo.run(into: "\(folder)/libpng", writer: .libpng) },
        .program("ffmpeg 1, encoding only", ffmpeg.program(level: 1)),
        .program("ffmpeg, encoding only", ffmpeg.program(level: nil)),
      ])
    bench.bars = [Bar(.speedup, of: "Cairo + its writer", 12, aim: 20)]
    bench.counters = { runs in Counter.all(tally.total, units: runs * lists.count) }
    bench.checks = { [once(tally.last, contents: ContentCount(lists))] }
    return bench
  }

  private static func once(_ counters: RenderCounters, contents: ContentCount) -> Check {
    Check(
      name: "contents rasterised once per transition",
      finding: """
        \(counters.rasterizations) rasterisations of \(contents.contents) contents, \
        \(counters.flattenings) flattenings of \(contents.flattened) layers in 60 frames
        """,
      holds: counters.rasterizations <= contents.contents && counters.flattenings <= contents.flattened)
  }

  private final class Tally {
    var total = RenderCounters()
    /// Of one job.
    var last = RenderCounters()
  }
}
