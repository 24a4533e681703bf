extension SceneUnion {
  static let frames = SceneUnion(
    "frames", "Which instants of a transition become frames.", example: "{fps: 60}",
    [.object(.framesFPS), .object(.framesCount), .object(.framesAt), .object(.framesTimes)])
}

extension SceneObject {
  static let framesFPS = SceneObject(
    "Frames at a rate.",
    [SceneField("fps", .integer(1...240), "Frames a second.", default: 60)] + .restingFrames)

  static let framesCount = SceneObject(
    "A number of frames, even in time.",
    [SceneField("count", .integer(1...10_000), "How many.", required: true)] + .restingFrames)

  static let framesAt = SceneObject(
    "Frames at points of progress.",
    [
      SceneField(
        "at", .list(.number(0...1), count: 1...10_000), "Progress from → to, 0 to 1.", required: true)
    ] + .restingFrames)

  static let framesTimes = SceneObject(
    "Frames at points of time.",
    [
      SceneField(
        "times", .list(.number(0...600), count: 1...10_000), "Seconds from the step's begin.",
        required: true)
    ] + .restingFrames)

  static let motion = SceneObject(
    "An own timing.",
    [
      // Assumed: below 10 ms nothing could be seen of a transition.
      SceneField("duration", .number(0.01...60), "Seconds.", required: true),
      // Documented: UIView.AnimationCurve, and CAMediaTimingFunction's control points.
      SceneField(
        "curve",
        .oneOf([
          .words(["easeInOut", "easeIn", "easeOut", "linear"]),
          .tuple([
            SceneField("x1", .number(0...1), "Time of the first control point.", required: true),
            SceneField("y1", .number(-10...10), "Progress of the first control point.", required: true),
            SceneField("x2", .number(0...1), "Time of the second control point.", required: true),
            SceneField("y2", .number(-10...10), "Progress of the second control point.", required: true),
          ]),
        ]), "Time to progress, as a name or a cubic Bézier curve.", default: "easeInOut"),
    ])
}

extension [SceneField] {
  fileprivate static let restingFrames: [SceneField] = [
    SceneField("before", .integer(0...600), "Frames at rest before it.", default: 0),
    SceneField("after", .integer(0...600), "Frames at rest after it.", default: 0),
  ]
}
