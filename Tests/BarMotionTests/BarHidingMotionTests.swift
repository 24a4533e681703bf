import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Numbers are an iPhone 8's: bar 64 points high, its line half a point; safe area without a bar 20.
@Suite("Hiding and showing the bar by itself") struct BarHidingMotionTests {
  private let hide = StackOperation.setBarHidden(BarHiding(isHidden: true))
  private let show = StackOperation.setBarHidden(BarHiding(isHidden: false))

  @Test("the bar goes up by its whole height with its line, linear in the progress")
  func up() throws {
    let motion = try #require(try StillOperation().choreography(hide))
    for progress in [0.25, 0.5, 0.9] {
      let list = motion.displayList(at: dragged(progress))
      #expect(
        list.layer("bar/background")?.frame
          == Rect(x: 0, y: (-64.5 * progress).quantized, width: 375, height: 64))
      #expect(list.layer("bar/title")?.opacity == 1)
    }
    #expect(motion.displayList(at: dragged(1)).layer("bar/background") == nil)
  }

  @Test("it comes down the same way")
  func down() throws {
    let motion = try #require(try StillOperation().choreography(hide, show))
    #expect(motion.displayList(at: dragged(0)).layer("bar/background") == nil)
    #expect(motion.displayList(at: dragged(0.75)).layer("bar/background")?.frame.y == -64.5 * 0.25)
  }

  @Test("below an opaque bar the page's view follows its bottom, and grows to the screen's top")
  func opaque() throws {
    let motion = try #require(try StillOperation().choreography(hide))
    let list = motion.displayList(at: dragged(0.5))
    #expect(list.layer("page/view")?.frame == Rect(x: 0, y: 32, width: 375, height: 635))
    // The content begins at 64 with the bar and at 20, the safe area, without: half way at 42. It is drawn for an
    // inset of 20.
    #expect(list.layer("page/content")?.frame.y == 42.0 - 20)
  }

  @Test("under a translucent bar the view stays, and its content follows the safe area")
  func translucent() throws {
    var operation = StillOperation()
    operation.bar = BarStyle()
    let motion = try #require(try operation.choreography(hide))
    let list = motion.displayList(at: dragged(0.25))
    #expect(list.layer("page/view")?.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    // Drawn for an inset of 64, moved up by a quarter of 44.
    #expect(list.layer("page/content")?.frame.y == -11)
    // It still reaches the bottom when it is wholly up.
    #expect(try #require(list.layer("page/content")?.frame.height) >= 667 + 44)
  }

  @Test("a page of one colour only gets more room")
  func plain() throws {
    var operation = StillOperation()
    operation.top.content = PageContent(color: .green, placeholder: .none)
    let motion = try #require(try operation.choreography(hide))
    #expect(
      motion.displayList(at: dragged(0.5)).layer("page/view")?.frame
        == Rect(x: 0, y: 32, width: 375, height: 635))
  }

  @Test("beside its ends the motion is where they are", arguments: [true, false])
  func continuity(isHiding: Bool) throws {
    let operation = StillOperation()
    let motion = try #require(
      isHiding ? try operation.choreography(hide) : try operation.choreography(hide, show))
    for (progress, rest) in [(0.000_001, motion.restingFrom), (0.999_999, motion.restingTo)] {
      let list = motion.displayList(at: dragged(progress))
      for name in ["page/view", "bar/background"] {
        guard let resting = rest.layer(name) else { continue }
        #expect(try #require(list.layer(name)).frame.isClose(to: resting.frame), "\(name) at \(progress)")
      }
    }
  }

  @Test("a bar that is hidden already stays so")
  func twice() throws {
    let motion = try #require(try StillOperation().choreography(hide, hide))
    #expect(motion.displayList(at: dragged(0.5)).layer("bar/background") == nil)
    #expect(motion.displayList(at: dragged(0.5)).layer("page/view")?.frame.y == 0)
  }
}
