extension SceneObject {
  static let traits = SceneObject(
    "The device and the environment, in UIKit's terms.",
    [
      SceneField("device", .device, "A device by name, such as \"iPhone 15\"."),
      // Assumed: 2048 points are more than any iPad has (1376), and a frame of 2048 × 2048 points at 3x
      // still fits in 151 MB.
      SceneField(
        "size",
        .tuple([
          SceneField("width", .number(1...2048), "Width in points.", required: true),
          SceneField("height", .number(1...2048), "Height in points.", required: true),
        ]), "The screen in points, for a device that is not listed: a phone, in portrait unless it is turned."
      ),
      SceneField("statusBarHeight", .number(0...200), "Height of the status bar in points."),
      SceneField(
        "safeArea", .object(.insets), "Safe area of the screen as it lies, without bars, in points."),
      SceneField(
        "barHeight", .number(20...200), "Height of the bar's row in points; the device's where absent."),
      SceneField(
        "presentation", .words(["fullScreen", "sheet"]),
        "Sheet shows the inside of a sheet, with its higher bar.", default: "fullScreen"),
      SceneField("os", .osVersion, "Major version of iOS.", default: 17),
      SceneField("scale", .integer(1...3), "Pixels in a point; the device's where absent."),
      SceneField("style", .words(["light", "dark"]), "Light or dark mode.", default: "light"),
      SceneField("direction", .words(["ltr", "rtl"]), "Reading direction.", default: "ltr"),
      SceneField(
        "orientation",
        .words(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
        "Interface orientation.", default: "portrait"),
      SceneField("locale", .name, "Language of the system's own words, such as zh-Hans.", default: "en"),
      // Documented: the cases of UIContentSizeCategory.
      SceneField(
        "contentSize",
        .words([
          "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
          "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
          "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
        ]), "Preferred content size category; of a bar's texts only the large title follows it.",
        default: "large"),
      // Documented: the cases of UIAccessibilityContrast.
      SceneField(
        "contrast", .words(["normal", "high"]), "Accessibility contrast.", default: "normal"),
      SceneField(
        "gamut", .words(["srgb", "p3"]),
        "What the display can show. Frames are sRGB all the same: colours in P3 are converted, and cut where sRGB ends.",
        default: "srgb"),
    ])

  static let insets = SceneObject(
    "Distances from the edges inward, in points.",
    ["top", "left", "bottom", "right"].map {
      SceneField($0, .number(-1000...1000), "Distance from the \($0) edge, in points.", default: 0)
    })
}
