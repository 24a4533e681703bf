extension SceneObject {
  static let golden = SceneObject(
    "What golden tests keep of a scene.",
    [
      SceneField("frames", .union(.frames), "The instants to keep; at 0.3 and 0.7 where absent."),
      SceneField(
        "crop",
        .oneOf([
          .words(["bar", "screen"]),
          .tuple([
            SceneField("x", .number(0...2048), "Left edge in points.", required: true),
            SceneField("y", .number(0...2048), "Top edge in points.", required: true),
            SceneField("width", .number(0.1...2048), "Width in points.", required: true),
            SceneField("height", .number(0.1...2048), "Height in points.", required: true),
          ]),
        ]), "The part of the screen to keep."),
      SceneField(
        "kinds", .list(.words(["list", "pixels"]), count: 1...2), "Display lists, pixels, or both.",
        default: ["list", "pixels"]),
      SceneField(
        "ignore", .list(.anyObject), "Parts that may differ.", default: [],
        later: "parts that may differ"),
      SceneField("tolerance", .object(.tolerance), "How much may differ.", default: [:]),
    ])

  static let tolerance = SceneObject(
    "How much a frame may differ from its golden.",
    [
      SceneField(
        "metric",
        .words(["exact"] + SceneWord.later("tolerances", "yiq", "oklab", "ciede2000", "channel")),
        "How a difference is measured.", default: "exact"),
      SceneField(
        "threshold", .number(0...1000), "The difference that still counts as none.", default: 0,
        later: "tolerances"),
      SceneField(
        "maxDiffPixels", .integer(0...Int(Int32.max)), "How many pixels may differ.", default: 0,
        later: "tolerances"),
      SceneField(
        "maxDiffRatio", .number(0...1), "Which part of the pixels may differ.", default: 0,
        later: "tolerances"),
    ])

  static let expectation = SceneObject(
    "Which inspections must hold or fail.",
    [
      SceneField("strategy", .union(.strategies), "For this strategy; all where absent."),
      SceneField("hold", .list(.name), "Inspections without a finding.", default: []),
      SceneField("fail", .list(.name), "Inspections with one.", default: []),
    ])
}
