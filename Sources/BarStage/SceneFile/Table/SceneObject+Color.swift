extension SceneUnion {
  static let color = SceneUnion(
    "a colour",
    "#RGB[A], #RRGGBB[AA], a system colour by UIKit's name, clear, the name of a colour set in the assets, or "
      + "components from 0 to 1.",
    example: "\"#34C759\"",
    [.colorName, .object(.white), .object(.rgb), .object(.p3)])
}

extension SceneObject {
  static let white = SceneObject(
    "A grey in sRGB.", [.component("white", required: true), .component("alpha")])

  static let rgb = SceneObject(
    "A colour in sRGB.",
    ["red", "green", "blue"].map { .component($0, required: true) } + [.component("alpha")])

  static let p3 = SceneObject(
    "A colour in Display P3, converted to sRGB and clamped.",
    [
      SceneField(
        "p3",
        .tuple(["red", "green", "blue"].map { .component($0, required: true) } + [.component("alpha")]),
        "Its components.", required: true)
    ])
}

extension SceneField {
  /// A component without `required` is an alpha, whose default is 1.
  fileprivate static func component(_ name: String, required isRequired: Bool = false) -> SceneField {
    SceneField(
      name, .number(0...1), "The \(name) component.", default: isRequired ? nil : 1, required: isRequired)
  }
}
