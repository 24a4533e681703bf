import BarModel
import BarNavigation
import Testing

/// R15, and Android's launch modes.
@Suite("Single pushes")
struct LaunchModeTests {
  private let kinds = KindHierarchy(supers: ["GroupChat": "Chat", "Chat": "Page"])

  private func names(
    _ stack: [(String, String)], pushing new: (String, String), mode: LaunchMode? = nil, parent: String? = nil
  ) throws -> [String] {
    var result = try NavigationStack(
      pages: stack.map { Page($0.0, kind: $0.1) }, bar: BarStyle(), ownership: .shared, kinds: kinds)
    _ = try result.perform(
      .pushSingle(Page(new.0, kind: new.1), mode: mode, parentKind: parent, animated: true))
    return result.names
  }

  private let talk = [("home", "Home"), ("ann", "Chat"), ("info", "Info"), ("team", "GroupChat")]

  @Test("the lowest page of the class or a subclass and all above leave; the new page goes on top")
  func lowest() throws {
    #expect(try names(talk, pushing: ("bob", "Chat")) == ["home", "bob"])
    #expect(try names(talk, pushing: ("bob", "Chat"), mode: .singleTask) == ["home", "bob"])
    #expect(try names(talk, pushing: ("crew", "GroupChat")) == ["home", "ann", "info", "crew"])
  }

  @Test("a parent class widens the search; a page that is not of it counts by its own")
  func parent() throws {
    #expect(try names(talk, pushing: ("crew", "GroupChat"), parent: "Chat") == ["home", "crew"])
    #expect(try names(talk, pushing: ("more", "Info"), parent: "Chat") == ["home", "ann", "more"])
  }

  @Test("without a match it is a plain push")
  func plain() throws {
    var stack = try NavigationStack.of("home")
    var other = stack
    let single = try stack.perform(
      .pushSingle(Page("chat"), mode: nil, parentKind: nil, animated: true))
    let push = try other.perform(.push(Page("chat"), animated: true))
    #expect(single.events == push.events && stack == other)
  }

  @Test("singleTop looks at the top page alone, singleInstance keeps other pages")
  func modes() throws {
    #expect(
      try names(talk, pushing: ("bob", "Chat"), mode: .singleTop) == ["home", "ann", "info", "bob"])
    #expect(
      try names(talk, pushing: ("more", "Info"), mode: .singleTop)
        == ["home", "ann", "info", "team", "more"])
    #expect(try names(talk, pushing: ("bob", "Chat"), mode: .singleInstance) == ["home", "info", "bob"])
  }

  @Test("a page may take the place of one with its name: another object, loaded anew, while the old one goes")
  func sameName() throws {
    for ownership in [BarOwnership.shared, .remembered] {
      var stack = try NavigationStack.of("home", ownership: ownership)
      _ = try stack.perform(.push(Page("chat", willAppear: "systemRed"), animated: true))
      let again = try stack.perform(
        .pushSingle(Page("chat"), mode: nil, parentKind: nil, animated: true))
      #expect(again.direction == .push && stack.names == ["home", "chat"])
      #expect(again.events.words.contains("chat.viewDidLoad") && again.events.words.last == "chat.deinit")
      #expect(again.popped.map(\.name) == ["chat"])
      // The new one is loaded and stays so.
      let push = try stack.perform(.push(Page("more"), animated: true))
      let pop = try stack.perform(.pop(animated: true))
      #expect(!(push.events + pop.events).words.contains("chat.viewDidLoad"))
    }
  }

  @Test("the root itself may be replaced, and the bottom bar hides above the root only")
  func root() throws {
    #expect(try names([("a", "Chat"), ("b", "Info")], pushing: ("c", "Chat")) == ["c"])
    var stack = try NavigationStack.of("a")
    #expect(!stack.hidesBottomBarWhenPushed)
    _ = try stack.perform(.pushSingle(Page("b"), mode: nil, parentKind: nil, animated: true))
    #expect(stack.hidesBottomBarWhenPushed)
  }
}
