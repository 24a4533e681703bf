import BarDisplay
import BarRendering
import BarStage

extension Bench {
  /// 60 frames of a transition from the scene to PNG files: staging, rasterising, compositing, SHA-256, encoding,
  /// writing. Cairo gets its pages and texts ready-made and draws, encodes and writes; it hashes nothing.
  static func job(jobs: Int) throws -> Bench {
    let scene = try BenchScene.opaque("iPhone 15")
    let samples = try SceneStager(scene).steps().flatMap { $0.samples(scene.sampling) }
    let lists = samples.map(\.list)
    let cairo = try CairoJob(scene, lists: lists, threads: jobs)
    let folder = try TemporaryFolder()
    let tally = Tally()
    return Bench(
      name: "job", unit: "frame", units: lists.count,
      ours: {
        let summary = try StraightLine.render(scene, to: "\(folder.path)/ours", jobs: jobs)
        tally.total = tally.total + summary.counters
        tally.last = summary.counters
      },
      copy: MemoryCopy(
        bytes: lists[0].pixelWidth * lists[0].pixelHeight * 4, times: lists.count, sources: 2, threads: jobs
      ).run,
      peer: { try cairo.run(into: "\(folder.path)/cairo") },
      bar: .speedup(4),
      counters: { runs in Counter.all(tally.total, units: runs * lists.count) },
      checks: { [once(tally.last, contents: ContentCount(lists))] })
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
