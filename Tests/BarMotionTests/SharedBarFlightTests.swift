import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// The control: one bar, above both pages, in the style it has been given.
@Suite("The shared bar in flight")
struct SharedBarFlightTests {
  private var app: SampleApp {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    return app
  }

  @Test(
    "the real bar stands still in the new style from the first instant", arguments: [0.001, 0.1, 0.5, 0.999])
  func newStyle(progress: Double) throws {
    let list = app.choreography(try app.push()).displayList(at: dragged(progress))
    let bar = try #require(list.layer("bar/background"))
    #expect(bar.content == .color(DynamicColor.purple.light))
    #expect(bar.frame == Rect(x: 0, y: 0, width: 375, height: 64))
    #expect(bar.parents.isEmpty && bar.opacity == 1)
    #expect(list.layer("bar/shadow")?.frame == Rect(x: 0, y: 64, width: 375, height: 0.5))
  }

  @Test("at progress 0 the bar still has the old style")
  func oldStyle() throws {
    let bar = app.choreography(try app.push()).displayList(at: rested(0)).layer("bar/background")
    #expect(bar?.content == .color(DynamicColor.green.light))
  }

  @Test("after a pop to a page that sets nothing the bar stays wrongly purple")
  func staysPurple() throws {
    let choreography = app.choreography(try app.pop())
    for instant in [rested(0), dragged(0.5), rested(1)] {
      let bar = choreography.displayList(at: instant).layer("bar/background")
      #expect(bar?.content == .color(DynamicColor.purple.light))
    }
  }

  @Test("it lies above pages and edge shadow, below its content, and there are no fakes")
  func order() throws {
    let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
    let order = ["bottom/page", "top/shadow", "top/page", "bar/background", "bar/shadow", "bar/content"]
    #expect(names.filter { order.contains($0) } == order)
    #expect(names.allSatisfy { !$0.contains("fake") })
  }

  private func opaque(_ color: DynamicColor) -> AppearanceStyle {
    var style = AppearanceStyle(configure: .opaque)
    style.backgroundColor = .value(color)
    return style
  }

  @Test("what only the items make different is cross-faded, the old bar whole under the new one")
  func itemAppearances() throws {
    var app = app
    (app.os, app.homeBar, app.listBar) = (17, nil, nil)
    app.home.item.scrollEdgeAppearance = opaque(.green)
    app.list.item.scrollEdgeAppearance = opaque(.purple)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.25))
    let (old, new) = (
      try #require(list.layer("bar/old/background")), try #require(list.layer("bar/background"))
    )
    #expect(old.content == .color(DynamicColor.green.light) && old.opacity == 1)
    #expect(new.content == .color(DynamicColor.purple.light) && new.opacity == 0.25)
    // Both have the same line, which is drawn once and whole.
    #expect(list.layer("bar/shadow")?.opacity == 1 && list.layer("bar/old/shadow") == nil)
  }

  @Test("towards a transparent bar the old one fades out")
  func towardsTransparent() throws {
    var app = app
    (app.os, app.homeBar, app.listBar) = (17, nil, nil)
    app.home.item.scrollEdgeAppearance = opaque(.green)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.25))
    #expect(list.layer("bar/old/background")?.opacity == 0.75)
    #expect(list.layer("bar/background") == nil)
  }
}
