import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Fake bars with options, and as known libraries make them.
@Suite("Fake bars with options")
struct FakeBarOptionTests {
  private func app(_ label: String) throws -> SampleApp {
    var app = SampleApp()
    app.strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
    return app
  }

  private func list(_ app: SampleApp, at progress: Double = 0.5) throws -> DisplayList {
    app.choreography(try app.push()).displayList(at: dragged(progress))
  }

  @Test("a snapshot holds titles and buttons too, which move with their page")
  func snapshot() throws {
    let list = try list(try app("fakeBar:contents=snapshot"))
    for side in ["bottom", "top"] {
      let (page, title) = (list.layer("\(side)/page"), list.layer("\(side)/fake/content/title"))
      #expect(abs((title?.frame.x ?? 0) - (page?.frame.x ?? 0) - (375 - 40) / 2) < 0.51)
      #expect(title?.opacity == 1)
    }
    #expect(list.names.allSatisfy { !$0.hasPrefix("bar/") })
  }

  @Test("a fake that takes over some keys has the system's default for the others")
  func copies() throws {
    var app = try app("fakeBar:copies=translucent+barTintColor")
    app.listBar?.shadowImage = .value(.empty)
    app.listBar?.backgroundImage = .value(.sized("stripes", 10, 44))
    app.listBar?.alpha = .value(0.5)
    let fake = try #require(try list(app).layer("top/fake/background"))
    #expect(fake.content == .color(DynamicColor.purple.light) && fake.opacity == 1)
    #expect(try list(app).layer("top/fake/background/image") == nil)
    #expect(try list(app).layer("top/fake/shadow") != nil)
  }

  private func equalBars(_ label: String, _ change: (inout SampleApp) -> Void = { _ in }) throws -> Bool {
    var app = try app(label)
    app.listBar = app.homeBar
    change(&app)
    let names = try list(app).names
    return !names.contains { $0.contains("fake") } && names.contains("bar/background")
  }

  @Test("similar bars are left to the system, whose one bar lies above pages and edge shadow")
  func similar() throws {
    #expect(try !equalBars("fakeBar"))
    for rule in ["equal", "imageBytes", "averageColour"] {
      #expect(try equalBars("fakeBar:similar=\(rule)"), "\(rule)")
      #expect(try !equalBars("fakeBar:similar=\(rule)") { $0.listBar = .solid(.purple) }, "\(rule)")
    }
    let names = try list(
      try {
        var app = try app("fakeBar:similar=equal")
        app.listBar = app.homeBar
        return app
      }()
    )
    .names
    let order = ["top/shadow", "top/page", "bar/background"]
    #expect(names.filter { order.contains($0) } == order)
  }

  private func image(_ name: String, digest: String, average: Color) -> BarImage {
    BarImage(
      name: name,
      summary: ImageSummary(
        digest: digest, size: Size(width: 1, height: 1), hasAlpha: false, averageColor: average))
  }

