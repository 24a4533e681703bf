import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Large titles between two pages. Texts are 10 points a character whatever their size; on iPhone 8 the large title
/// lies at 16, 64 with its baseline at 100, the back label at 27 with its baseline at 48.
@Suite("Large titles in flight")
struct LargeTitleMotionTests {
  private func app(_ modes: (home: LargeTitleDisplayMode, list: LargeTitleDisplayMode)) -> SampleApp {
    var app = SampleApp()
    // From iOS 13 on a bar with a large title is transparent at the scroll edge, whatever its legacy properties say.
    app.os = 12
    app.homeBar?.prefersLargeTitles = .value(true)
    app.home.item.largeTitleDisplayMode = modes.home
    app.list.item.largeTitleDisplayMode = modes.list
    return app
  }

  /// Push and pop under a finger, with the share of the way at which the top page is there.
  private func flights(_ app: SampleApp) throws -> [(Choreography, (Double) -> Double)] {
    [(app.choreography(try app.push()), { $0 }), (app.choreography(try app.pop()), { 1 - $0 })]
  }

  private func size(_ layer: FlatLayer?) -> Double? {
    guard case .text(let text, _) = layer?.content else { return nil }
    return text.font.size
  }

  @Test(
    "a large title shrinks to the back label, leading end and baseline on a line", arguments: [0.2, 0.5, 0.8])
  func handOver(progress: Double) throws {
    for (choreography, share) in try flights(app((.always, .never))) {
      let list = choreography.displayList(at: dragged(progress))
      let u = share(progress)
      let (x, baseline) = (16 + (27 - 16) * u, 100 + (48 - 100) * u)
      let title = try #require(list.layer("bar/bottom/largeTitle"))
      // 34 → 17 points: the frame, 52 high with its baseline at 36, is halved on the way.
      let factor = 1 - u / 2
      #expect(abs(title.frame.height - 52 * factor) < 0.01 && abs(title.frame.x - x) < 0.01)
      #expect(abs(title.frame.y + 36 * factor - baseline) < 0.01)
      let label = try #require(list.layer("bar/top/backLabel"))
      #expect(abs(label.frame.height - 44 * 2 * factor) < 0.01 && abs(label.frame.x - x) < 0.01)
      #expect(abs(label.frame.y + 28 * 2 * factor - baseline) < 0.01)
      // Drawn once, at their largest.
      #expect(size(title) == 34 && size(label) == 34)
      // Letter on letter: both are equally wide all the way.
      #expect(title.frame.width == label.frame.width)
    }
  }

  @Test("on a push the path ends at 0.7, where the label stands at its place")
  func timedPush() throws {
    let choreography = try flights(app((.always, .never)))[0].0
    let label = choreography.displayList(at: Instant(progress: 0.7, time: 0.1, phase: .timed)).layer(
      "bar/top/backLabel")
    #expect(label?.frame == Rect(x: 27, y: 20, width: 40, height: 44))
  }

  @Test("the label that grows is not under the indicator's mask, an old one is")
  func mask() throws {
    var app = app((.always, .always))
    app.list.item.largeTitleDisplayMode = .always
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    #expect(list.layer("bar/top/backLabel")?.parents == ["bar/content"])
    let deep = app.choreography(try app.deepPush()).displayList(at: dragged(0.5))
    #expect(deep.layer("bar/bottom/backLabel")?.parents == ["bar/content", "bar/back"])
  }

  @Test("the row's title takes no part while a large one stands in for it")
  func inlineTitle() throws {
    for (choreography, _) in try flights(app((.always, .never))) {
      let names = choreography.displayList(at: dragged(0.5)).names
      #expect(!names.contains("bar/bottom/title") && names.contains("bar/top/title"))
    }
  }

  @Test("a new large title comes and goes with its page, solid", arguments: [0.2, 0.5, 0.8])
  func topTitle(progress: Double) throws {
    for direction in LayoutDirection.allCases {
      for mode in [LargeTitleDisplayMode.never, .always] {
        var app = app((mode, .always))
        app.direction = direction
        for (choreography, _) in try flights(app) {
          let list = choreography.displayList(at: dragged(progress))
          let title = try #require(list.layer("bar/top/largeTitle"))
          let page = try #require(list.layer("top/page"))
          let place = direction == .leftToRight ? 16.0 : 375 - 16 - 40
          #expect(abs(title.frame.x - page.frame.x - place) < 0.002 && title.opacity == 1)
          #expect(title.frame.y == 64)
        }
      }
    }
  }

