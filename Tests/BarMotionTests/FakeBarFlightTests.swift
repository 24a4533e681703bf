import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Fake bars: each page carries a bar of its own style, the real bar shows its content alone.
@Suite("Fake bars in flight")
struct FakeBarFlightTests {
  static let progresses = [0.001, 0.1, 0.3, 0.5, 0.7, 0.999]

  @Test(
    "each page carries a fake of its own colour, where the real bar lies, and moves with it",
    arguments: progresses)
  func fakes(progress: Double) throws {
    let app = SampleApp()
    for stage in [try app.push(), try app.pop()] {
      let list = app.choreography(stage).displayList(at: dragged(progress))
      for (side, color) in [("bottom", DynamicColor.green), ("top", .purple)] {
        let page = try #require(list.layer("\(side)/page")).frame
        let fake = try #require(list.layer("\(side)/fake/background"))
        #expect(fake.frame.isClose(to: Rect(x: page.x, y: 0, width: 375, height: 64)))
        #expect(fake.content == .color(color.light))
        #expect(fake.parents == [side, "\(side)/page"])
        #expect(fake.opacity == 1)
        let hairline = try #require(list.layer("\(side)/fake/shadow"))
        #expect(hairline.frame.isClose(to: Rect(x: page.x, y: 64, width: 375, height: 0.5)))
        #expect(hairline.parents == fake.parents)
      }
    }
  }

  @Test("the real bar's background is absent in flight and back at rest")
  func realBackground() throws {
    let app = SampleApp()
    for stage in [try app.push(), try app.pop()] {
      let choreography = app.choreography(stage)
      for progress in FakeBarFlightTests.progresses {
        let names = choreography.displayList(at: dragged(progress)).names
        #expect(!names.contains("bar/background") && !names.contains("bar/shadow"))
      }
      for list in [choreography.restingFrom, choreography.restingTo] {
        #expect(list.names.contains("bar/background") && list.names.contains("bar/shadow"))
      }
    }
  }

  @Test("the pop brings back the colour of the page below although that page sets nothing")
  func remembers() throws {
    let app = SampleApp()
    let choreography = app.choreography(try app.pop())
    let green = Content.color(DynamicColor.green.light)
    #expect(choreography.displayList(at: dragged(0.5)).layer("bottom/fake/background")?.content == green)
    #expect(choreography.restingTo.layer("bar/background")?.content == green)
  }

  @Test("the page's edge, its dim and its shadow lie over the fake below")
  func order() throws {
    let app = SampleApp()
    let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
    let order = [
      "bottom/view", "bottom/fake/background", "bottom/fake/shadow", "bottom/dim", "top/shadow", "top/view",
      "top/fake/background", "top/fake/shadow", "bar/content",
    ]
    #expect(names.filter { order.contains($0) } == order)
  }

  @Test("a transparent bar has no fake, an opaque one beside it has")
  func transparent() throws {
    var app = SampleApp()
    app.listBar = BarStyle()
    app.listBar?.translucent = .value(true)
    app.listBar?.backgroundImage = .value(.empty)
    app.listBar?.shadowImage = .value(.empty)
    let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
    #expect(names.allSatisfy { !$0.hasPrefix("top/fake") })
    #expect(names.contains("bottom/fake/background"))
  }

  @Test(
    "a translucent fake blurs as the real bar does"
  )
  func translucent() throws {
    var app = SampleApp()
    app.listBar = BarStyle()
    app.listBar?.translucent = .value(true)
    app.listBar?.barTintColor = .unset
    let choreography = app.choreography(try app.push())
    let fake = try #require(choreography.displayList(at: dragged(0.5)).layer("top/fake/background"))
    let real = try #require(choreography.restingTo.layer("bar/background"))
    #expect(!fake.backdropFilters.isEmpty)
    #expect(fake.backdropFilters == real.backdropFilters && fake.content == real.content)
  }

  @Test("a page is drawn once and moved, but not where its fake's blur reads beyond it")
  func rasterized() throws {
    func isRasterized(_ bar: BarStyle, _ change: (inout Screen) -> Void = { _ in }) throws -> Bool? {
      var app = SampleApp()
      app.listBar = bar
      app.homeBar = bar
      change(&app.list)
      return app.choreography(try app.push()).displayList(at: dragged(0.5)).layer("top/page")?.shouldRasterize
    }
    var blurred = BarStyle()
    blurred.translucent = .value(true)
    #expect(try isRasterized(blurred) == true)
    #expect(try isRasterized(blurred) { $0.extendsUnderTopBar = false } == false)
    let faint = DynamicColor(Color(white: 1, alpha: 0.5))
    #expect(try isRasterized(blurred) { $0.content.color = faint } == false)
    #expect(try isRasterized(.solid(.green)) { $0.content.color = faint } == true)
    #expect(try isRasterized(.solid(.green)) { $0.extendsUnderTopBar = false } == true)
  }

  @Test("a fake follows the bar's alpha and the background's")
  func alpha() throws {
    var app = SampleApp()
    app.listBar?.alpha = .value(0.5)
    app.listBar?.backgroundAlpha = .value(0.5)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    #expect(list.layer("top/fake/background")?.opacity == 0.25)
    #expect(list.layer("top/fake/shadow")?.opacity == 0.25)
    app.listBar?.backgroundAlpha = .value(0)
    let hidden = app.choreography(try app.push()).displayList(at: dragged(0.5))
    #expect(hidden.names.allSatisfy { !$0.hasPrefix("top/fake") })
  }

  @Test("a fake lies at the real bar's place also in a page whose view starts below it")
  func belowBar() throws {
    var app = SampleApp()
    app.list.extendsUnderTopBar = false
    let list = app.choreography(try app.push()).displayList(at: dragged(0.999))
    #expect(list.layer("top/view")?.frame.y == 64)
    #expect(list.layer("top/fake/background")?.frame.y == 0)
  }

  @Test("what the page writes after it has appeared shows only at rest")
  func lateStyle() throws {
    var app = SampleApp()
    app.list.hooks[.viewDidAppear] = .solid(.green)
    let choreography = app.choreography(try app.push())
    let purple = Content.color(DynamicColor.purple.light)
    #expect(choreography.displayList(at: dragged(0.99)).layer("top/fake/background")?.content == purple)
    #expect(choreography.restingTo.layer("bar/background")?.content != purple)
  }
}
