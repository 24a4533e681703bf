extension SceneObject {
  static let content = SceneObject(
    "What a page's view shows.",
    [
      SceneField("color", .union(.color), "Fills the page, also above pulled content."),
      SceneField(
        "placeholder", .words(["list", "profile", "photo", "text", "none"]),
        "A drawn stand-in for a real page."),
      SceneField(
        "image", .oneOf([.name, .object(.contentImage)]),
        "A picture of the page: a file beside the scene or in assets. It moves with the scroll view."),
    ])

  static let contentImage = SceneObject(
    "A picture of a page.",
    [
      SceneField("light", .name, "The file in light mode.", required: true),
      SceneField("dark", .name, "The file in dark mode; the light one where absent."),
      SceneField(
        "includes", .words(["page", "screen"]),
        "page = from the view's top; screen = with the bars, which are cut off.", default: "page"),
      SceneField(
        "scale", .integer(1...3),
        "Pixels in a point; where absent by the file's @2x or @3x, else by its width against the screen's."),
    ])
}
