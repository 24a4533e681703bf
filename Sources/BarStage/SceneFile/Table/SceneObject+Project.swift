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
        "matrix", .object(.projectMatrix), "Variants in which every scene is rendered.", default: [:]),
    ])

  static let projectDefaults = SceneObject(
    "What scenes leave open.",
    [SceneField("traits", .object(.traits), "Traits; a scene's own win.", default: [:])])

  static let projectMatrix = SceneObject(
    "Variants in which every scene is rendered: every combination of these, in place of what scenes say. An "
      + "empty list leaves scenes as they are.",
    [
      SceneField("device", .list(.device, count: 0...100), "Devices.", default: []),
      SceneField("style", .list(.words(["light", "dark"]), count: 0...100), "Modes.", default: []),
      SceneField(
        "direction", .list(.words(["ltr", "rtl"]), count: 0...100), "Reading directions.", default: []),
      SceneField("os", .list(.osVersion, count: 0...100), "Major versions of iOS.", default: []),
      SceneField("strategy", .union(.strategies), "Strategies."),
      SceneField(
        "exclude", .list(.object(.matrixExclusion), count: 0...1000),
        "Combinations to leave out: those that have all that one of these says.", default: []),
    ])

  static let matrixExclusion = SceneObject(
    "Combinations to leave out.",
    [
      SceneField("device", .device, "A device of the matrix."),
      SceneField("style", .words(["light", "dark"]), "A mode of the matrix."),
      SceneField("direction", .words(["ltr", "rtl"]), "A reading direction of the matrix."),
      SceneField("os", .osVersion, "A version of the matrix."),
      SceneField("strategy", .strategyName, "A strategy of the matrix."),
      SceneField("scene", .name, "Scenes by name; * stands for any letters. All where absent."),
    ])
}
