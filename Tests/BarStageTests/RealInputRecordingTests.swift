import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Foundation
import Testing

/// Our frames against recordings of real transitions, at the recordings' own page positions.
@Suite("Recordings", .enabled(if: Recording.areThere))  // skipped: no ../shared
struct RealInputRecordingTests {
  @Test("pages, parallax, dim and edge shadow are where the recording has them", arguments: Recording.all)
  func pages(recording: Recording) throws {
    let scene = try Stage.load(recording.file, strategy: "fakeBar", scale: 3)
    let step = try Stage.step(scene)
    let compositor = Stage.compositor(scene)
    for measured in try recording.frames() {
      let instant = step.choreography.motion.instant(progress: 1 - measured.position)
      let list = step.choreography.displayList(at: instant)
      let top = try #require(list.layers.first { $0.name == "top" })
      let bottom = try #require(list.layers.first { $0.name == "bottom" })
      #expect(abs(top.frame.x - measured.topX) < 0.1)
      let ratio = -bottom.frame.x / (step.width - top.frame.x)
      #expect(abs(ratio - 0.3) < 0.002)

      let whole = try compositor.render(list)
      let row = try Recording.plainRow(of: bottom, list: list, compositor: compositor)
      let far = Int(top.frame.x * 3) - 33
      let dim = try Recording.alpha("bottom/dim", in: list, whole, compositor, x: far, y: row)
      var line = "\(recording.name): X \(measured.topX), ours \(top.frame.x); parallax \(measured.parallax), "
      line += "ours \(Recording.text(ratio)); dim \(measured.dim), ours \(Recording.text(dim))"
      #expect(abs(dim - measured.dim) < 0.01)
      #expect(abs(ratio - measured.parallax) < 0.0025)

      var worst = 0.0
      for (distance, alpha) in measured.shadow {
        let x = Int(((top.frame.x - distance) * 3).rounded(.down))
        let ours = try Recording.alpha("top/shadow", in: list, whole, compositor, x: x, y: row)
        worst = max(worst, abs(ours - alpha))
      }
      print(line + "; shadow within \(Recording.text(worst)) at \(measured.shadow.count) points")
      #expect(worst < 0.03)
    }
  }

  @Test("the new title comes in where the recording has it, within 8 points")
  func title() throws {
    let scene = try Stage.load("Recordings/dark-to-light.json5", strategy: "fakeBar", scale: 3)
    let step = try Stage.step(scene)
    for measured in try Recording.darkToLight.titles() {
      let instant = step.choreography.motion.instant(progress: 1 - measured.position)
      let moving = try #require(Recording.title(step.choreography.displayList(at: instant)))
      let resting = try #require(
        Recording.title(step.choreography.displayList(at: .init(progress: 1, time: 1, phase: .rest))))
      let shift = moving.frame.x - resting.frame.x
      print(
        "yp1_push: title at X/W \(measured.position): shift \(Recording.text(measured.shift)), ours \(Recording.text(shift));",
        "alpha \(measured.alpha), ours \(Recording.text(moving.opacity))")
      #expect(abs(shift - measured.shift) < 8)
    }
  }
}
