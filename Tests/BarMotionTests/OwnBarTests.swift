import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Bars that pages carry for good: background, line and content.
@Suite("Bars of the pages' own")
struct OwnBarTests {
  private func app(_ label: String) throws -> SampleApp {
    var app = SampleApp()
    app.strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
    app.list.item.right = [BarButtonItem(title: "Done", style: .done)]
    return app
  }

  @Test(
    "titles and buttons move with their page and the real bar shows nothing",
    arguments: [
      "perPageBar", "ownContainer",
    ])
  func moves(label: String) throws {
    let app = try app(label)
    for stage in [try app.push(), try app.pop()] {
      let choreography = app.choreography(stage)
      for progress in [0.1, 0.5, 0.9] {
        let list = choreography.displayList(at: dragged(progress))
        #expect(list.names.allSatisfy { !$0.hasPrefix("bar/") })
        for (side, title) in [("bottom", "Home"), ("top", "List")] {
          let page = try #require(list.layer("\(side)/page")).frame
          let bar = try #require(list.layer("\(side)/bar/background"))
          #expect(bar.frame.isClose(to: Rect(x: page.x, y: 0, width: 375, height: 64)))
          let label = try #require(list.layer("\(side)/bar/content/title"))
          // A title of four characters of ten points in the middle of the bar.
          #expect(abs(label.frame.x - page.x - (375 - 40) / 2) < 0.51, "\(title)")
          #expect(label.opacity == 1)
          #expect(label.parents.prefix(2) == [side, "\(side)/page"])
        }
      }
      for list in [choreography.restingFrom, choreography.restingTo] {
        #expect(list.names.contains("page/bar/background") && list.names.contains("page/bar/content/title"))
        #expect(list.names.allSatisfy { !$0.hasPrefix("bar/") })
      }
    }
  }

  @Test("dim lies over the covered page's bar, edge shadow and top page over both")
  func order() throws {
    let app = try app("perPageBar")
    let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
    let order = [
      "bottom/view", "bottom/bar/background", "bottom/bar/content", "bottom/dim", "top/shadow", "top/view",
      "top/bar/background", "top/bar/content", "statusBar",
    ]
    #expect(names.filter { order.contains($0) } == order)
  }

  @Test("under a transparent real bar pages extend to the top; a container lays out under its own bar")
  func layout() throws {
    for (label, top) in [("perPageBar", 0.0), ("ownContainer", 64)] {
      let app = try app(label)
      let stage = try app.push()
      #expect(stage.from.layout.frame.y == top, "\(label)")
      #expect(stage.to.layout.frame.y == top, "\(label)")
    }
  }

  @Test("RTRootNavigationController: a plain item that says Back, and no arrow")
  func plainItem() throws {
    let app = try app("ownContainer")
    let list = app.choreography(try app.push()).restingTo
    #expect(!list.names.contains("page/bar/content/backIndicator"))
    #expect(text(list, "page/bar/content/leading0") == "Back")
    let root = app.choreography(try app.push()).restingFrom
    #expect(!root.names.contains("page/bar/content/leading0"))
  }

  // library-mechanisms §8: the previous title if its width < min(screen) / 3, else "Back". A character is 10 wide.
  @Test(
    "EachNavigationBar: the arrow with a short title of the page below, with Back otherwise",
    arguments: [
      ("Home", "Home"), ("Twelve chars", "Twelve chars"), ("Thirteen char", "Back"), ("", "Back"),
    ])
  func arrow(title: String, back: String) throws {
    var app = try app("perPageBar")
    app.home.item.title = title
    let list = app.choreography(try app.push()).restingTo
    #expect(list.names.contains("page/bar/content/backIndicator"))
    #expect(text(list, "page/bar/content/backLabel") == back)
  }

  private func text(_ list: DisplayList, _ name: String) -> String? {
    if case .text(let text, _)? = list.layer(name)?.content { text.string } else { nil }
  }

  @Test("a page that writes nothing has the bar that nobody touched, not the one of the page below it")
  func ownStyle() throws {
    for label in ["perPageBar", "ownContainer"] {
      let app = try app(label)
      let choreography = app.choreography(try app.deepPush())
      let green = Content.color(DynamicColor.green.light)
      let list = choreography.displayList(at: dragged(0.5))
      // The stack begins with list on top, in purple; detail sets nothing; the scene's bar is green.
      #expect(list.layer("top/bar/background")?.content == green)
      #expect(list.layer("bottom/bar/background")?.content == .color(DynamicColor.purple.light))
    }
  }

  @Test("an outer bar that is kept stands above, and the page's own begins below it")
  func keptOuterBar() throws {
    let app = try app("ownContainer:keepsSystemBar=true")
    let choreography = app.choreography(try app.push())
    for list in [
      choreography.restingFrom, choreography.displayList(at: dragged(0.5)), choreography.restingTo,
    ] {
      #expect(list.layer("bar/background")?.frame == Rect(x: 0, y: 0, width: 375, height: 64))
    }
    #expect(
      choreography.restingTo.layer("page/bar/background")?.frame == Rect(x: 0, y: 64, width: 375, height: 44))
    #expect(choreography.restingTo.layer("page/view")?.frame.y == 108)
  }

  @Test("a container may give large titles another room")
  func largeTitleInset() throws {
    func top(_ label: String) throws -> Double {
      var app = try app(label)
      app.homeBar?.prefersLargeTitles = .value(true)
      return try app.push().from.layout.restingContentTop
    }
    // A large title's part is 52 high.
    #expect(try top("ownContainer:largeTitleInset=10") == (try top("ownContainer")) + 10 - 52)
  }

  @Test("one page may carry its own bar while the other is under the real one")
  func mixedPages() throws {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    app.list.strategy = StrategyChoice("perPageBar")
    let push = app.choreography(try app.push())
    let list = push.displayList(at: dragged(0.5))
    #expect(list.layer("top/bar/background")?.content == .color(DynamicColor.purple.light))
    // Nobody asked for an animation: the real bar is gone at once.
    #expect(list.names.allSatisfy { !$0.hasPrefix("bar/") && !$0.hasPrefix("bottom/bar") })
    #expect(push.restingFrom.names.contains("bar/background"))
    #expect(push.restingTo.names.allSatisfy { !$0.hasPrefix("bar/") })
    let pop = app.choreography(try app.pop()).displayList(at: dragged(0.5))
    #expect(pop.names.contains("top/bar/background") && pop.names.contains("bar/background"))
  }

  @Test("under fake bars the page under the real bar has a fake, the other its own bar")
  func mixedWithFakes() throws {
    var app = SampleApp()
    app.list.strategy = StrategyChoice("ownContainer")
    let names = app.choreography(try app.push()).displayList(at: dragged(0.5)).names
    #expect(names.contains("bottom/fake/background") && names.contains("top/bar/background"))
    #expect(!names.contains("top/fake/background"))
  }
}
