import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

@Suite("Presenting a page") struct PresentationMotionTests {
  private var card: Page { Page(Screen(name: "card", content: PageContent(placeholder: .text))) }

  private func present(_ isSheet: Bool) -> StackOperation { .present(card, isSheet: isSheet, animated: true) }
  private let dismiss = StackOperation.dismiss(animated: true)

  @Test("full screen, the page comes up from below over everything, without a bar, and alone is left")
  func fullScreen() throws {
    let motion = try #require(try StillOperation().choreography(present(false)))
    let list = motion.displayList(at: dragged(0.25))
    #expect(list.layer("presented/page")?.frame == Rect(x: 0, y: 667 * 0.75, width: 375, height: 667))
    let names = list.names
    let places = ["page/page", "bar/background", "bar/title", "presented/page", "statusBar"].map {
      names.firstIndex(of: $0) ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1))
    #expect(list.layer("dimming") == nil)
    let rest = motion.restingTo
    #expect(rest.names.filter { $0.hasPrefix("bar/") } == [])
    #expect(rest.layer("page/view")?.frame == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("a dismissed page goes down and shows what was below")
  func dismissal() throws {
    let operation = StillOperation()
    let motion = try #require(try operation.choreography(present(false), dismiss))
    let before = try #require(try operation.choreography(present(false)))
    #expect(motion.restingFrom == before.restingTo)
    #expect(motion.restingTo == before.restingFrom)
    #expect(motion.displayList(at: dragged(0.25)).layer("presented/page")?.frame.y == 667 * 0.25)
  }

  @Test("a sheet is a card 10 points below the status bar with round corners, over a dimmed page that stays")
  func sheet() throws {
    let operation = StillOperation()
    let motion = try #require(try operation.choreography(present(true)))
    let rest = motion.restingTo
    let frame = try #require(rest.layer("presented")).frame
    // Status bar 20.
    #expect(frame == Rect(x: 0, y: 30, width: 375, height: 637))
    #expect(rest.layer("presented")?.hasMask == true)
    #expect(rest.layer("bar/title") != nil)
    #expect(rest.layer("dimming")?.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    // In flight: the card on its way, the veil half there.
    let list = motion.displayList(at: dragged(0.5))
    #expect(list.layer("presented")?.frame.y == 348.5)
    #expect(list.layer("dimming")?.opacity == 0.5)
    let back = try #require(try operation.choreography(present(true), dismiss))
    #expect(back.restingFrom == rest)
    #expect(back.restingTo == motion.restingFrom)
  }

  @Test("an iPad's card lies in the middle")
  func iPad() throws {
    var operation = StillOperation()
    operation.device = "iPad Pro 11"
    let rest = try #require(try operation.choreography(present(true))).restingTo
    let frame = try #require(rest.layer("presented")).frame
    #expect(frame.midX == rest.size.width / 2)
    #expect(frame.midY == rest.size.height / 2)
    #expect(frame.width == 704)
  }

  @Test("before iOS 13 a sheet covers all")
  func before() throws {
    var operation = StillOperation()
    operation.os = 12
    let motion = try #require(try operation.choreography(present(true)))
    #expect(motion.restingTo.layer("dimming") == nil)
    #expect(motion.restingTo.layer("page/view")?.frame.height == 667)
  }

  @Test("beside its ends the motion is where they are")
  func continuity() throws {
    let motion = try #require(try StillOperation().choreography(present(true)))
    let (start, end) = (
      motion.displayList(at: dragged(0.000_001)), motion.displayList(at: dragged(0.999_999))
    )
    #expect(try #require(start.layer("presented")).frame.y > 666.9)
    #expect(
      try #require(end.layer("presented")).frame.isClose(to: motion.restingTo.layer("presented")?.frame))
    #expect(abs(try #require(end.layer("dimming")).opacity - 1) < 0.002)
  }
}
