extension SceneObject {
  static let project = SceneObject(
    "A project: the scenes that belong together.",
    [
      .schemaReference,
      SceneField(
        "scenes", .list(.name, count: 1...10_000), "Scene files or patterns, relative to this file.",
        required: true),
      SceneField("golden", .name, "The folder of goldens, relative to this file.", default: "Golden"),
      SceneField("defaults", .object(.projectDefaults), "What scenes leave open.", default: [:]),
      SceneField(
        "matrix", .object(.projectMatrix), "Variants in which every scene is rendered.", default: [:],
        later: "variants of scenes"),
    ])

  static let projectDefaults = SceneObject(
    "What scenes leave open.",
    [SceneField("traits", .object(.traits), "Traits; a scene's own win.", default: [:])])

  static let projectMatrix = SceneObject(
    "Variants in which every scene is rendered.",
    [
      SceneField("device", .list(.device), "Devices.", default: []),
      SceneField("style", .list(.words(["light", "dark"])), "Modes.", default: []),
      SceneField("direction", .list(.words(["ltr", "rtl"])), "Reading directions.", default: []),
      SceneField("os", .list(.osVersion), "Major versions of iOS.", default: []),
      SceneField("strategy", .union(.strategies), "Strategies."),
      SceneField("exclude", .list(.anyObject), "Combinations to leave out.", default: []),
    ])
}
