import BarModel
import BarNavigation
import Testing

/// R8 and UINavigationController's documentation of setNavigationBarHidden(_:animated:).
@Suite("Hiding the bar")
struct BarHidingTests {
  private func visibility(
    _ before: Bool, _ inFlight: Bool, _ after: Bool, _ motion: BarVisibility.Motion
  ) -> BarVisibility {
    BarVisibility(
      isHiddenBefore: before, isHiddenInFlight: inFlight, isHiddenAfter: after, motion: motion)
  }

  private func push(_ page: Page, animated: Bool = true) throws -> (NavigationStack, Transition) {
    var stack = try NavigationStack.of("a")
    let transition = try stack.perform(.push(page, animated: animated))
    return (stack, transition)
  }

  @Test("a hook's animated hiding goes with the pages; it is the transition's when nothing is said")
  func withPage() throws {
    for animated in [true, nil] {
      let (stack, transition) = try push(Page("b", hides: true, animated: animated))
      #expect(transition.visibility == visibility(false, true, true, .withPage))
      #expect(stack.isBarHidden)
      let event = try #require(transition.events.first { $0.wroteHidden != nil })
      #expect(event.kind == .viewWillAppear && event.page == "b" && event.isBarHidden)
    }
  }

  @Test("without animation the bar is gone at once, whatever the pages do")
  func atOnce() throws {
    for (flag, transitionIsAnimated) in [(false, true), (false, false), (nil, false)] as [(Bool?, Bool)] {
      let (_, transition) = try push(
        Page("b", hides: true, animated: flag), animated: transitionIsAnimated)
      #expect(transition.visibility == visibility(false, true, true, .atOnce))
    }
  }

  @Test("animated in a push that is not, or after the animation, it goes up")
  func vertical() throws {
    let (_, plain) = try push(Page("b", hides: true, animated: true), animated: false)
    #expect(plain.visibility == visibility(false, true, true, .vertical))
    let (_, late) = try push(Page("b", hides: true, in: .viewDidAppear))
    #expect(late.visibility == visibility(false, false, true, .vertical))
    let (_, lateAtOnce) = try push(Page("b", hides: true, animated: false, in: .viewDidAppear))
    #expect(lateAtOnce.visibility == visibility(false, false, true, .atOnce))
  }

  @Test("hidden twice, or shown and hidden again, nothing moves")
  func unchanged() throws {
    let a = Page("a", hides: true)
    var stack = try NavigationStack(pages: [a], bar: BarStyle(), ownership: .shared)
    #expect(stack.isBarHidden && stack.initialEvents.last?.isBarHidden == true)
    let push = try stack.perform(.push(Page("b", hides: true), animated: true))
    #expect(push.visibility == visibility(true, true, true, .none))
  }

  @Test(
    "who hides it shows it again: a page that says nothing keeps it hidden, also where looks are remembered",
    arguments: [BarOwnership.shared, .remembered])
  func stays(ownership: BarOwnership) throws {
    var stack = try NavigationStack.of("a", ownership: ownership)
    _ = try stack.perform(.push(Page("b", hides: true), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    #expect(pop.visibility == visibility(true, true, true, .none) && stack.isBarHidden)
  }

  @Test("back to a page that shows it, under a finger too; a cancel leaves it to the page that comes back")
  func swipe() throws {
    for (b, hidden) in [(Page("b", hides: true), true), (Page("b", hides: true, in: .viewDidLoad), false)] {
      var stack = try NavigationStack(
        pages: [Page("a", hides: false)], bar: BarStyle(), ownership: .shared)
      _ = try stack.perform(.push(b, animated: true))
      let swipe = try stack.perform(.swipe(isCancelled: true))
      #expect(swipe.visibility == visibility(true, false, hidden, .withPage))
    }
  }

  // scene-format.md: strategies that remember return everything on a cancel.
  @Test("where looks are remembered a cancel returns the hidden bar, however it came to be hidden")
  func cancelRemembered() throws {
    for operation in [StackOperation.swipe(isCancelled: true), .interrupted(.pop(animated: true))] {
      var stack = try NavigationStack(
        pages: [Page("a", hides: false)], bar: BarStyle(), ownership: .remembered)
      _ = try stack.perform(.push(Page("b"), animated: true))
      _ = try stack.perform(.setBarHidden(BarHiding(isHidden: true, isAnimated: false)))
      let before = stack
      let transition = try stack.perform(operation)
      #expect(transition.visibility == visibility(true, false, true, .withPage) && stack == before)
    }
  }

  @Test("called by itself it goes up or down, or at once, and the page is laid out anew")
  func standalone() throws {
    for (animated, motion) in [(true, BarVisibility.Motion.vertical), (false, .atOnce)] {
      var stack = try NavigationStack.of("a")
      let hide = StackOperation.setBarHidden(BarHiding(isHidden: true, isAnimated: animated))
      let transition = try stack.perform(hide)
      #expect(transition.visibility == visibility(false, true, true, motion))
      #expect(transition.direction == nil && transition.from == transition.to && stack.isBarHidden)
      #expect(
        transition.events.words == [
          "a.setNavigationBarHidden", "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews",
        ])
      let again = try stack.perform(hide)
      #expect(again.visibility == visibility(true, true, true, .none))
      #expect(again.events.words == ["a.setNavigationBarHidden"])
    }
  }
}
