import BarGeometry
import BarModel
import BarStage
import Testing

/// Navigation items as scene files write them.
@Suite("Items from files")
struct SceneItemTests {
  private func item(_ text: String) throws -> NavigationItem {
    let scene = try Stage.scene("{screens: {a: {item: {\(text)}}}, stack: ['a']}")
    return try #require(scene.screens["a"]).item
  }

  @Test("a title view is an image, a text with or without a colour, segments or a search field")
  func titleViews() throws {
    let image = try item("titleView: {image: 'images/share@2x.png'}").titleView
    guard case .image(let picture)? = image else { throw Stage.Missing(what: "an image") }
    #expect(picture.size.width > 0 && picture.rendering == .automatic)
    #expect(
      try item("titleView: {text: '标题', color: '#F00'}").titleView
        == .text("标题", color: DynamicColor(Color(red: 1, green: 0, blue: 0))))
    #expect(try item("titleView: {text: ''}").titleView == .text("", color: nil))
    #expect(try item("titleView: {segmented: ['One', '']}").titleView == .segmented(["One", ""]))
    #expect(try item("titleView: {search: ''}").titleView == .search(""))
    #expect(try item("titleView: null").titleView == nil)
    #expect(try item("").titleView == nil)
  }

  @Test("a prompt is a text, an empty one is a prompt, null is none")
  func prompts() throws {
    #expect(try item("prompt: 'Choose'").prompt == "Choose")
    #expect(try item("prompt: ''").prompt == "")
    #expect(try item("prompt: null").prompt == nil)
  }

  @Test("a system item has the system's style unless the file says another")
  func systemItems() throws {
    let text = """
      right: [{system: 'done'}, {system: 'add', enabled: false, tint: 'systemRed'},
      {system: 'save', style: 'plain'}]
      """
    let found = try item(text).right
    #expect(found.map(\.system) == [.done, .add, .save])
    #expect(found.map(\.style) == [.done, .plain, .plain])
    #expect(found.map(\.isEnabled) == [true, false, true])
    #expect(found[1].tint == DynamicColor(system: "systemRed"))
  }

  @Test("every word of the table for system items is one of the model's, and the other way round")
  func systemWords() throws {
    for system in SystemItem.allCases {
      #expect(try item("left: [{system: '\(system.rawValue)'}]").left == [BarButtonItem(system: system)])
    }
  }

  @Test("a back item has a title, an image and a tint, each of which may be null")
  func backItems() throws {
    let full = try item("backBarButtonItem: {title: 'T', image: 'images/share@2x.png', tint: '#00F'}")
    #expect(full.backBarButtonItem?.title == "T" && full.backBarButtonItem?.image != nil)
    #expect(full.backBarButtonItem?.tint == DynamicColor(Color(red: 0, green: 0, blue: 1)))
    let bare = try item("backBarButtonItem: {title: null, image: null, tint: null}")
    #expect(bare.backBarButtonItem == .init(title: nil))
    #expect(try item("backBarButtonItem: null").backBarButtonItem == nil)
  }

  @Test("left items may supplement the back button, which is false unless said")
  func supplement() throws {
    #expect(try item("leftItemsSupplementBackButton: true").leftItemsSupplementBackButton)
    #expect(try !item("").leftItemsSupplementBackButton)
  }

  static let mistakes: [SceneTableRow] = [
    .screen("item: {titleView: ‸'logo'}", "expected a title view, found a string"),
    .screen("item: {titleView: ‸{}}", "none: write 'image', 'text', 'segmented' or 'search'"),
    .screen("item: {titleView: {‸txt: 'x'}}", "did you mean 'text'?"),
    .screen("item: {titleView: {text: ‸5}}", "$.screens.a.item.titleView.text: expected a string"),
    .screen("item: {titleView: {text: 'x', color: ‸'#12345'}}", "5 digits"),
    .screen("item: {titleView: {segmented: ‸[]}}", "there is nothing in it: write at least 1"),
    .screen("item: {titleView: {segmented: ['a', ‸1]}}", "titleView.segmented[1]: expected a string"),
    .screen("item: {titleView: {‸search: 'x', text: 'y'}}", "'search' cannot stand beside 'text'"),
    .screen("item: {prompt: ‸5}", "$.screens.a.item.prompt: expected a string, found a number"),
    .screen("item: {left: [{system: ‸'ad'}]}", "did you mean 'add'?"),
    .screen("item: {left: [{system: ‸true}]}", "$.screens.a.item.left[0].system: expected"),
    .screen("item: {backBarButtonItem: ‸'Back'}", "expected an object, found a string"),
    .screen("item: {backBarButtonItem: {tint: ‸'systemBlu'}}", "did you mean 'systemBlue'?", schema: false),
    .screen("item: {leftItemsSupplementBackButton: ‸'yes'}", "expected true or false, found a string"),
    .screen("item: {leftItemsSupplementBackButton: ‸1}", "expected true or false, found a number"),
  ]

  @Test("one mistake in an item is one diagnostic at its exact place", arguments: mistakes)
  func mistake(row: SceneTableRow) throws {
    let marked = JSON5MarkedText(row.marked)
    let found = try SceneTableRow.check(marked.source())
    #expect(found.map { "\($0.line):\($0.column)" } == [marked.place], "\(found)")
    #expect(found.first?.summary.contains(row.fragment) == true, "\(found)")
  }

  @Test("a system item with a title or an image of its own is refused")
  func systemAlone() throws {
    for key in ["title: 'x'", "image: 'images/share@2x.png'"] {
      let error = #expect(throws: SceneFileError.self) { try item("left: [{system: 'add', \(key)}]") }
      #expect(error?.description.contains("'system' cannot stand beside") == true)
      #expect(error?.description.contains("$.screens.a.item.left[0].system") == true)
    }
  }

  @Test("an image that is not there is reported at its key")
  func missingImages() throws {
    for (key, path) in [
      ("titleView: {image: 'none.png'}", "titleView.image"),
      ("backBarButtonItem: {image: 'none.png'}", "backBarButtonItem.image"),
      ("right: [{image: 'none.png'}]", "right[0].image"),
    ] {
      let error = #expect(throws: SceneFileError.self) { try item(key) }
      #expect(error?.description.contains("$.screens.a.item.\(path)") == true, "\(key)")
    }
  }
}
