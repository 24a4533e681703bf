import BarModel
import BarMotion
import BarNavigation
import Testing

@Suite("Strategies")
struct StrategyListTests {
  @Test("every strategy has a name of its own, is found by it, and says in a sentence what it does")
  func names() {
    #expect(Set(StrategyList.names).count == StrategyList.names.count)
    for strategy in StrategyList.all {
      #expect(StrategyList.named(strategy.name)?.name == strategy.name)
      #expect(strategy.summary.hasSuffix(".") && strategy.summary.count > 20)
    }
    #expect(StrategyList.named("fakebar") == nil)
    #expect(StrategyList.names.contains("fakeBar") && StrategyList.names.contains("sharedBar"))
  }

  @Test("fake bars remember each page's look; the shared bar is UIKit's")
  func ownership() {
    #expect(FakeBarStrategy().ownership == .remembered)
    #expect(SharedBarStrategy().ownership == .shared)
  }

  @Test("actions come before calls that there are, in their order")
  func actionsExist() throws {
    for strategy in StrategyList.all {
      var app = SampleApp()
      app.strategy = strategy
      for stage in [try app.push(), try app.pop(), try app.deepPush(), try app.deepPop()] {
        let indices = strategy.actions(stage.transition).map(\.beforeEvent)
        #expect(indices.allSatisfy { stage.transition.events.indices.contains($0) })
        #expect(indices == indices.sorted())
      }
    }
  }

  /// The call that an action comes before, as `page.call`.
  private func place(_ action: StrategyAction, _ transition: Transition) -> String {
    let event = transition.events[action.beforeEvent]
    return "\(event.page).\(event.kind.rawValue)"
  }

  @Test("push: captured at once, the new page in its layout pass, handed over as it appears")
  func push() throws {
    let app = SampleApp()
    let transition = try app.push().transition
    let actions = app.strategy.actions(transition)
    #expect(
      actions.map { place($0, transition) } == [
        "list.willMoveToParent", "list.willMoveToParent", "list.viewDidLayoutSubviews",
        "list.viewDidAppear", "list.viewDidAppear",
      ])
    #expect(actions.last?.text == "fake bar of home kept as the memory of its style")
  }

  @Test("pop: restored before the returning page's own code")
  func pop() throws {
    let app = SampleApp()
    let transition = try app.pop().transition
    let actions = app.strategy.actions(transition)
    #expect(
      actions.map { place($0, transition) } == [
        "list.willMoveToParent", "list.willMoveToParent", "home.viewWillAppear",
        "home.viewDidLayoutSubviews", "home.viewDidAppear",
      ])
    #expect(actions[2].text == "real bar restored from the fake bar of home")
  }

  @Test("popping to a page that was never shown restores nothing")
  func popToUnseen() throws {
    let pages = ["home", "list"].map { Page(Screen(name: $0)) }
    var stack = try NavigationStack(pages: pages, bar: BarStyle(), ownership: .remembered)
    let transition = try stack.perform(.pop(animated: true))
    #expect(FakeBarStrategy().actions(transition).allSatisfy { !$0.text.contains("restored") })
  }

  @Test("the shared bar does nothing of its own")
  func sharedBar() throws {
    #expect(SharedBarStrategy().actions(try SampleApp().push().transition).isEmpty)
  }
}
