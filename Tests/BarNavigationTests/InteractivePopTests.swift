import BarModel
import BarNavigation
import Testing

/// Order of an interactive pop: logs of several authors, and UIViewControllerTransitionCoordinator.
@Suite("Interactive pop")
struct InteractivePopTests {
  private let begin = [
    "b.willMoveToParent", "b.shouldPop", "b.viewWillDisappear", "a.viewWillAppear", "a.willShow",
    "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews",
  ]

  private func pushed(_ ownership: BarOwnership = .shared, b: Page = Page("b")) throws -> NavigationStack {
    var stack = try NavigationStack.of("a", ownership: ownership)
    _ = try stack.perform(.push(b, animated: true))
    return stack
  }

  @Test("finished: a pop with a call at the finger's release")
  func finish() throws {
    var stack = try pushed()
    let swipe = try stack.perform(.swipe(isCancelled: false))
    #expect(swipe.words(.before) == begin)
    #expect(swipe.words(.release) == ["b.notifyWhenInteractionChanges"])
    #expect(
      swipe.words(.after) == [
        "b.didPop", "b.viewDidDisappear", "a.viewDidAppear", "a.didShow", "b.didMoveToParent", "b.deinit",
      ])
    #expect(swipe.isInteractive && !swipe.isCancelled && stack.names == ["a"])
  }

  @Test("cancelled: both pages get their pairs, the delegate no didShow, and the stack is what it was")
  func cancel() throws {
    var stack = try pushed()
    let before = stack
    let swipe = try stack.perform(.swipe(isCancelled: true))
    #expect(swipe.words(.before) == begin)
    #expect(swipe.words(.release) == ["b.notifyWhenInteractionChanges"])
    #expect(
      swipe.words(.after) == [
        "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewDidAppear",
      ])
    #expect(swipe.isInteractive && swipe.isCancelled && swipe.popped.isEmpty)
    #expect(swipe.from.name == "b" && swipe.to.name == "a" && swipe.belowFrom?.name == "a")
    #expect(stack == before)
  }

  @Test("during the gesture the page is off the stack; a cancel brings it back, and the item with it")
  func pagesInFlight() throws {
    var stack = try pushed()
    let swipe = try stack.perform(.swipe(isCancelled: true))
    let asked = try #require(swipe.events.first { $0.kind == .shouldPop })
    // R14: fewer pages than items, which is why the page is not asked.
    #expect(asked.pages == ["a"] && asked.items == ["a", "b"] && asked.answer == .notAsked)
    let appearing = try #require(swipe.events.first { $0.kind == .viewWillAppear })
    #expect(appearing.pages == ["a"] && appearing.items == ["a"])
    let released = try #require(swipe.events.first { $0.moment == .release })
    #expect(released.pages == ["a"])
    #expect(swipe.events.last?.pages == ["a", "b"] && swipe.events.last?.items == ["a", "b"])
  }

  @Test("a cancel leaves the shared bar as hooks wrote it, unless a hook puts it back")
  func sharedBar() throws {
    let green = BarStyle.tinted("systemGreen")
    for (b, expected) in [
      (Page("b", hooks: [.viewDidLoad: .tinted("systemPurple")]), green),
      (Page("b", willAppear: "systemPurple"), .tinted("systemPurple")),
    ] {
      var stack = try NavigationStack(
        pages: [Page("a", willAppear: "systemGreen")], bar: BarStyle(), ownership: .shared)
      _ = try stack.perform(.push(b, animated: true))
      let swipe = try stack.perform(.swipe(isCancelled: true))
      #expect(swipe.barInFlight == green)
      #expect(swipe.barAfter == expected && stack.bar == expected)
    }
  }

  @Test("a cancel returns everything to a remembered look, and the next pop finds its own")
  func remembered() throws {
    let b = Page(
      "b", hooks: [.viewDidLoad: .tinted("systemPurple"), .viewWillDisappear: .tinted("systemRed")])
    var stack = try NavigationStack(
      pages: [Page("a")], bar: .tinted("systemGreen"), ownership: .remembered)
    _ = try stack.perform(.push(b, animated: true))
    let before = stack
    for _ in 1...2 {
      let swipe = try stack.perform(.swipe(isCancelled: true))
      #expect(swipe.barInFlight == .tinted("systemGreen") && swipe.barAfter == .tinted("systemPurple"))
      #expect(stack == before)
    }
    #expect(try stack.perform(.swipe(isCancelled: false)).barAfter == .tinted("systemGreen"))
  }

  @Test("a page that first shows in a cancelled swipe stays loaded")
  func loadsOnce() throws {
    var stack = try NavigationStack.of("a", "b", ownership: .remembered)
    let first = try stack.perform(.swipe(isCancelled: true))
    let second = try stack.perform(.swipe(isCancelled: false))
    #expect(first.events.words.contains("a.viewDidLoad") && !second.events.words.contains("a.viewDidLoad"))
  }

  @Test("a pop that is turned round gets the same pairs, without a finger")
  func interruptedPop() throws {
    var stack = try pushed()
    let before = stack
    let transition = try stack.perform(.interrupted(.pop(animated: true)))
    #expect(transition.words(.before) == begin && transition.words(.release).isEmpty)
    #expect(
      transition.words(.after) == [
        "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewDidAppear",
      ])
    #expect(transition.isCancelled && !transition.isInteractive && stack == before)
  }

  @Test(
    "a push that is turned round leaves nothing of the page on its way",
    arguments: [BarOwnership.shared, .remembered])
  func interruptedPush(ownership: BarOwnership) throws {
    var stack = try NavigationStack.of("a", ownership: ownership)
    let before = stack
    let transition = try stack.perform(.interrupted(.push(Page("b"), animated: true)))
    #expect(
      transition.words(.after) == [
        "b.viewWillDisappear", "b.viewDidDisappear", "a.viewWillAppear", "a.viewDidAppear",
        "b.willMoveToParent", "b.didMoveToParent", "b.deinit",
      ])
    #expect(transition.direction == .push && transition.to.name == "b" && stack == before)
    #expect(try stack.perform(.push(Page("b"), animated: true)).events.words.contains("b.viewDidLoad"))
  }

  @Test("what is over at once, or slides nothing, cannot be turned round")
  func notInterruptible() throws {
    var stack = try NavigationStack.of("a", "b")
    for operation in [
      StackOperation.push(Page("c"), animated: false), .set([Page("b")], animated: true),
      .setBarHidden(BarHiding(isHidden: true, isAnimated: true)),
    ] {
      #expect(throws: StackError.notInterruptible(operation.name)) {
        try stack.perform(.interrupted(operation))
      }
    }
  }
}
