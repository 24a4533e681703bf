extension SceneUnion {
  static let step = SceneUnion(
    "a step", "One thing that happens; its first key says what.", example: "{push: \"…\"}",
    [
      SceneObjectName.push, .pop, .wait, .popTo, .popToRoot, .set, .insert, .popToKind, .pushSingle, .swipe,
      .backButton, .setBarHidden, .restyle, .scrollStep, .present, .dismiss, .traitsStep,
    ].map { .object($0) })
}

extension SceneObject {
  static let push = SceneObject(
    "Pushes a screen.",
    [
      SceneField("push", .screen, "The screen.", required: true), .animated,
      SceneField("as", .name, "A name of its own, for a second page made of the same screen."), .interrupt,
    ])

  static let pop = SceneObject("Pops the top page.", [.flag("pop"), .animated, .interrupt])

  static let wait = SceneObject(
    "Lets time pass.",
    [SceneField("wait", .number(0...600), "Seconds.", required: true)])

  static let interrupt = SceneObject(
    "Another step before this one has ended.",
    [
      SceneField("at", .number(0...1), "The progress at which it comes.", required: true),
      SceneField("then", .union(.step), "The step.", required: true),
    ])
}

extension SceneField {
  static let animated = SceneField("animated", .bool, "False does it at once.", default: true)

  static let interrupt = SceneField(
    "interrupt", .object(.interrupt), "Another step before this one has ended.")

  static func flag(_ name: String) -> SceneField {
    SceneField(name, .flag, "Always true.", required: true)
  }
}
