import BarPixels
import BarRendering
import BarStage
import Testing

/// Green is pushed over by purple, then popped; the page below sets nothing when it comes back.
@Suite("The page that sets nothing")
struct StyleMemoryTests {
  static let file = "pop-to-a-page-that-sets-nothing.json5"
  static let green = 0xFF34_C759
  static let purple = 0xFFAF_52DE

  /// Mean colour of the bar below its texts, as 0xAARRGGBB.
  private func band(_ strategy: String, step: Int, progress: Double) throws -> Int {
    let scene = try Stage.load(StyleMemoryTests.file, strategy: strategy)
    let steps = try SceneStager(scene).steps()
    let frame = try Stage.compositor(scene).render(Stage.list(steps[step - 1], progress))
    var sums = [0, 0, 0, 0]
    // The bar lies at 47…91, its texts stand on a baseline at 75.
    for y in 82..<91 {
      for x in 0..<390 {
        for (index, channel) in Pixels.channels(frame[x, y]).enumerated() { sums[index] += channel }
      }
    }
    let count = 9 * 390
    return sums.map { ($0 + count / 2) / count }.reduce(0) { $0 << 8 | $1 }
  }

  @Test("the shared bar ends purple: nobody put green back")
  func sharedBar() throws {
    #expect(try band("sharedBar", step: 1, progress: 0) == StyleMemoryTests.green)
    #expect(try band("sharedBar", step: 1, progress: 0.001) == StyleMemoryTests.purple)
    #expect(try band("sharedBar", step: 1, progress: 1) == StyleMemoryTests.purple)
    for progress in [0, 0.5, 1] {
      #expect(try band("sharedBar", step: 2, progress: progress) == StyleMemoryTests.purple)
    }
  }

  @Test("the fake bar ends green: the page's look is remembered")
  func fakeBar() throws {
    #expect(try band("fakeBar", step: 1, progress: 0) == StyleMemoryTests.green)
    #expect(try band("fakeBar", step: 1, progress: 1) == StyleMemoryTests.purple)
    #expect(try band("fakeBar", step: 2, progress: 0) == StyleMemoryTests.purple)
    #expect(try band("fakeBar", step: 2, progress: 1) == StyleMemoryTests.green)
    #expect(try band("fakeBar", step: 2, progress: 0.9999) == StyleMemoryTests.green)
  }

  @Test("in flight each page keeps its own colour under the fake bar")
  func inFlight() throws {
    let scene = try Stage.load(StyleMemoryTests.file, strategy: "fakeBar")
    let steps = try SceneStager(scene).steps()
    for step in steps {
      let frame = try Stage.compositor(scene).render(Stage.list(step, 0.5))
      // X is 195; left of it green under a dim of 0.05, right of it purple. Row 90 is below every text.
      let green = FramePhysicsTests.dimmed([255, 0x34, 0xC7, 0x59], 0.05)
      #expect(FramePhysicsTests.isNear(frame[150, 90], green))
      #expect(FramePhysicsTests.isNear(frame[250, 90], [255, 0xAF, 0x52, 0xDE], 0))
    }
  }
}