  @Test("under the shared bar the background grows and shrinks with the pages", arguments: [0.2, 0.5, 0.8])
  func growth(progress: Double) throws {
    for (modes, start, end) in [
      ((LargeTitleDisplayMode.always, LargeTitleDisplayMode.never), 116.0, 64.0),
      ((.never, .always), 64, 116),
    ] {
      var app = app(modes)
      app.strategy = SharedBarStrategy()
      app.listBar = nil
      for (choreography, share) in try flights(app) {
        let list = choreography.displayList(at: dragged(progress))
        let bottom = start + (end - start) * share(progress)
        let bar = try #require(list.layer("bar/background"))
        #expect(abs(bar.frame.maxY - bottom) < 0.01 && bar.frame.y == 0 && bar.opacity == 1)
        #expect(abs(try #require(list.layer("bar/shadow")).frame.y - bottom) < 0.01)
        #expect(!list.names.contains { $0.hasPrefix("bar/old") })
      }
    }
  }

  @Test("a new large title is cut where the shared bar ends, and whole over a fake bar")
  func cutAtBar() throws {
    for strategy in [SharedBarStrategy() as any TransitionStrategy, FakeBarStrategy()] {
      var app = app((.never, .always))
      app.strategy = strategy
      for (choreography, share) in try flights(app) {
        let list = choreography.displayList(at: dragged(0.25))
        let part = list.layer("bar/top/largeTitlePart")
        if strategy.name == "sharedBar" {
          #expect(abs(try #require(part).frame.maxY - (64 + 52 * share(0.25))) < 0.01)
        } else {
          #expect(part == nil)
        }
        #expect(list.layer("bar/top/largeTitle")?.frame.y == 64)
      }
    }
  }

  @Test("a picture in a growing bar is stretched, not drawn anew for every frame")
  func picture() throws {
    var app = app((.always, .never))
    app.strategy = SharedBarStrategy()
    app.homeBar?.backgroundImage = .value(.sized("photo", 10, 10))
    app.listBar = nil
    let choreography = app.choreography(try app.push())
    for progress in [0.2, 0.5] {
      let list = choreography.displayList(at: dragged(progress))
      let image = try #require(list.layers.first { $0.name == "bar/background" }?.sublayers.first)
      #expect(image.contentsSize == Size(width: 375, height: 116))
      #expect(abs(image.frame.height - (116 - 52 * progress)) < 0.01)
    }
  }

  @Test("fakes are as high as their own page's bar, all the way")
  func fakes() throws {
    for (choreography, _) in try flights(app((.always, .never))) {
      let list = choreography.displayList(at: dragged(0.5))
      #expect(list.layer("bottom/fake/background")?.frame.height == 116)
      #expect(list.layer("top/fake/background")?.frame.height == 64)
    }
  }

  @Test("without a back button to turn into, it gives way by a quarter of the width until 0.4")
  func withdrawing() throws {
    var app = app((.always, .never))
    app.list.item.hidesBackButton = true
    let choreography = app.choreography(try app.push())
    let title = try #require(choreography.displayList(at: dragged(0.2)).layer("bar/bottom/largeTitle"))
    #expect(abs(title.frame.x - (16 + 375 / 4 * 0.2)) < 0.01 && abs(title.opacity - 0.5) < 0.001)
    #expect(choreography.displayList(at: dragged(0.5)).layer("bar/bottom/largeTitle") == nil)
  }

  @Test("one that is partly scrolled away only fades")
  func partly() throws {
    var app = app((.always, .never))
    app.home.scroll = ScrollState(contentOffset: 20)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.2))
    let group = try #require(list.layer("bar/bottom/largeTitle"))
    #expect(group.frame == Rect(x: 0, y: 64, width: 375, height: 32))
    #expect(list.layer("bar/bottom/largeTitle/text")?.frame == Rect(x: 16, y: 44, width: 40, height: 52))
  }

  @Test("modes are inherited from any page below")
  func inheritance() throws {
    var app = app((.never, .automatic))
    #expect(try app.push().to.bar.largeTitle == nil)
    app.home.item.largeTitleDisplayMode = .automatic
    #expect(try app.push().to.bar.largeTitle != nil)
  }

  @Test("titles that are adjusted up or down come to the back label's height")
  func adjusted() throws {
    var app = SampleApp()
    app.homeBar?.titleVerticalPositionAdjustment = .value(-6)
    app.listBar?.titleVerticalPositionAdjustment = .value(4)
    for (choreography, share) in try flights(app) {
      let list = choreography.displayList(at: dragged(0.25))
      let y = 14 + (20 - 14) * share(0.25)
      #expect(abs(try #require(list.layer("bar/bottom/title")).frame.y - y) < 0.01)
      #expect(abs(try #require(list.layer("bar/top/backLabel")).frame.y - y) < 0.01)
      #expect(try #require(list.layer("bar/top/title")).frame.y == 24)
    }
  }
}
