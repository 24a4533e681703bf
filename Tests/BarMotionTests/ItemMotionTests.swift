import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Title views, prompts and buttons between two pages, tapped and under a finger.
@Suite("Items in flight")
struct ItemMotionTests {
  private static let logo = BarImage.sized("logo", 100, 30)

  private func lists(_ app: SampleApp, isDeep: Bool = false) throws -> [DisplayList] {
    let stages =
      isDeep ? [try app.deepPush(), try app.deepPop()] : [try app.push(), try app.pop()]
    return stages.flatMap { stage in
      let choreography = app.choreography(stage)
      return [
        choreography.displayList(at: dragged(0.5)),
        choreography.displayList(at: Motion.uikit.instant(progress: 0.5)),
      ]
    }
  }

  @Test("a title view comes and goes as the title in its place does", arguments: [0.2, 0.5, 0.8])
  func titleViews(progress: Double) throws {
    var plain = SampleApp()
    // As wide as the image: ten characters.
    plain.home.item.title = "0123456789"
    plain.list.item.title = "abcdefghij"
    var views = plain
    views.home.item.titleView = .image(ItemMotionTests.logo)
    views.list.item.titleView = .segmented(["abc", "a"])
    // 375 − 101 over 2, against 137.5.
    let segments = (375 - (30 + 20.5) * 2) / 2
    for stage in [SampleApp.push, SampleApp.pop] {
      let (a, b) = (plain.choreography(try stage(plain)()), views.choreography(try stage(views)()))
      for instant in [dragged(progress), Motion.uikit.instant(progress: progress)] {
        let (texts, pictures) = (a.displayList(at: instant), b.displayList(at: instant))
        let (bottom, top) = (texts.layer("bar/bottom/title"), texts.layer("bar/top/title"))
        #expect(pictures.layer("bar/bottom/titleView")?.frame.x == bottom?.frame.x)
        #expect(pictures.layer("bar/bottom/titleView")?.opacity == bottom?.opacity)
        #expect(pictures.layer("bar/top/titleView")?.opacity == top?.opacity)
        // The same share of a way that ends elsewhere.
        let (x, own) = (try #require(top).frame.x, try #require(pictures.layer("bar/top/titleView")).frame.x)
        let room = 375 - 8.0
        let share = (x - 137.5) / (room - 137.5)
        #expect(abs(own - (segments + share * (room - segments))) <= 0.002)
      }
    }
  }

  @Test("without a back button to hand over to, the old title stays in its place and fades")
  func noBackButton() throws {
    var hidden = SampleApp()
    hidden.list.item.hidesBackButton = true
    var replaced = SampleApp()
    replaced.list.item.left = [BarButtonItem(title: "Close")]
    for app in [hidden, replaced] {
      for list in try lists(app) {
        let title = try #require(list.layer("bar/bottom/title"))
        #expect(title.frame.x == 167.5 && title.opacity < 1)
      }
    }
  }

  @Test("prompts fade in their places, tapped and dragged alike as fast as titles")
  func prompts() throws {
    var app = SampleApp()
    app.home.item.prompt = "One"
    app.list.item.prompt = "Two"
    for list in try lists(app) {
      for (side, x) in [("bottom", 172.5), ("top", 172.5)] {
        let prompt = try #require(list.layer("bar/\(side)/prompt"))
        #expect(prompt.frame == Rect(x: x, y: 20, width: 30, height: 30))
        #expect(prompt.opacity == list.layer("bar/\(side)/title")?.opacity)
      }
    }
  }

  @Test("where only one page has a prompt the row goes up or down with the bar, on both pages alike")
  func rows() throws {
    var app = SampleApp()
    app.home.item.right = [BarButtonItem(title: "Edit"), BarButtonItem(system: .add)]
    app.list.item.prompt = "Choose"
    app.list.item.right = app.home.item.right
    app.list.item.backBarButtonItem = .init(title: "List")
    // The row is at 20 without and at 50 with a prompt; half-way it is at 35, tapped or dragged.
    for list in try lists(app) {
      for name in ["bottom/title", "top/title", "top/backLabel", "bottom/trailing0", "top/trailing0"] {
        #expect(list.layer("bar/\(name)")?.frame.y == 35, "\(name)")
      }
      #expect(list.layer("bar/top/backIndicator")?.frame.y == 46.5)
      #expect(list.layer("bar/top/prompt")?.frame.y == 20)
    }
    // On the next page the row goes back; the arrow that both have goes with it, solid.
    for list in try lists(app, isDeep: true) {
      #expect(list.layer("bar/backIndicator")?.frame.y == 46.5)
      #expect(list.layer("bar/backIndicator")?.opacity == 1)
      for name in ["bottom/title", "bottom/backLabel", "top/title", "top/backLabel"] {
        #expect(list.layer("bar/\(name)")?.frame.y == 35, "\(name)")
      }
    }
  }

  @Test("an image in the back button starts where the old title was, under the transition mask")
  func backImages() throws {
    var app = SampleApp()
    app.home.item.backBarButtonItem = .init(title: nil, image: .sized("i", 20, 20), tint: .purple)
    for list in try lists(app) {
      let image = try #require(list.layer("bar/top/backImage"))
      #expect(image.frame.x == list.layer("bar/bottom/title")?.frame.x)
      #expect(image.parents.contains("bar/back"))
      guard case .image(_, let tint) = image.content else { throw Missing() }
      #expect(tint == DynamicColor.purple.light)
    }
  }

  @Test("equal buttons on both pages are cross-faded like any others")
  func buttons() throws {
    var app = SampleApp()
    app.home.item.right = [BarButtonItem(title: "Edit"), BarButtonItem(system: .add)]
    app.list.item.right = app.home.item.right
    for list in try lists(app) {
      for index in 0...1 {
        let (old, new) = (list.layer("bar/bottom/trailing\(index)"), list.layer("bar/top/trailing\(index)"))
        #expect(old?.frame == new?.frame && old?.content == new?.content)
        #expect((old?.opacity ?? 1) < 1 && (new?.opacity ?? 1) < 1)
      }
    }
  }

  @Test("at the end of the way the old arrow is gone from under the new one")
  func arrows() throws {
    var app = SampleApp()
    app.home.item.backBarButtonItem = .init(title: "Home", tint: .green)
    app.list.item.backBarButtonItem = .init(title: "List", tint: .purple)
    for stage in [try app.deepPush(), try app.deepPop()] {
      let choreography = app.choreography(stage)
      #expect(choreography.displayList(at: dragged(0.5)).layer("bar/backIndicator")?.opacity == 1)
      for instant in [dragged(0.9999), Motion.uikit.instant(progress: 0.9999)] {
        let list = choreography.displayList(at: instant)
        #expect((list.layer("bar/backIndicator")?.opacity ?? 0) < 0.01)
      }
    }
  }

  private struct Missing: Error {}
}
