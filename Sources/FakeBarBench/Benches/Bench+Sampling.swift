import BarDisplay
import BarStage

extension Bench {
  /// Asking a choreography for the display lists of a transition. Measured against copying the frames that the
  /// lists describe: it shows how little deciding costs beside drawing.
  static func sampling() throws -> Bench {
    let scene = try BenchScene.opaque(PageSize.phone.traits)
    let steps = try SceneStager(scene).steps()
    let lists = steps.flatMap { $0.samples(scene.sampling).map(\.list) }
    let bytes = (lists.first?.pixelWidth ?? 0) * (lists.first?.pixelHeight ?? 0) * 4
    let copy = MemoryCopy(bytes: bytes, times: lists.count)
    return Bench(
      name: "sampling", unit: "list", units: lists.count,
      ours: .timed(us) { for step in steps { _ = step.samples(scene.sampling) } },
      rivals: [.timed(Bench.copy, copy.run)])
  }
}
