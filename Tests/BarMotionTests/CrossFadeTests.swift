import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// One bar whose colours are mixed.
@Suite("Cross-fades")
struct CrossFadeTests {
  private func app(_ label: String = "crossFade") throws -> SampleApp {
    var app = SampleApp()
    app.strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
    return app
  }

  /// The appearance objects of one plain colour, seen at the scroll edge as well.
  private func style(_ color: Color, alpha: Double? = nil) -> BarStyle {
    var appearance = AppearanceStyle(configure: .opaque)
    appearance.backgroundColor = .value(DynamicColor(color))
    var style = BarStyle()
    style.standardAppearance = .value(appearance)
    style.scrollEdgeAppearance = .value(appearance)
    if let alpha { style.backgroundAlpha = .value(alpha) }
    return style
  }

  private func timed(_ frame: Double) -> Instant { Motion.uikit.instant(at: frame / 60) }

  private func background(_ list: DisplayList) throws -> (color: Color, opacity: Double) {
    let layer = try #require(list.layer("bar/background"))
    guard case .color(let color) = layer.content else { throw Missing() }
    return (color, layer.opacity)
  }

  private struct Missing: Error {}

  @Test("one bar goes from colour to colour with the pages, and lies above them")
  func mixes() throws {
    let app = try app()
    for stage in [try app.push(), try app.pop()] {
      let choreography = app.choreography(stage)
      let (start, end) =
        stage.isPushing
        ? (DynamicColor.green.light, DynamicColor.purple.light)
        : (DynamicColor.purple.light, DynamicColor.green.light)
      for progress in [0.001, 0.25, 0.5, 0.999] {
        let list = choreography.displayList(at: dragged(progress))
        let expected = Color(
          red: start.red + (end.red - start.red) * progress,
          green: start.green + (end.green - start.green) * progress,
          blue: start.blue + (end.blue - start.blue) * progress)
        #expect(try background(list).color == expected.quantized)
        #expect(list.layer("bar/background")?.frame == Rect(x: 0, y: 0, width: 375, height: 64))
        #expect(list.names.allSatisfy { !$0.contains("fake") && !$0.hasPrefix("bar/old") })
      }
    }
  }

  // Case 19: from clear white to blue, over whatever lies below.
  @Test("straight mixing lends a clear white's colour to the way, premultiplied mixing does not")
  func alphas() throws {
    let blue = Color(red: 0, green: 0x44 / 255.0, blue: 1)
    for (label, expected) in [
      ("crossFade:premultiplied=false", Color(red: 0.5, green: (1 + 0x44 / 255.0) / 2, blue: 1)),
      ("crossFade", blue),
    ] {
      var app = try app(label)
      app.homeBar = style(.white, alpha: 0)
      app.listBar = style(blue, alpha: 1)
      let seen = try background(app.choreography(try app.push()).displayList(at: dragged(0.5)))
      #expect(abs(seen.color.red - expected.red) < 0.003 && abs(seen.color.green - expected.green) < 0.003)
      #expect(abs(seen.color.alpha * seen.opacity - 0.5) < 0.003, "\(label)")
    }
  }

