extension SceneObject {
  static let layout = SceneObject(
    "How a page's view lies under the bars.",
    [
      SceneField(
        "edgesForExtendedLayout", .list(.words(["all", "top", "left", "bottom", "right"]), count: 0...5),
        "Edges at which the view reaches under bars; [] = none.", default: ["all"]),
      SceneField(
        "extendedLayoutIncludesOpaqueBars", .bool, "True reaches under opaque bars too.", default: false),
      SceneField(
        "automaticallyAdjustsScrollViewInsets", .bool,
        "False takes from the automatic inset behaviour that it also adjusts what does not scroll.",
        default: true),
      SceneField(
        "additionalSafeAreaInsets", .object(.insets), "Added to the page's safe area, in points.",
        default: .noInsets),
    ])
}
