extension SceneObject {
  static let golden = SceneObject(
    "What golden tests keep of a scene.",
    [
      SceneField("frames", .union(.frames), "The instants to keep; at 0.3 and 0.7 where absent."),
      SceneField(
        "crop", .oneOf([.words(["bar", "screen"]), .screenRect]), "The part of the screen to keep."),
      SceneField(
        "kinds", .list(.words(["list", "pixels", "animation"]), count: 1...3),
        "Display lists, a picture of each frame, all frames of a step in one animated picture.",
        default: ["list", "pixels"]),
      SceneField(
        "ignore", .list(.oneOf([.object(.ignoredRect), .object(.ignoredLayer)]), count: 0...100),
        "Parts of pictures that may differ.", default: []),
      SceneField("tolerance", .object(.tolerance), "How much of pictures may differ.", default: [:]),
    ])

  static let ignoredRect = SceneObject(
    "A rectangle that may differ; pixels that it covers in part are left out whole.",
    [SceneField("rect", .screenRect, "Where it is on the screen.", required: true)])

  static let ignoredLayer = SceneObject(
    "Layers that may differ, wherever they are in a frame; in an animation, in any of its frames.",
    [
      SceneField(
        "layer", .name,
        "Their name in display lists, such as \"bar/top/title\"; without the page, \"bar/title\", that of both.",
        required: true)
    ])

  static let tolerance = SceneObject(
    "How much a picture may differ from its golden. Each limit that is given must hold; without any, no pixel may be "
      + "different.",
    [
      SceneField(
        "metric", .words(["exact", "yiq", "oklab", "ciede2000", "channel"]), "How a difference is measured.",
        default: "exact"),
      SceneField(
        "threshold", .number(0...255),
        "The distance up to which two pixels are not different: with yiq and oklab 0 to 1, with ciede2000 0 to 100, with "
          + "channel 0 to 255.", default: 0),
      SceneField("maxDiffPixels", .integer(0...Int(Int32.max)), "How many pixels may be different."),
      SceneField("maxDiffRatio", .number(0...1), "Which part of the pixels may be different."),
      SceneField(
        "maxWindowPixels", .integer(0...1024), "How many pixels may be different in any square of 32 by 32."),
      SceneField("aa", .bool, "Pixels that look like smoothed edges do not count.", default: false),
      SceneField(
        "background", .words(["checkerboard", "white", "black"]),
        "What lies under translucent pixels where colours are compared as they are seen.",
        default: "checkerboard"),
    ])

  static let expectation = SceneObject(
    "Which inspections must hold or fail.",
    [
      SceneField("strategy", .union(.strategies), "For this strategy; all where absent."),
      SceneField("hold", .list(.name), "Inspections without a finding.", default: []),
      SceneField("fail", .list(.name), "Inspections with one.", default: []),
    ])
}

extension SceneType {
  /// In points.
  fileprivate static let screenRect = SceneType.tuple([
    SceneField("x", .number(0...2048), "Left edge in points.", required: true),
    SceneField("y", .number(0...2048), "Top edge in points.", required: true),
    SceneField("width", .number(0.1...2048), "Width in points.", required: true),
    SceneField("height", .number(0.1...2048), "Height in points.", required: true),
  ])
}
