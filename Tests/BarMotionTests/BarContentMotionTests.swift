import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// The bar's content between two pages. Texts are 10 points a character on a bar of 375; a title of four lies at
/// 167.5, the back label at 27.
@Suite("Bar content in flight")
struct BarContentMotionTests {
  static let progresses = [0.001, 0.2, 0.5, 0.8, 0.999]

  /// Push and pop with the share of the way at which the top page is there.
  private func flights(_ app: SampleApp, isDeep: Bool = false) throws -> [(Choreography, (Double) -> Double)]
  {
    let stages = isDeep ? [try app.deepPush(), try app.deepPop()] : [try app.push(), try app.pop()]
    return [(app.choreography(stages[0]), { $0 }), (app.choreography(stages[1]), { 1 - $0 })]
  }

  private func expectX(_ layer: FlatLayer?, _ x: Double, _ words: String) {
    // A layer too faint to be drawn is absent.
    if let layer { #expect(abs(layer.frame.x - x) <= 0.001, "\(words)") }
  }

  @Test(
    "the old title moves to where the back label will stand, the label along with it", arguments: progresses)
  func handOver(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp()) {
      let list = choreography.displayList(at: dragged(progress))
      let x = 167.5 + (27 - 167.5) * share(progress)
      expectX(list.layer("bar/bottom/title"), x, "old title")
      expectX(list.layer("bar/top/backLabel"), x, "back label")
    }
  }

