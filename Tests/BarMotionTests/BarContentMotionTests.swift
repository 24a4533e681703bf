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
    "under a finger the new title comes linearly, its leading edge from the bar's end", arguments: progresses)
  func newTitle(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp()) {
      let title = choreography.displayList(at: dragged(progress)).layer("bar/top/title")
      expectX(title, 167.5 + (375 - 167.5) * (1 - share(progress)), "new title")
    }
  }

  /// Distance of the title from its place over W − x, at the page's distance over W: iPhone X push (73.75, 18.1 and
  /// 1.25 of 207 pt) and iPhone 11 Pro Max pop (18.5, 143.7 and 271.6 of 311.6 pt).
  static let recordedTitles: [(page: Double, title: Double, of: Double)] = [
    (page: 0.4092, title: 73.75 / 207, of: 207.0), (0.1052, 18.1 / 207, 207), (0.0229, 1.25 / 207, 207),
    (0.0856, 18.5 / 311.6, 311.6), (0.5392, 143.7 / 311.6, 311.6), (0.9103, 271.6 / 311.6, 311.6),
  ]

  @Test("tapped, it is where recordings have it, within 5 points", arguments: recordedTitles)
  func tappedTitle(recorded: (page: Double, title: Double, of: Double)) throws {
    for (choreography, share) in try flights(SampleApp()) {
      let progress = share(1) == 1 ? 1 - recorded.page : recorded.page
      guard
        let title = choreography.displayList(at: Motion.uikit.instant(progress: progress)).layer(
          "bar/top/title")
      else { continue }
      let distance = (title.frame.x - 167.5) / (375 - 167.5)
      #expect(abs(distance - recorded.title) * recorded.of <= 5)
    }
  }

  @Test(
    "an old back label leaves by 0.38 of the width, as recorded on an iPhone 11 Pro Max",
    arguments: progresses)
  func oldBackLabel(progress: Double) throws {
    for (choreography, share) in try flights(SampleApp(), isDeep: true) {
      let label = choreography.displayList(at: dragged(progress)).layer("bar/bottom/backLabel")
      expectX(label, 27 - 0.38 * 375 * share(progress), "old back label")
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

  @Test("tapped, alphas are those of recordings within 0.12, whatever the clock says")
  func timedAlphas() throws {
    for (choreography, share) in try flights(SampleApp()) {
      let isPush = share(1) == 1
      func alphas(_ progress: Double) -> (out: Double, entering: Double) {
        let list = choreography.displayList(at: Instant(progress: progress, time: 0.2, phase: .timed))
        let (bottom, top) = (list.layer("bar/bottom/title"), list.layer("bar/top/title"))
        return ((isPush ? bottom : top)?.opacity ?? 0, (isPush ? top : bottom)?.opacity ?? 0)
      }
      for (progress, recorded) in [(0.0856, 0.97), (0.5392, 0.51), (0.5908, 0.547), (0.8948, 0)] {
        #expect(abs(alphas(progress).out - recorded) <= 0.12)
      }
      for (progress, recorded) in [(0.0856, 0.07), (0.5908, 0.588), (0.8948, 0.98)] {
        #expect(abs(alphas(progress).entering - recorded) <= 0.12)
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
