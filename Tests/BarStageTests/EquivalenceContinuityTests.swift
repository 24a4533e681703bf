import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import BarPixels
import BarRendering
import BarStage
import Testing

/// Beside rest nothing jumps. What a frame at a ten-thousandth may differ in from the resting one:
/// * the band of the edge shadow, which is there at once;
/// * everywhere else a channel by as much as moving contents by a ten-thousandth of the width gives, in 64ths of a
///   pixel, and 3 levels for what fades;
/// * at the start only: the status bar, if its style changes, and under `sharedBar` the whole band of a bar that a
///   hook wrote to: that jump is the strategy's defect;
/// * above a page that begins below a see-through bar: the covered page is seen there until it is taken away.
@Suite("Equivalences: continuity")
struct EquivalenceContinuityTests {
  @Test("a frame beside rest differs from rest by motion, dim and edge shadow only", arguments: Stage.all)
  func beside(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    for step in try SceneStager(scene).steps() where step.transition != nil {
      let strip = file == "layout-translucency.json5" ? 64 : 0
      try check(step, scene, rest: 0, beside: 0.0001, strip: strip)
      try check(step, scene, rest: 1, beside: 0.9999, strip: strip)
    }
  }

  /// - Parameter strip: rows at the top that may jump at both ends.
  private func check(_ step: StagedStep, _ scene: Scene, rest: Double, beside: Double, strip: Int) throws {
    let compositor = Stage.compositor(scene)
    let (restList, besideList) = (Stage.list(step, rest), Stage.list(step, beside))
    let (before, after) = (try compositor.render(restList), try compositor.render(besideList))
    func limit(_ share: Double) -> Int { Int(255 * (step.width * share * 64).rounded(.up) / 64) + 3 }
    // Pages go with the progress; a bar's contents go with the time, along the system's default curve.
    let time = step.choreography.motion.instant(progress: beside).time
    let content = rest == 1 ? 0 : TimingCurve.cubic(0.25, 0.1, 0.25, 1).progress(at: time, duration: 0.35)
    let (pageLimit, contentLimit) = (limit(0.0001), limit(max(content, 0.0001)))
    // A large title on its way reaches below both bars.
    let contentBottom = Int(((step.barBottom + 52) * scene.traits.scale).rounded(.up)) + 1
    let edge = try #require(step.samples(FrameSampling(.progress([beside]))).first).topPageX
    let shadow =
      step.direction == .leftToRight
      ? edge - 10..<edge + 1 : edge + step.width - 1..<edge + step.width + 10
    let top = max(strip, rest == 1 ? 0 : jumpingRows(step, scene, restList, besideList))
    for y in top..<before.height {
      for x in 0..<before.width where !shadow.contains(Double(x)) {
        let delta = Pixels.distance(before[x, y], after[x, y])
        let limit = y < contentBottom ? contentLimit : pageLimit
        if delta > limit {
          Issue.record(
            "step \(step.number), progress \(beside), pixel \(x), \(y): \(delta) levels of \(limit)")
          return
        }
      }
    }
  }

  /// Rows at the top that may jump at the start.
  private func jumpingRows(_ step: StagedStep, _ scene: Scene, _ a: DisplayList, _ b: DisplayList) -> Int {
    let device = scene.traits.device
    if step.strategy.name == "sharedBar", step.transition?.barBefore != step.transition?.barInFlight {
      // The bar, with its large title, its hairline or shadow image, and one row of rounding.
      let bars = [a, b].flatMap(\.layers).filter { $0.name == "bar/background" }.map(\.frame.maxY)
      return Int(bars.reduce(device.barBottom, max)) + 8
    }
    let statusBars = [a, b].map { list in list.layers.first { $0.name == "statusBar" } }
    return statusBars[0] == statusBars[1] ? 0 : Int(device.statusBarHeight)
  }

  @Test("under fakeBar the bars themselves do not jump, whatever styles follow each other")
  func bars() throws {
    // Each pair of rather different bars; the band without the status bar, left of the edge shadow.
    let bars = [
      "{translucent: false, barTintColor: '#FF3B30'}", "{barStyle: 'black'}", "{barTintColor: '#0A84FF'}",
      "{backgroundImage: {gradient: ['#34C759', '#30B0C7']}, shadowImage: 'empty'}", "{backgroundAlpha: 0}",
    ]
    for from in bars {
      for to in bars {
        let scene = try Stage.scene(
          """
          {traits: {size: [64, 100], scale: 1, os: 12}, screens: {
          a: {bar: \(from), content: {color: '#808080'}}, b: {bar: \(to), content: {color: '#4080C0'}}},
          stack: ['a'], steps: [{push: 'b'}]}
          """, strategy: "fakeBar")
        let compositor = Stage.compositor(scene)
        let step = try Stage.step(scene)
        let rest = try compositor.render(Stage.list(step, 0))
        let start = try compositor.render(Stage.list(step, 0.0001))
        for y in 20..<100 {
          let isSame = (0..<50).allSatisfy { Pixels.distance(rest[$0, y], start[$0, y]) <= 2 }
          #expect(isSame, "\(from) → \(to), row \(y)")
        }
      }
    }
  }
}
