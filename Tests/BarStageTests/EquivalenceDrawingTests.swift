import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Foundation
import Testing

@Suite("Equivalences: drawing")
struct EquivalenceDrawingTests {
  static let progresses = [0, 0.2, 0.5, 0.83, 1]

  @Test("one worker and several write the same pictures and the same list", arguments: Stage.all)
  func workers(file: String, strategy: String) throws {
    var scene = try Stage.load(file, strategy: strategy)
    scene.sampling = FrameSampling(.count(5))
    let folder = try TemporaryTree()
    let one = try StraightLine.render(scene, to: folder.path + "/one", jobs: 1)
    let several = try StraightLine.render(scene, to: folder.path + "/several", jobs: 4)
    #expect(one.frames == several.frames && one.frames >= 1)
    let (a, b) = (try folder.contents("one"), try folder.contents("several"))
    #expect(a.keys.sorted() == b.keys.sorted())
    #expect(a == b)
    #expect(a.keys.filter { $0.hasSuffix(".png") }.count == one.frames)
  }

  @Test("a frame drawn from a warm cache is the frame drawn from nothing", arguments: Stage.all)
  func caches(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    let warm = Stage.compositor(scene)
    for step in try SceneStager(scene).steps() {
      for progress in EquivalenceDrawingTests.progresses {
        let list = Stage.list(step, progress)
        #expect(try warm.render(list) == Stage.compositor(scene).render(list), "progress \(progress)")
      }
    }
  }

  @Test("a list read back from its text is the list", arguments: Stage.all)
  func text(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    for step in try SceneStager(scene).steps() {
      let frames = EquivalenceDrawingTests.progresses.map {
        (label: "progress \($0)", list: Stage.list(step, $0))
      }
      let parsed = try DisplayListText.parse(DisplayListText.dump(frames))
      #expect(parsed.map(\.list) == frames.map(\.list))
      #expect(parsed.map(\.label) == frames.map(\.label))
    }
  }

  @Test("contents are rasterised once a transition: 60 frames cost as many as three", arguments: Stage.all)
  func counters(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    for step in try SceneStager(scene).steps() where step.transition != nil {
      // While the old title is still seen.
      let few = try count(scene, step, FrameSampling(.progress([0, 0.2, 1])))
      let many = try count(scene, step, FrameSampling(.count(60)))
      #expect(many.rasterizations == few.rasterizations)
      #expect(many.flattenings == few.flattenings)
      // The real bar's blur reads pages that move. A fake's lies in its page and is drawn once, unless the page
      // starts below the bar or lets light through.
      let isInPlace = Stage.list(step, 0.5).layers.contains { $0.blursInPlace }
      if !isInPlace {
        #expect(many.blurs + many.reusedBackdrops == few.blurs + few.reusedBackdrops)
      }
    }
  }

  @Test(
    "any number of workers does the same work on one frame and draws the same", arguments: Stage.strategies)
  func workers(strategy: String) throws {
    let scene = try Stage.load("push-green-to-purple.json5", strategy: strategy)
    let samples = try Stage.step(scene).samples(FrameSampling(.progress([0.5])))
    let one = try FrameRenderer(scene, jobs: 1).map(samples) { $0.pixmap.copy() }
    for jobs in [2, 3, 9] {
      for _ in 0..<5 {
        let many = try FrameRenderer(scene, jobs: jobs).map(samples) { $0.pixmap.copy() }
        #expect(many.results == one.results)
        #expect(many.counters == one.counters)
      }
    }
  }

  /// Of the upper part of the screen, where the bars are: pages are flattened and texts shaped all the same.
  private func count(_ scene: Scene, _ step: StagedStep, _ sampling: FrameSampling) throws -> RenderCounters {
    var samples = step.samples(sampling)
    for index in samples.indices { samples[index].list.size.height = 120 }
    return try FrameRenderer(scene, jobs: 1).map(samples) { _ in 0 }.counters
  }

  @Test("under fakeBar a transition's blurs are part of its flattened pages")
  func fakeBlurs() throws {
    let scene = try Stage.load("material-under-scrolled-content.json5", strategy: "fakeBar")
    let counters = try count(scene, Stage.step(scene), FrameSampling(.count(30)))
    // Both pages in flight and, at rest, the real bar before and after: one blur each.
    #expect(counters.blurs == 4)
    #expect(counters.flattenings == 4)
  }
}

extension Layer {
  /// Whether a blur in it is drawn anew in every frame.
  fileprivate var blursInPlace: Bool {
    !shouldRasterize && (!backdropFilters.isEmpty || sublayers.contains { $0.blursInPlace })
  }
}
