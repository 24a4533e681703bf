extension SceneObject {
  static let scroll = SceneObject(
    "A page's scroll view.",
    [
      SceneField(
        "contentOffset", .number(-100_000...100_000),
        "UIKit's contentOffset.y in points: minus the adjusted top inset at the very top."),
      SceneField("contentHeight", .number(0...100_000), "Height of the content in points."),
      SceneField(
        "contentInset", .object(.insets), "Insets of the content, in points.", default: .noInsets),
      // Documented: the cases of UIScrollView.ContentInsetAdjustmentBehavior.
      SceneField(
        "contentInsetAdjustmentBehavior", .words(["automatic", "scrollableAxes", "never", "always"]),
        "Whether the safe area is added to the insets.", default: "automatic"),
      SceneField(
        "root", .bool,
        "True when the scroll view is the page's own view, false when it fills that; both are laid out alike.",
        default: false),
      SceneField(
        "onScroll", .list(.object(.scrollRule)), "Bars at scroll offsets, linear between them.", default: []),
    ])

  static let scrollRule = SceneObject(
    "The bar at one scroll offset.",
    [
      SceneField("offset", .number(-100_000...100_000), "contentOffset.y in points.", required: true),
      SceneField("bar", .union(.barStyle), "The bar there.", required: true),
      SceneField("titleViewColor", .union(.color), "Colour of the title view's text there."),
    ])
}

extension JSON5.Value {
  static let noInsets: JSON5.Value = ["top": 0, "left": 0, "bottom": 0, "right": 0]
}
