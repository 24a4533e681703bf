import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Status bar and home indicator.
@Suite("System overlays")
struct OverlayMotionTests {
  private func fill(_ layer: FlatLayer?) -> Color? {
    guard case .drawing(let drawing) = layer?.content, case .rect(_, _, let color) = drawing.shapes.first
    else { return nil }
    return color
  }

  @Test("the status bar has the new page's style from the first instant")
  func style() throws {
    var app = SampleApp()
    app.list.statusBarStyle = .lightContent
    let stage = try app.push()
    let list = app.choreography(stage).displayList(at: dragged(0.01))
    #expect(
      list.layer("statusBar")?.content
        == app.choreography(stage).restingTo.flat.first { $0.name == "statusBar" }?.content)
    #expect(list.names.filter { $0.hasPrefix("statusBar") }.count == 1)
  }

  @Test("a status bar that a page hides fades, and the page's bar has moved up")
  func hidden() throws {
    var app = SampleApp()
    app.list.statusBarHidden = true
    let list = app.choreography(try app.push()).displayList(at: dragged(0.25))
    #expect(list.layer("statusBar")?.opacity == 0.75)
    #expect(list.layer("top/fake/background")?.frame.height == 44)
    #expect(list.layer("top/view")?.frame.y == 44)
    let back = app.choreography(try app.pop()).displayList(at: dragged(0.25))
    #expect(back.layer("statusBar")?.opacity == 0.25)
  }

  @Test("the row goes up with the bar, and all in it")
  func riding() throws {
    var app = SampleApp()
    app.list.statusBarHidden = true
    for (stage, share) in [(try app.deepPush(), 0.25), (try app.deepPop(), 0.75)] {
      let list = app.choreography(stage).displayList(at: dragged(0.25))
      // List, the lower page, has no status bar above its row.
      let y = 20 * share
      for name in [
        "bar/bottom/title", "bar/top/title", "bar/top/backLabel", "bar/bottom/backLabel", "bar/back",
      ] {
        #expect(abs(try #require(list.layer(name), "\(name)").frame.y - y) < 0.01, "\(name)")
      }
      // One indicator, solid, as both pages have it.
      let indicator = try #require(list.layer("bar/backIndicator"))
      #expect(abs(indicator.frame.y - (y + 11.5)) < 0.01 && indicator.opacity == 1)
    }
  }

  @Test("the home indicator is light over a dark page, and changes with the pages")
  func indicator() throws {
    var app = SampleApp()
    app.device = "iPhone X"
    app.home.content = PageContent(color: DynamicColor(Color(white: 0.2)), placeholder: .none)
    app.list.content = PageContent(color: DynamicColor(Color(white: 0.8)), placeholder: .none)
    let choreography = app.choreography(try app.push())
    #expect(fill(choreography.restingFrom.layer("homeIndicator")) == .white)
    #expect(fill(choreography.restingTo.layer("homeIndicator")) == .black)
    let list = choreography.displayList(at: dragged(0.25))
    #expect(fill(list.layer("homeIndicator/old")) == .white && list.layer("homeIndicator/old")?.opacity == 1)
    #expect(fill(list.layer("homeIndicator")) == .black && list.layer("homeIndicator")?.opacity == 0.25)
  }
}
