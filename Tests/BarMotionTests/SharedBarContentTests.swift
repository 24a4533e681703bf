import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Titles and buttons of the one shared bar: what is written to it changes both pages' at once, what only an item asks
/// for stays with that item's.
@Suite("The shared bar's content in flight")
struct SharedBarContentTests {
  private var app: SampleApp {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    app.home.item.right = [BarButtonItem(title: "Edit")]
    app.list.item.right = [BarButtonItem(title: "Done", style: .done)]
    return app
  }

  private func color(_ list: DisplayList, _ name: String) -> Color? {
    if case .text(_, let color) = list.layer(name)?.content { color } else { nil }
  }

  private func font(_ list: DisplayList, _ name: String) -> FontDescription? {
    if case .text(let text, _) = list.layer(name)?.content { text.font } else { nil }
  }

  @Test("a tint that a hook writes is on both pages' buttons from the first instant")
  func tint() throws {
    var app = app
    app.homeBar?.tintColor = .value(.green)
    app.listBar?.tintColor = .value(.purple)
    for (stage, pages) in [(try app.push(), ["bottom", "top"])] {
      let choreography = app.choreography(stage)
      #expect(color(choreography.restingFrom, "bar/trailing0") == DynamicColor.green.light)
      for progress in [0.001, 0.5, 0.9] {
        let list = choreography.displayList(at: dragged(progress))
        for page in pages {
          if let seen = color(list, "bar/\(page)/trailing0") { #expect(seen == DynamicColor.purple.light) }
        }
      }
    }
    let pop = app.choreography(try app.pop()).displayList(at: dragged(0.5))
    // Nobody writes on the way back, so all stays as it was.
    #expect(color(pop, "bar/bottom/trailing0") == DynamicColor.purple.light)
    #expect(color(pop, "bar/top/trailing0") == DynamicColor.purple.light)
  }

  @Test("title attributes that a hook writes are on both titles from the first instant, colour and font")
  func titles() throws {
    var app = app
    app.listBar?.titleTextAttributes = .value(TextAttributes(color: .green, size: 20))
    let choreography = app.choreography(try app.push())
    #expect(color(choreography.restingFrom, "bar/title") == .black)
    let list = choreography.displayList(at: dragged(0.5))
    for name in ["bar/bottom/title", "bar/top/title"] {
      #expect(color(list, name) == DynamicColor.green.light && font(list, name)?.size == 20)
    }
  }

  @Test("large title attributes that a hook writes are on the leaving large title at once")
  func largeTitle() throws {
    var app = app
    // Transparent large-title bars came with iOS 13.
    app.os = 12
    app.homeBar?.prefersLargeTitles = .value(true)
    app.list.item.largeTitleDisplayMode = .never
    app.listBar?.largeTitleTextAttributes = .value(TextAttributes(color: .green))
    let choreography = app.choreography(try app.push())
    #expect(color(choreography.restingFrom, "bar/largeTitle") == .black)
    #expect(
      color(choreography.displayList(at: dragged(0.5)), "bar/bottom/largeTitle") == DynamicColor.green.light)
  }

  @Test("title attributes of an item's appearance stay with that item's title, which fades")
  func items() throws {
    var app = app
    (app.os, app.homeBar, app.listBar) = (17, nil, nil)
    func appearance(_ color: DynamicColor) -> AppearanceStyle {
      var style = AppearanceStyle(configure: .opaque)
      style.titleTextAttributes = .value(TextAttributes(color: color))
      return style
    }
    app.home.item.scrollEdgeAppearance = appearance(.green)
    app.list.item.scrollEdgeAppearance = appearance(.purple)
    for stage in [try app.push(), try app.pop()] {
      let list = app.choreography(stage).displayList(at: dragged(0.5))
      #expect(color(list, "bar/bottom/title") == DynamicColor.green.light)
      #expect(color(list, "bar/top/title") == DynamicColor.purple.light)
    }
  }

  @Test("at progress 0 all is as it rested")
  func start() throws {
    var app = app
    app.listBar?.tintColor = .value(.purple)
    app.listBar?.titleTextAttributes = .value(TextAttributes(color: .green))
    let list = app.choreography(try app.push()).displayList(at: rested(0))
    #expect(color(list, "bar/trailing0") == Color(hex: "#007AFF"))
    #expect(color(list, "bar/title") == .black)
  }
}
