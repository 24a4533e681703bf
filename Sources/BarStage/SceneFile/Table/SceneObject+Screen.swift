extension SceneObject {
  static let screen = SceneObject(
    "A page: a view controller on the stack.",
    [
      SceneField("extends", .screen, "A screen of this scene whose keys this one adds to."),
      SceneField(
        "kind", .name, "Its class; the screen's own name where absent."),
      SceneField("title", .text, "Its title; null means no text.", nullable: true),
      SceneField("item", .object(.item), "Its navigation item.", default: [:]),
      SceneField(
        "bar", .union(.barStyle), "What it writes to the shared bar in viewWillAppear: short for that hook."),
      .barHidden("Hides or shows the bar when it will appear. Absent = untouched."),
      SceneField(
        "hooks", .object(.hooks), "What it does to the shared bar in life-cycle events.", default: [:]),
      SceneField("content", .object(.content), "What its view shows.", default: [:]),
      SceneField("scroll", .object(.scroll), "Its scroll view; absent = it has none."),
      SceneField("layout", .object(.layout), "How its view lies under the bars.", default: [:]),
      SceneField(
        "statusBarStyle", .words(["default", "lightContent", "darkContent"]),
        "Preferred status bar style.", default: "default"),
      SceneField(
        "statusBarHidden", .bool,
        "True hides the status bar; without a sensor housing the bars then move up.", default: false),
      SceneField(
        "allowsPop", .bool, "False forbids the back button to pop.", default: true),
      SceneField(
        "interactivePopEnabled", .bool, "False switches the swipe back off on this page.", default: true),
      SceneField(
        "strategy", .union(.strategies), "A strategy for this page's own bar.", default: .null,
        nullable: true),
    ])

  static let hooks = SceneObject(
    "Life-cycle events; each is applied to the one shared bar when it fires.",
    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
      SceneField($0, .object(.hook), "What the page does in \($0).", default: [:])
    })

  static let hook = SceneObject(
    "What a page does to the shared bar in one event.",
    [
      SceneField("bar", .union(.barStyle), "What it writes to the bar."),
      .barHidden("Hides or shows the bar. Absent = untouched."),
    ])

  static let barHidden = SceneObject(
    "Hides or shows the bar.",
    [
      SceneField("hidden", .bool, "True hides it.", required: true),
      SceneField("animated", .bool, "Whether it moves; as the transition does where absent."),
    ])
}

extension SceneField {
  fileprivate static func barHidden(_ doc: String) -> SceneField {
    SceneField(
      "barHidden", .oneOf([.bool, .object(.barHidden)]), doc, default: false, nullable: true)
  }
}
