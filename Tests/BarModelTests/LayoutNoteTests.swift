import BarGeometry
import BarModel
import Testing

/// What a layout says about itself.
@Suite("Layout notes")
struct LayoutNoteTests {
  private func notes(_ item: NavigationItem, over previous: NavigationItem? = nil) -> [LayoutNote] {
    BarLayout(
      screen: Screen(name: "page", item: item),
      previous: previous.map { Screen(name: "previous", item: $0) }, appearance: BarAppearance(),
      traits: .phone(), measuring: FixedAdvance()
    ).notes
  }

  private func rules(_ part: String, _ notes: [LayoutNote]) -> String {
    notes.filter { $0.part.name == part }.flatMap(\.rules).map(\.text).joined(separator: "; ")
  }

  @Test("every part has a note with its rectangle, and every rule its evidence with a source unless assumed")
  func complete() throws {
    let item = NavigationItem("Page") {
      $0.prompt = "Choose"
      $0.left = [BarButtonItem(title: "Edit")]
      $0.leftItemsSupplementBackButton = true
      $0.right = [BarButtonItem(system: .add), BarButtonItem(image: .sized("i", 24, 24))]
    }
    let notes = notes(item, over: NavigationItem(title: "Home"))
    #expect(
      Set(notes.map(\.part.name)) == [
        "background", "bar", "prompt", "title", "backIndicator", "backLabel", "leading0", "trailing0",
        "trailing1",
      ])
    for note in notes {
      #expect(note.rect != nil && !note.rules.isEmpty, "\(note.part.name)")
      for rule in note.rules {
        #expect(!rule.text.isEmpty && !rule.text.hasSuffix("."))
        #expect(rule.evidence == .assumed || !rule.source.isEmpty, "\(rule.text)")
        #expect(rule.description.contains("(\(rule.evidence.rawValue)"))
      }
    }
    // The symbol is 22.804 wide, 23 in whole pixels: 375 − 16 − 23 − 11 − 8 − 11 − 24.
    #expect(notes.first { $0.part == .trailing(1) }?.rect == Rect(x: 282, y: 59.5, width: 24, height: 24))
  }

  @Test("a title says whether it is centred, moved aside or cut")
  func titles() {
    let right = [BarButtonItem(title: "0123456789012")]
    #expect(rules("title", notes(NavigationItem(title: "Page"))).hasPrefix("centred"))
    #expect(
      rules("title", notes(NavigationItem("01234567890123456789") { $0.right = right })).hasPrefix(
        "moved aside"))
    let long = NavigationItem(String(repeating: "m", count: 60)) { $0.right = right }
    #expect(rules("title", notes(long)).hasPrefix("cut"))
  }

  @Test("a back button says why it says what it says")
  func backButtons() {
    let page = NavigationItem(title: "Page")
    func back(_ item: NavigationItem, _ previous: NavigationItem) -> [LayoutNote] {
      notes(item, over: previous)
    }
    #expect(rules("backLabel", back(page, NavigationItem(title: "Home"))).hasPrefix("the title fits"))
    #expect(
      rules("backLabel", back(page, NavigationItem(title: "01234567890123"))).hasPrefix("\"Back\""))
    let own = NavigationItem("Home") { $0.backBarButtonItem = .init(title: "Own") }
    #expect(rules("backLabel", back(page, own)).hasPrefix("from the back item"))
    let minimal = NavigationItem("Home") { $0.backButtonDisplayMode = .minimal }
    #expect(rules("backIndicator", back(page, minimal)).hasSuffix("the indicator alone"))
    let hidden = NavigationItem("Page") { $0.hidesBackButton = true }
    #expect(rules("backIndicator", back(hidden, NavigationItem(title: "Home"))) == "hidden")
    #expect(back(hidden, NavigationItem(title: "Home")).first { $0.part == .backIndicator }?.rect == nil)
    let replaced = NavigationItem("Page") { $0.left = [BarButtonItem(title: "Edit")] }
    #expect(rules("backIndicator", back(replaced, NavigationItem(title: "Home"))).hasPrefix("replaced"))
  }

  @Test("buttons that are cut or left out say so by their place in the list")
  func crowds() {
    let wide = String(repeating: "m", count: 33)
    let item = NavigationItem(nil) {
      $0.right = [BarButtonItem(title: ""), BarButtonItem(title: wide), BarButtonItem(title: "More")]
    }
    let notes = notes(item)
    #expect(rules("trailing0", notes) == "left out: nothing to show")
    #expect(rules("trailing1", notes).hasPrefix("content 16 pt from the edge"))
    #expect(rules("trailing2", notes) == "left out: no room")
    #expect(notes.first { $0.part == .trailing(1) }?.rect?.width == 330)
  }
}
