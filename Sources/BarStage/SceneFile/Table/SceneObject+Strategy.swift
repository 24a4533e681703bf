extension SceneUnion {
  static let strategies = SceneUnion(
    "a strategy", "A strategy by name, one with options, or a list of them.", example: "\"fakeBar\"",
    [.strategyName, .object(.strategy), .list(.oneOf([.strategyName, .object(.strategy)]), count: 1...20)])
}

extension SceneType {
  static let strategyName = SceneType.words(
    ["fakeBar", "sharedBar", "crossFade", "ownContainer", "perPageBar"])
}

extension SceneObject {
  static let strategy = SceneObject(
    "A strategy with its options.",
    [
      SceneField("name", .strategyName, "Which one.", required: true),
      .option("preset", .words(["KM", "HBD", "WR"]), "Does as a known library does."),
      .option("contents", .words(["shared", "snapshot"]), "fakeBar: what its titles and buttons are."),
      .option("copies", .list(.name), "fakeBar: the bar's keys that a fake takes over; all where absent."),
      .option(
        "similar", .words(["never", "equal", "imageBytes", "averageColour"]),
        "fakeBar: when two styles need no fakes.", default: "never"),
      .option("backdrop", .words(["page", "screen"]), "fakeBar: what a fake's blur sees."),
      .option(
        "unset", .words(["default", "inherit"]), "fakeBar: what a key that a page leaves alone means."),
      .option("paintsContainer", .union(.color), "fakeBar: colour of the container in flight."),
      .option("premultiplied", .bool, "crossFade: how alpha takes part in mixing.", default: true),
      .option(
        "clock", .oneOf([.words(["page"]), .object(.strategyClock)]), "crossFade: what it keeps time with."),
      .option("keepsSystemBar", .bool, "ownContainer: whether the outer bar stays."),
      .option("largeTitleInset", .number(-1000...1000), "ownContainer: room for a large title, in points."),
    ])

  static let strategyClock = SceneObject(
    "A clock of its own.", [SceneField("duration", .number(0...600), "Seconds.", required: true)])
}

extension SceneField {
  fileprivate static func option(
    _ name: String, _ type: SceneType, _ doc: String, default value: JSON5.Value? = nil
  ) -> SceneField {
    SceneField(name, type, doc, default: value)
  }
}
