import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// R8: pages with and without a bar.
@Suite("Hidden bars in flight")
struct HiddenBarTests {
  /// Home has a bar, list hides it as it appears; home shows it again.
  private func app(_ label: String, animated: Bool? = nil) throws -> SampleApp {
    var app = SampleApp()
    app.strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
    app.home.barHiding[.viewWillAppear] = BarHiding(isHidden: false, isAnimated: animated)
    app.list.barHiding[.viewWillAppear] = BarHiding(isHidden: true, isAnimated: animated)
    return app
  }

  static let labels = ["sharedBar", "fakeBar", "crossFade", "perPageBar", "ownContainer"]

  @Test(
    "a hidden page rests without a bar and begins at the top; the device alone takes room", arguments: labels)
  func rest(label: String) throws {
    let app = try app(label)
    let stage = try app.push()
    let rest = app.choreography(stage).restingTo
    #expect(rest.names.allSatisfy { !$0.contains("bar/") })
    #expect(stage.to.layout.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.to.layout.safeAreaTop == 20)
  }

  @Test("hidden with animation the real bar leaves with the push and comes back with the pop")
  func slides() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let sign = direction == .rightToLeft ? -1.0 : 1
      var app = try app("sharedBar")
      app.direction = direction
      let (push, pop) = (app.choreography(try app.push()), app.choreography(try app.pop()))
      for progress in [0.1, 0.5, 0.9] {
        let leaving = push.displayList(at: dragged(progress))
        #expect(leaving.layer("bar/background")?.frame.x == -375 * progress * sign)
        #expect(leaving.layer("bar/title")?.opacity == 1)
        let coming = pop.displayList(at: dragged(progress))
        #expect(abs((coming.layer("bar/background")?.frame.x ?? 0) + 375 * (1 - progress) * sign) < 0.001)
      }
    }
  }

  @Test("the other way round it comes with the pushed page and leaves with the popped one")
  func slidesWithTopPage() throws {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    app.home.barHiding[.viewWillAppear] = BarHiding(isHidden: true)
    app.list.barHiding[.viewWillAppear] = BarHiding(isHidden: false)
    let (push, pop) = (app.choreography(try app.push()), app.choreography(try app.pop()))
    for progress in [0.1, 0.5, 0.9] {
      for list in [push.displayList(at: dragged(progress)), pop.displayList(at: dragged(progress))] {
        #expect(list.layer("bar/background")?.frame.x == list.layer("top/page")?.frame.x)
        #expect(list.layer("bar/background")?.content == .color(DynamicColor.purple.light))
      }
    }
  }

  @Test("hidden without animation it is gone from the first frame: the window shows where it was")
  func hole() throws {
    let app = try app("sharedBar", animated: false)
    let push = app.choreography(try app.push())
    let list = push.displayList(at: dragged(0.001))
    #expect(list.names.allSatisfy { !$0.hasPrefix("bar") })
    // The covered page lies below its opaque bar as before.
    #expect(list.layer("bottom/view")?.frame.y == 64)
    #expect(list.layer("window")?.content == .color(.white))
    let pop = app.choreography(try app.pop()).displayList(at: dragged(0.001))
    #expect(pop.layer("bar/background")?.frame == Rect(x: 0, y: 0, width: 375, height: 64))
  }

  // Case 12: the visible page keeps its fake from the first frame to the last.
  @Test("under fake bars the visible page alone has a fake, all the time", arguments: [0.001, 0.5, 0.999])
  func fakes(progress: Double) throws {
    for animated in [nil, false] as [Bool?] {
      let app = try app("fakeBar", animated: animated)
      for stage in [try app.push(), try app.pop()] {
        let list = app.choreography(stage).displayList(at: dragged(progress))
        #expect(list.layer("bottom/fake/background")?.content == .color(DynamicColor.green.light))
        #expect(list.names.allSatisfy { !$0.hasPrefix("top/fake") && $0 != "bar/background" })
        let title = list.layer("bar/title")
        let away = stage.transition.isPush ? progress : 1 - progress
        if animated == nil {
          #expect(abs((title?.frame.x ?? 0) - ((375 - 40) / 2 - 375 * away)) < 0.51)
        } else {
          #expect((title == nil) == stage.transition.isPush)
        }
      }
    }
  }

  @Test("bars of the pages' own are hidden page by page")
  func own() throws {
    var app = try app("perPageBar")
    // Under the shared bar the covered page would come back without one.
    app.home.barHiding = [:]
    let list = app.choreography(try app.pop()).displayList(at: dragged(0.5))
    #expect(list.names.contains("bottom/bar/background"))
    #expect(list.names.allSatisfy { !$0.hasPrefix("top/bar") })
  }

  @Test("HBD's bar turns clear in its place")
  func clear() throws {
    let app = try app("fakeBar:preset=HBD")
    let list = app.choreography(try app.push()).displayList(at: dragged(0.25))
    let title = try #require(list.layer("bar/title"))
    #expect(title.opacity == 0.75 && abs(title.frame.x - (375 - 40) / 2) < 0.51)
  }

  // Case 44.
  @Test("when an opaque shared bar turns transparent, the covered page stays below it and the window shows")
  func transparentHole() throws {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    app.listBar = BarStyle()
    app.listBar?.translucent = .value(true)
    app.listBar?.backgroundImage = .value(.empty)
    app.listBar?.shadowImage = .value(.empty)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.001))
    #expect(list.layer("bottom/view")?.frame.y == 64)
    #expect(list.layer("bar/background") == nil && list.layer("bar/shadow") == nil)
    #expect(list.layer("top/view")?.frame.y == 0)
  }
}
