extension SceneObject {
  static let item = SceneObject(
    "A navigation item, by UIKit's names.",
    [
      SceneField(
        "titleView", .union(.titleView), "A view in place of the title.", default: .null, nullable: true),
      SceneField(
        "prompt", .text, "A line above the title; the bar is 30 points higher for it.", default: .null,
        nullable: true),
      SceneField(
        "largeTitleDisplayMode", .words(["automatic", "always", "never"]),
        "When the title is large.", default: "automatic"),
      SceneField(
        "backButtonTitle", .text, "Title of the back button on the page above.", nullable: true),
      SceneField(
        "backBarButtonItem", .object(.backItem), "The back button on the page above.", nullable: true),
      SceneField(
        "backButtonDisplayMode", .words(["default", "generic", "minimal"]),
        "How much the back button on the page above says.", default: "default"),
      SceneField("hidesBackButton", .bool, "True hides this page's back button.", default: false),
      SceneField(
        "leftItemsSupplementBackButton", .bool, "True keeps the back button beside left items.",
        default: false),
      SceneField("left", .list(.object(.barButton), count: 0...20), "Left bar button items.", default: []),
      SceneField(
        "right", .list(.object(.barButton), count: 0...20), "Right bar button items, the outermost first.",
        default: []),
    ] + .appearances)

  static let backItem = SceneObject(
    "The back button on the page above.",
    [
      SceneField("title", .text, "Its title; null means no text.", nullable: true),
      SceneField("image", .union(.image), "An image in place of the title.", nullable: true),
      SceneField("tint", .union(.color), "Its own tint colour.", nullable: true),
    ])

  static let barButton = SceneObject(
    "A bar button item.",
    [
      SceneField("title", .text, "Its title."),
      SceneField("image", .union(.image), "Its image."),
      SceneField("style", .words(["plain", "done"]), "Done is set in bold.", default: "plain"),
      SceneField("enabled", .bool, "False greys it out.", default: true),
      SceneField("tint", .union(.color), "Its own tint colour.", nullable: true),
      .imageRendering,
      // Documented: the cases of UIBarButtonItem.SystemItem that draw something.
      SceneField(
        "system",
        .words([
          "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks",
          "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
          "redo", "close",
        ]), "A system item, in place of title and image; its style is the system's."),
    ])

  static let titleViewImage = SceneObject(
    "An image in place of the title.",
    [SceneField("image", .union(.image), "The image.", required: true)])

  static let titleViewText = SceneObject(
    "A label in place of the title.",
    [
      SceneField("text", .text, "Its text.", required: true),
      SceneField("color", .union(.color), "Its colour."),
    ])

  static let titleViewSegmented = SceneObject(
    "A segmented control in place of the title.",
    [SceneField("segmented", .list(.text, count: 1...10), "Its segments.", required: true)])

  static let titleViewSearch = SceneObject(
    "A search field in place of the title.",
    [SceneField("search", .text, "Its placeholder.", required: true)])
}

extension SceneUnion {
  static let titleView = SceneUnion(
    "a title view", "A view in place of the title.", example: "{text: \"…\"}",
    [
      .object(.titleViewImage), .object(.titleViewText), .object(.titleViewSegmented),
      .object(.titleViewSearch),
    ])
}