  // R: the same object by name; HBD: PNG bytes; QMUI: average colours.
  @Test(
    "what counts as the same image: the object, its bytes, its average colour",
    arguments: [
      ("equal", [true, false, false]), ("imageBytes", [true, true, false]),
      ("averageColour", [true, true, true]),
    ])
  func images(rule: String, expected: [Bool]) throws {
    let one = image("one", digest: "aa", average: .black)
    let others = [
      one, image("copy", digest: "aa", average: .black), image("other", digest: "bb", average: .black),
    ]
    for (other, isSimilar) in zip(others, expected) {
      let found = try equalBars("fakeBar:similar=\(rule)") {
        $0.homeBar?.backgroundImage = .value(one)
        $0.listBar?.backgroundImage = .value(other)
      }
      #expect(found == isSimilar, "\(rule) \(other.name)")
    }
    #expect(
      try !equalBars("fakeBar:similar=\(rule)") {
        $0.homeBar?.backgroundImage = .value(one)
        $0.listBar?.backgroundImage = .value(self.image("white", digest: "cc", average: .white))
      })
  }

  @Test("HBD compares alphas, QMUI shadow images")
  func finePoints() throws {
    #expect(try !equalBars("fakeBar:similar=imageBytes") { $0.listBar?.alpha = .value(0.5) })
    #expect(try equalBars("fakeBar:similar=averageColour") { $0.listBar?.alpha = .value(0.5) })
    func hideLine(_ app: inout SampleApp) {
      app.homeBar?.backgroundImage = .value(self.image("a", digest: "aa", average: .black))
      app.listBar?.backgroundImage = app.homeBar?.backgroundImage ?? .untouched
      app.listBar?.shadowImage = .value(.empty)
    }
    #expect(try equalBars("fakeBar:similar=imageBytes", hideLine))
    #expect(try !equalBars("fakeBar:similar=averageColour", hideLine))
  }

  @Test("a translucent fake may blur its page and the container alone")
  func backdrop() throws {
    for (label, isOwn) in [
      ("fakeBar:backdrop=page", true), ("fakeBar:backdrop=screen", false), ("fakeBar", false),
    ] {
      var app = try app(label)
      app.homeBar = BarStyle()
      app.listBar = BarStyle()
      app.list.extendsUnderTopBar = false
      let list = try list(app)
      #expect(list.layer("top/page")?.shouldRasterize == isOwn)
      let backdrop = list.layer("top/fake/backdrop")
      #expect((backdrop != nil) == isOwn)
      if let backdrop {
        #expect(backdrop.content == .color(.white) && backdrop.frame.y == 0 && backdrop.frame.height == 64)
        let names = list.names
        #expect(names.firstIndex(of: "top/fake/backdrop") ?? 0 < names.firstIndex(of: "top/view") ?? 0)
      }
    }
  }

  @Test("the container is painted in flight and as it was at rest")
  func container() throws {
    let app = try app("fakeBar:paintsContainer=#FF0000")
    let choreography = app.choreography(try app.push())
    #expect(
      choreography.displayList(at: dragged(0.5)).layer("window")?.content
        == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(choreography.restingFrom.layer("window")?.content == .color(.white))
  }

  @Test("a key that a page leaves alone: as the page before left it, or as nobody touched it")
  func unset() throws {
    for (label, expected) in [("fakeBar", DynamicColor.purple), ("fakeBar:unset=default", .green)] {
      let app = try app(label)
      let list = app.choreography(try app.deepPush()).displayList(at: dragged(0.5))
      #expect(list.layer("top/fake/background")?.content == .color(expected.light), "\(label)")
    }
  }

  // library-mechanisms §1.
  @Test("KM: copies background keys, paints a white container under a translucent bar, changes tint at once")
  func km() throws {
    var app = try app("fakeBar:preset=KM")
    app.listBar?.alpha = .value(0.5)
    app.listBar?.tintColor = .value(.green)
    app.home.item.right = [BarButtonItem(title: "Edit")]
    var list = try list(app, at: 0.01)
    #expect(list.layer("top/fake/background")?.opacity == 1)
    guard case .text(_, let tint)? = list.layer("bar/bottom/trailing0")?.content else {
      Issue.record("no button")
      return
    }
    #expect(tint == DynamicColor.green.light)
    var stage = try app.push()
    stage.container = .black
    #expect(app.choreography(stage).displayList(at: dragged(0.5)).layer("window")?.content == .color(.black))
    app.listBar = BarStyle()
    app.listBar?.translucent = .value(true)
    stage = try app.push()
    stage.container = .black
    list = app.choreography(stage).displayList(at: dragged(0.5))
    #expect(list.layer("window")?.content == .color(.white))
  }

  @Test("KM: a pop brings back the colours of the page below, not its tint")
  func kmMemory() throws {
    var app = try app("fakeBar:preset=KM")
    app.listBar?.tintColor = .value(.purple)
    let transition = try app.pop().transition
    #expect(transition.barAfter.barTintColor == .value(.green))
    #expect(transition.barAfter.tintColor == .value(.purple))
    app.strategy = FakeBarStrategy()
    #expect(try app.pop().transition.barAfter.tintColor == .untouched)
  }

  @Test("KM: from iOS 15 on appearance objects are copied, before that the legacy keys")
  func kmKeys() throws {
    var appearance = AppearanceStyle(configure: .opaque)
    appearance.backgroundColor = .value(.purple)
    for (os, expected) in [(14, DynamicColor.green), (17, .purple)] {
      var app = try app("fakeBar:preset=KM")
      app.os = os
      app.listBar = .solid(.green)
      app.listBar?.standardAppearance = .value(appearance)
      app.listBar?.scrollEdgeAppearance = .value(appearance)
      #expect(
        try list(app).layer("top/fake/background")?.content == .color(expected.light), "iOS \(os)")
    }
  }

  // library-mechanisms §2.
  @Test(
    "HBD: the line lies inside the band, in flight and at rest; its own colours stand in for the system's")
  func hbd() throws {
    var app = try app("fakeBar:preset=HBD")
    app.listBar = BarStyle()
    app.listBar?.barStyle = .value(.black)
    app.listBar?.barTintColor = .unset
    let choreography = app.choreography(try app.push())
    let list = choreography.displayList(at: dragged(0.5))
    // iPhone 8 has two pixels a point.
    for shadow in [list.layer("top/fake/shadow"), choreography.restingTo.layer("bar/shadow")] {
      #expect(shadow?.frame.y == 63.5 && shadow?.frame.height == 0.5)
      #expect(shadow?.content == .color(Color(white: 0, alpha: 77 / 255.0).quantized))
    }
    let black = Color(white: 28 / 255.0, alpha: 0.729).quantized
    #expect(list.layer("top/fake/background")?.content == .color(black))
    #expect(list.layer("top/fake/background")?.backdropFilters.isEmpty == false)
  }

  @Test("HBD: pages extend under colours that let something through, and only those")
  func hbdLayout() throws {
    let app = try app("fakeBar:preset=HBD")
    #expect(try app.push().to.layout.frame.y == 64)
    var faint = app
    faint.listBar?.barTintColor = .value(DynamicColor(Color(white: 1, alpha: 0.9)))
    #expect(try faint.push().to.layout.frame.y == 0)
  }

  @Test("HBD: under a finger the tint is there after a quarter of the way")
  func hbdTint() throws {
    var app = try app("fakeBar:preset=HBD")
    app.listBar?.tintColor = .value(.green)
    app.home.item.right = [BarButtonItem(title: "Edit")]
    let choreography = app.choreography(try app.push())
    let blue = try #require(Color(hex: "#007AFF"))
    func tint(_ instant: Instant) -> Color? {
      if case .text(_, let color)? = choreography.displayList(at: instant).layer("bar/bottom/trailing0")?
        .content
      {
        color
      } else {
        nil
      }
    }
    let green = DynamicColor.green.light
    #expect(tint(dragged(0.125)) == ColorMixing.straight.mix(blue, green, 0.5).quantized)
    #expect(tint(dragged(0.25)) == green && tint(dragged(0.5)) == green)
    let tapped = Motion.uikit.instant(progress: 0.5)
    #expect(tint(tapped) == ColorMixing.straight.mix(blue, green, tapped.progress).quantized)
  }

  @Test(
    "a cancelled swipe ends as it began under every strategy that remembers",
    arguments: [
      "fakeBar", "fakeBar:preset=HBD", "crossFade", "perPageBar", "ownContainer",
    ])
  func cancelled(label: String) throws {
    let choreography = try cancelledSwipe(try app(label))
    let end = Instant(progress: 0, time: 0.6, phase: .rest)
    #expect(choreography.displayList(at: end) == choreography.restingFrom)
  }

  @Test("under the shared bar what hooks wrote stays after a cancelled swipe")
  func cancelledShared() throws {
    let choreography = try cancelledSwipe(try app("sharedBar"))
    let end = choreography.displayList(at: Instant(progress: 0, time: 0.6, phase: .rest))
    #expect(choreography.restingFrom.layer("bar/background")?.content == .color(DynamicColor.purple.light))
    #expect(end.layer("bar/background")?.content == .color(DynamicColor.green.light))
  }

  /// Home writes green as it appears, list wrote purple once, when it was loaded.
  private func cancelledSwipe(_ app: SampleApp) throws -> Choreography {
    var (home, list) = (app.home, app.list)
    home.hooks[.viewWillAppear] = .solid(.green)
    list.hooks[.viewDidLoad] = .solid(.purple)
    var stack = try NavigationStack(
      pages: [Page(home)], bar: BarStyle(), ownership: app.strategy.ownership)
    _ = try stack.perform(.push(Page(list), animated: true))
    return app.choreography(app.stage(try stack.perform(.swipe(isCancelled: true))))
  }
}
