import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// What recordings of UIKit measure of the two pages: parallax 0.30, dim 0.10, an edge shadow of 9 points.
@Suite("Sliding pages")
struct PageMotionTests {
  static let strategies = StrategyList.names
  static let progresses = [0.001, 0.1, 0.25, 0.5, 0.8, 0.999]

  private func app(_ strategy: String) throws -> SampleApp {
    var app = SampleApp()
    app.strategy = try #require(StrategyList.named(strategy))
    return app
  }

  @Test(
    "the covered page lies at −0.3 of what the top page covers, dimmed by 0.1 of it", arguments: strategies)
  func parallax(strategy: String) throws {
    let app = try app(strategy)
    for (stage, isPush) in [(try app.push(), true), (try app.pop(), false)] {
      for progress in PageMotionTests.progresses {
        let list = app.choreography(stage).displayList(at: dragged(progress))
        let covered = isPush ? progress : 1 - progress
        let top = try #require(list.layer("top/page"))
        let bottom = try #require(list.layer("bottom/page"))
        #expect(abs(top.frame.x - 375 * (1 - covered)) <= 0.001)
        #expect(abs(bottom.frame.x + 0.3 * (375 - top.frame.x)) <= 0.001)
        let dim = list.layer("bottom/dim")
        #expect(abs((dim?.opacity ?? 0) - 0.1 * covered) <= 0.0006)
        #expect(dim.map { $0.content == .color(.black) && $0.frame == bottom.frame } ?? (covered < 0.006))
      }
    }
  }

  @Test(
    "the edge shadow is 9 points of black 0.2 to clear, times 1 − progress in both directions",
    arguments: strategies)
  func shadow(strategy: String) throws {
    let app = try app(strategy)
    for stage in [try app.push(), try app.pop()] {
      for progress in PageMotionTests.progresses {
        let list = app.choreography(stage).displayList(at: dragged(progress))
        let top = try #require(list.layer("top/page")).frame
        let shadow = try #require(list.layer("top/shadow"))
        #expect(shadow.frame.isClose(to: Rect(x: top.x - 9, y: 0, width: 9, height: 667)))
        #expect(abs(shadow.opacity - (1 - progress)) <= 0.0006)
        let gradient = GradientContent(stops: [
          .init(location: 0, color: .clear), .init(location: 1, color: Color(white: 0, alpha: 0.2)),
        ])
        #expect(shadow.content == .gradient(gradient))
      }
    }
  }

  @Test("dim, top page and shadow are painted in this order over the covered page")
  func order() throws {
    for strategy in PageMotionTests.strategies {
      let app = try app(strategy)
      let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
      let order = ["window", "bottom/page", "bottom/dim", "top/shadow", "top/page"]
      #expect(names.filter { order.contains($0) } == order)
    }
  }

  @Test("played with UIKit's timing, the pages are where the spring has them")
  func timed() throws {
    let app = SampleApp()
    let choreography = app.choreography(try app.push())
    // Frames 4, 10 and 20 of 60 a second, by the closed form.
    for (time, progress) in [(4.0 / 60, 0.3436), (10.0 / 60, 0.8072), (20.0 / 60, 0.9839)] {
      let list = choreography.displayList(at: Motion.uikit.instant(at: time))
      #expect(abs((list.layer("top/page")?.frame.x ?? 0) - 375 * (1 - progress)) <= 0.05)
    }
  }

  @Test("a picture starts at the page's origin and moves with the scroll view")
  func picture() throws {
    for (offset, y) in [(nil, 0.0), (-64.0, 0), (-164.0, 100), (36.0, -100)] {
      var app = SampleApp()
      app.homeBar = nil
      app.home.content.image = .sized("shot", 375, 667)
      app.home.scroll = .init(contentOffset: offset)
      let list = app.choreography(try app.push()).restingFrom
      #expect(list.layer("page/content")?.frame.y == y, "\(String(describing: offset))")
    }
  }
}
