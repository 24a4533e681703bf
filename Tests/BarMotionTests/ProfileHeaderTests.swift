import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

@Suite("The profile page's header") struct ProfileHeaderTests {
  private func list(offset: Double, bar: BarStyle = BarStyle(), direction: LayoutDirection = .leftToRight)
    -> DisplayList
  {
    var app = SampleApp()
    app.direction = direction
    var screen = Screen(
      name: "me", content: PageContent(placeholder: .profile),
      scroll: ScrollState(
        contentOffset: offset, contentInset: EdgeInsets(top: 244), contentInsetAdjustmentBehavior: .never))
    screen.extendedLayoutIncludesOpaqueBars = true
    return StagedPage(Page(screen), over: [], style: bar, traits: app.traits, measuring: FixedAdvance())
      .restingList(container: .white)
  }

  @Test(
    "header, segment bar and posts stand where R21 has them",
    arguments: [(-284.0, 240.0, 284.0), (-244, 200, 244), (-176, 132, 176), (-108, 64, 108), (-8, 64, 8)])
  func table(offset: Double, header: Double, contentTop: Double) throws {
    let list = list(offset: offset)
    #expect(list.layer("page/header")?.frame == Rect(x: 0, y: 0, width: 375, height: header))
    #expect(list.layer("page/segments")?.frame == Rect(x: 0, y: header, width: 375, height: 44))
    // The first post's portrait, 14 to 54 points below the content's top (as on every profile page).
    let posts = try #require(list.layer("page/content"))
    guard case .drawing(let drawing) = posts.content, case .gradient(let portrait, _, _) = drawing.shapes[1]
    else {
      Issue.record("a drawing that begins with its cover and a portrait")
      return
    }
    #expect(posts.frame.y + portrait.y == contentTop + 14)
  }

  @Test("pulled, the picture fills the taller header and stays centred; scrolled, it keeps its size")
  func stretching() throws {
    // 240 of 200: 1.2 times as large; (375 − 450) / 2 to the left.
    #expect(
      list(offset: -284).layer("page/header/picture")?.frame
        == Rect(x: -37.5, y: 0, width: 450, height: 240))
    // 132 of 200: (132 − 200) / 2 above.
    #expect(
      list(offset: -176).layer("page/header/picture")?.frame
        == Rect(x: 0, y: -34, width: 375, height: 200))
  }

  @Test("posts pass under the segment bar, header and bars above them")
  func order() throws {
    let names = list(offset: -108).names
    let places = ["page/content", "page/header", "page/segments", "bar/background"].map {
      names.firstIndex(of: $0) ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1))
  }

  @Test("a profile page that leaves no room for a header is as it was")
  func none() {
    let app = SampleApp()
    let screen = Screen(name: "me", content: PageContent(placeholder: .profile), scroll: ScrollState())
    let page = StagedPage(
      Page(screen), over: [], style: BarStyle(), traits: app.traits, measuring: FixedAdvance())
    #expect(page.restingList(container: .white).layer("page/header") == nil)
  }

  @Test("an image mixed from two colours is drawn as its colour, a shadow of it too")
  func plain() throws {
    var half = BarImage.sized("half", 1, 2)
    half.solidColor = Color(white: 1, alpha: 128 / 255)
    half.hasPixels = false
    var bar = BarStyle()
    bar.backgroundImage = .value(half)
    bar.shadowImage = .value(half)
    let list = list(offset: -244, bar: bar)
    #expect(list.layer("bar/background/image")?.content == .color(Color(white: 1, alpha: 128 / 255)))
    #expect(list.layer("bar/shadow")?.content == .color(Color(white: 1, alpha: 128 / 255)))
    #expect(list.layer("bar/shadow")?.frame == Rect(x: 0, y: 64, width: 375, height: 2))
  }
}