  @Test(
    "under a finger the new title comes linearly, its leading edge from where the room for it ends",
    arguments: progresses)
  func newTitle(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp()) {
      let title = choreography.displayList(at: dragged(progress)).layer("bar/top/title")
      // As far from the end as the arrow is from the other.
      expectX(title, 167.5 + (375 - 8 - 167.5) * (1 - share(progress)), "new title")
    }
  }

  @Test(
    "buttons end the room for a title, on both sides", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func titleBesideButtons(direction: LayoutDirection) throws {
    var app = SampleApp()
    app.direction = direction
    app.list.item.right = [BarButtonItem(system: .stop)]
    let stage = try app.push()
    let button = try #require(stage.to.bar.trailing.last?.bounds)
    let list = app.choreography(stage).displayList(at: Instant(progress: 0.5, time: 0.01, phase: .dragging))
    let title = try #require(list.layer("bar/top/title")).frame
    let room = direction == .leftToRight ? button.x - 8 : 375 - button.maxX - 8
    let x = direction == .leftToRight ? title.x : 375 - title.maxX
    #expect(abs(x - (167.5 + (room - 167.5) / 2)) <= 0.001)
  }

  /// How far a top page's title is from its place, over its whole way, at the page's distance over W, in frames of four
  /// recordings: pushes of an iPhone 6 (of 229.7 pt), an iPhone 6s (240.5) and an iPhone X (158), a pop of an iPhone 11
  /// Pro Max (300).
  static let recordedTitles: [(page: Double, title: Double)] = [
    (page: 0.548, title: 141.8 / 229.7), (0.3128, 82.1 / 229.7), (0.1559, 41.5 / 229.7),
    (0.0507, 9.9 / 229.7), (0.52, 142.4 / 240.5), (0.1258, 34.6 / 240.5), (0.0305, 3.9 / 240.5),
    (0.4108, 73.6 / 158), (0.1065, 18.2 / 158), (0.0862, 18.0 / 300), (0.539, 143.3 / 300),
  ]

  @Test("tapped, it is where recordings have it, within a hundredth of its way", arguments: recordedTitles)
  func tappedTitle(recorded: (page: Double, title: Double)) throws {
    // The last two are of a pop.
    let isPop = recorded.page == 0.0862 || recorded.page == 0.539
    let choreography = try flights(SampleApp())[isPop ? 1 : 0].0
    let instant = Motion.uikit.instant(progress: isPop ? recorded.page : 1 - recorded.page)
    let title = try #require(choreography.displayList(at: instant).layer("bar/top/title"))
    let distance = (title.frame.x - 167.5) / (375 - 8 - 167.5)
    #expect(abs(distance - recorded.title) <= 0.01)
  }

  @Test("tapped, every text and every alpha keeps the one curve, which ends at 0.35 s")
  func oneCurve() throws {
    for (choreography, share) in try flights(SampleApp(), isDeep: true) {
      for time in [0.05, 0.1, 0.2, 0.3, 0.35, 0.4] {
        let list = choreography.displayList(at: Motion.uikit.instant(at: time))
        // Core Animation's default timing function.
        let curve = TimingCurve.cubic(0.25, 0.1, 0.25, 1)
        let done = curve.progress(at: min(time, 0.35), duration: 0.35)
        let there = share(1) == 1 ? done : 1 - done
        for (name, away, own) in [("bar/bottom/title", 27.0, 167.5), ("bar/top/backLabel", 167.5, 27)] {
          let isTop = name == "bar/top/backLabel"
          guard let layer = list.layer(name) else { continue }
          let share = isTop ? there : 1 - there
          #expect(abs(layer.frame.x - (away + (own - away) * share)) <= 0.01, "\(name) \(time)")
          #expect(abs(layer.opacity - share) <= 0.001, "\(name) \(time)")
        }
        if time >= 0.35 { #expect(list.layer(share(1) == 1 ? "bar/bottom/title" : "bar/top/title") == nil) }
      }
    }
  }

  @Test(
    "an old back label leaves by 0.34 of the width, as recorded on an iPhone 11 Pro Max",
    arguments: progresses)
  func oldBackLabel(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp(), isDeep: true) {
      let label = choreography.displayList(at: dragged(progress)).layer("bar/bottom/backLabel")
      expectX(label, 27 - 0.34 * 375 * share(progress), "old back label")
    }
  }

  @Test("the texts are there at half way, on both sides")
  func present() throws {
    let list = try flights(SampleApp(), isDeep: true)[0].0.displayList(at: dragged(0.5))
    for name in ["bar/bottom/title", "bar/bottom/backLabel", "bar/top/title", "bar/top/backLabel"] {
      #expect(list.layer(name) != nil, "\(name)")
    }
  }

  @Test("a title goes to the label's place also where the arrow stands alone")
  func withoutLabel() throws {
    var app = SampleApp()
    app.home.item.backButtonDisplayMode = .minimal
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    #expect(list.layer("bar/top/backLabel") == nil && list.layer("bar/back") == nil)
    #expect(list.layer("bar/bottom/title")?.frame.x == (167.5 + 27) / 2)
  }

  @Test("under a finger alphas are fourth powers of the progress", arguments: progresses)
  func draggedAlphas(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp()) {
      let list = choreography.displayList(at: dragged(progress))
      func power(_ u: Double) -> Double { u * u * u * u }
      // Measured: (1 − p)^4 out, p^4 in, whichever page comes or goes.
      let isPush = share(1) == 1
      let (out, entering) = (power(1 - progress), power(progress))
      #expect(abs((list.layer("bar/bottom/title")?.opacity ?? 0) - (isPush ? out : entering)) <= 0.0006)
      #expect(abs((list.layer("bar/top/title")?.opacity ?? 0) - (isPush ? entering : out)) <= 0.0006)
    }
  }

  /// Recorded at the page's progress, iPhone X push and iPhone 11 Pro Max pop: five parts in and two titles out.
  @Test("tapped, alphas are those of recordings within 0.1, whatever the page does")
  func timedAlphas() throws {
    for (choreography, share) in try flights(SampleApp()) {
      let isPush = share(1) == 1
      func alphas(_ progress: Double) -> (out: Double, entering: Double) {
        let list = choreography.displayList(at: Motion.uikit.instant(progress: progress))
        let (bottom, top) = (list.layer("bar/bottom/title"), list.layer("bar/top/title"))
        return ((isPush ? bottom : top)?.opacity ?? 0, (isPush ? top : bottom)?.opacity ?? 0)
      }
      for (progress, recorded) in [(0.0862, 1), (0.539, 0.518), (0.589, 0.498), (0.911, 0.035)] {
        #expect(abs(alphas(progress).out - recorded) <= 0.1)
      }
      for (progress, recorded) in [
        (0.0862, 0.04), (0.539, 0.437), (0.589, 0.517), (0.589, 0.492), (0.589, 0.542), (0.589, 0.506),
        (0.8935, 0.876), (0.8935, 0.894), (0.911, 0.898), (0.976, 0.997),
      ] {
        #expect(abs(alphas(progress).entering - recorded) <= 0.1)
      }
    }
  }

  @Test("at equal page positions a tap and a finger show different alphas and title places")
  func tapAndFinger() throws {
    let choreography = try flights(SampleApp())[0].0
    let tap = choreography.displayList(at: Motion.uikit.instant(progress: 0.5))
    let finger = choreography.displayList(at: dragged(0.5))
    let (a, b) = (try #require(tap.layer("bar/top/title")), try #require(finger.layer("bar/top/title")))
    #expect(a.frame != b.frame && a.opacity > b.opacity + 0.3)
    #expect(tap.layer("top/page")?.frame == finger.layer("top/page")?.frame)
  }

  @Test("the indicator stands still and solid when both pages have one")
  func indicator() throws {
    for (choreography, _) in try flights(SampleApp(), isDeep: true) {
      for progress in BarContentMotionTests.progresses {
        let list = choreography.displayList(at: dragged(progress))
        let indicator = try #require(list.layer("bar/backIndicator"))
        #expect(indicator.frame == Rect(x: 8, y: 31.5, width: 13, height: 21) && indicator.opacity == 1)
        #expect(list.names.filter { $0.hasSuffix("backIndicator") }.count == 1)
      }
    }
  }

  @Test("it stays solid while it takes another tint: the old one whole under the new")
  func indicatorTint() throws {
    var app = SampleApp()
    app.listBar?.tintColor = .value(.purple)
    app.homeBar?.tintColor = .value(.green)
    for (choreography, _) in try flights(app, isDeep: true) {
      let list = choreography.displayList(at: dragged(0.5))
      let opacities = list.names.filter { $0.hasSuffix("backIndicator") }.compactMap {
        list.layer($0)?.opacity
      }
      #expect(opacities.first == 1)
    }
  }

  @Test("it fades in its place where only the top page has one")
  func indicatorFades() throws {
    let choreography = try flights(SampleApp())[0].0
    for progress in BarContentMotionTests.progresses {
      let list = choreography.displayList(at: dragged(progress))
      let alpha = progress * progress * progress * progress
      #expect(abs((list.layer("bar/top/backIndicator")?.opacity ?? 0) - alpha) <= 0.0006)
      if let frame = list.layer("bar/top/backIndicator")?.frame { #expect(frame.x == 8) }
    }
  }

  @Test("buttons cross-fade in their places")
  func buttons() throws {
    var app = SampleApp()
    app.home.item.right = [BarButtonItem(title: "Edit")]
    app.list.item.right = [BarButtonItem(title: "Done", style: .done)]
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    for name in ["bar/bottom/trailing0", "bar/top/trailing0"] {
      let button = try #require(list.layer(name))
      #expect(button.frame == Rect(x: 319, y: 20, width: 40, height: 44))
      #expect(abs(button.opacity - 0.0625) <= 0.0006)
    }
  }

  @Test("colours stay each page's own")
  func colors() throws {
    var app = SampleApp()
    app.homeBar?.titleTextAttributes = .value(TextAttributes(color: .green))
    app.listBar?.titleTextAttributes = .value(TextAttributes(color: .purple))
    app.listBar?.tintColor = .value(.purple)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    func color(_ name: String) -> Color? {
      if case .text(_, let color) = list.layer(name)?.content { color } else { nil }
    }
    #expect(color("bar/bottom/title") == DynamicColor.green.light)
    #expect(color("bar/top/title") == DynamicColor.purple.light)
    #expect(color("bar/top/backLabel") == DynamicColor.purple.light)
  }
}