  @Test("by a clock of its own it is done when that says so, and holds")
  func clock() throws {
    let app = try app("crossFade:clock=0.25")
    let choreography = app.choreography(try app.push())
    let (start, end) = (DynamicColor.green.light, DynamicColor.purple.light)
    let half = try background(choreography.displayList(at: Motion.uikit.instant(at: 0.125))).color
    #expect(half == ColorMixing.straight.mix(start, end, 0.5).quantized)
    for time in [0.25, 0.4] {
      let list = choreography.displayList(at: Motion.uikit.instant(at: time))
      #expect(try background(list).color == end)
    }
    // Under a finger there is no clock.
    #expect(
      try background(choreography.displayList(at: dragged(0.5))).color
        == ColorMixing.straight.mix(start, end, 0.5).quantized)
  }

  @Test("a clock longer than the transition is cut off by its end")
  func longClock() throws {
    let app = try app("crossFade:clock=1")
    let choreography = app.choreography(try app.push())
    let last = try background(choreography.displayList(at: Motion.uikit.instant(at: 0.499)))
    #expect(
      last.color
        == ColorMixing.straight.mix(DynamicColor.green.light, DynamicColor.purple.light, 0.499).quantized)
  }

  // library-mechanisms §6: progress = min(k, 60 · 0.10) / (60 · 0.10) after k ticks of a push, 0.12 of a pop.
  @Test("WR: six ticks of a push, 7.2 of a pop, at 60 a second")
  func ticks() throws {
    let app = try app("crossFade:preset=WR")
    for (stage, count) in [(try app.push(), 6.0), (try app.pop(), 7.2)] {
      let (start, end) =
        stage.isPushing
        ? (DynamicColor.green.light, DynamicColor.purple.light)
        : (DynamicColor.purple.light, DynamicColor.green.light)
      let choreography = app.choreography(stage)
      for tick in 1...10 {
        let expected = ColorMixing.straight.mix(start, end, min(Double(tick), count) / count).quantized
        #expect(
          try background(choreography.displayList(at: timed(Double(tick)))).color == expected, "\(tick)")
        // Between two ticks nothing changes.
        let later = choreography.displayList(at: timed(Double(tick) + 0.5))
        #expect(try background(later).color == expected, "\(tick)")
      }
    }
  }

  @Test("WR: a cancelled swipe shows the old colours as the finger is lifted, while pages slide back")
  func snap() throws {
    let app = try app("crossFade:preset=WR")
    let choreography = app.choreography(try app.pop())
    let held = try background(choreography.displayList(at: dragged(0.5))).color
    #expect(held != DynamicColor.purple.light)
    let list = choreography.displayList(at: Instant(progress: 0.5, time: 0.4, phase: .cancelling))
    #expect(try background(list).color == DynamicColor.purple.light)
    #expect(list.layer("top/page")?.frame.x == 187.5)
  }

  @Test("WR: image and hairline stay the old ones to the end")
  func images() throws {
    var app = try app("crossFade:preset=WR")
    app.listBar?.backgroundImage = .value(.sized("stripes", 10, 44))
    app.listBar?.shadowImage = .value(.empty)
    let choreography = app.choreography(try app.push())
    let list = choreography.displayList(at: dragged(0.9))
    #expect(try background(list).color == DynamicColor.green.light)
    #expect(list.layer("bar/shadow") != nil)
    #expect(choreography.restingTo.layer("bar/shadow") == nil)
  }

  @Test("without a preset images are cross-faded")
  func imagesFade() throws {
    var app = try app()
    app.listBar?.backgroundImage = .value(.sized("stripes", 10, 44))
    let list = app.choreography(try app.push()).displayList(at: dragged(0.25))
    #expect(list.layer("bar/old/background") != nil)
    #expect(list.layer("bar/background")?.opacity == 0.25)
  }

  @Test("tint and title colour are the bar's: the items of both pages have the mixed ones")
  func content() throws {
    var app = try app()
    app.homeBar?.titleTextAttributes = .value(TextAttributes(color: DynamicColor(.black)))
    app.listBar?.titleTextAttributes = .value(TextAttributes(color: DynamicColor(.white)))
    app.listBar?.tintColor = .value(.green)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    let grey = Color(white: 0.5).quantized
    for title in ["bar/bottom/title", "bar/top/title"] {
      guard case .text(_, let color)? = list.layer(title)?.content else {
        Issue.record("no \(title)")
        continue
      }
      #expect(color == grey)
    }
    guard case .text(_, let tint)? = list.layer("bar/top/backLabel")?.content else { throw Missing() }
    let blue = try #require(Color(hex: "#007AFF"))
    #expect(tint == ColorMixing.straight.mix(blue, DynamicColor.green.light, 0.5).quantized)
  }

  @Test("two hairlines of different colours are mixed as well")
  func hairlines() throws {
    var app = try app()
    var (home, list) = (style(.white), style(.white))
    func setShadow(_ bar: inout BarStyle, _ color: Color) {
      guard case .value(var appearance) = bar.standardAppearance else { return }
      appearance.shadowColor = .value(DynamicColor(color))
      bar.standardAppearance = .value(appearance)
      bar.scrollEdgeAppearance = .value(appearance)
    }
    setShadow(&home, .black)
    setShadow(&list, .white)
    (app.homeBar, app.listBar) = (home, list)
    let shadow = app.choreography(try app.push()).displayList(at: dragged(0.5)).layer("bar/shadow")
    #expect(shadow?.content == .color(Color(white: 0.5).quantized))
  }
}

extension TransitionStage {
  fileprivate var isPushing: Bool { transition.isPush }
}
