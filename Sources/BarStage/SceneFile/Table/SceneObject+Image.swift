extension SceneUnion {
  static let image = SceneUnion(
    "an image",
    "The name of an image in a catalog or of a file, \"empty\" for one of zero size, or an object.",
    example: "\"name\"",
    [.name, .object(.styledImage), .object(.solidImage), .object(.gradientImage)])
}

extension SceneObject {
  static let styledImage = SceneObject(
    "An image with resizing and rendering.",
    [
      SceneField("image", .name, "Its name in a catalog, or its file.", required: true),
      SceneField("capInsets", .object(.insets), "Parts that are not resized, in points.", default: .noInsets),
      SceneField(
        "resizingMode", .words(["tile", "stretch"]), "What happens between the caps.", default: "tile"),
      .imageRendering,
    ])

  static let solidImage = SceneObject(
    "An image of one colour.",
    [
      SceneField("solid", .union(.color), "Its colour.", required: true),
      // Assumed: an image above 2048 points is larger than any screen.
      SceneField(
        "size",
        .tuple([
          SceneField("width", .number(0.1...2048), "Width in points.", required: true),
          SceneField("height", .number(0.1...2048), "Height in points.", required: true),
        ]), "Its size in points.", default: [1, 1]),
    ])

  static let gradientImage = SceneObject(
    "An image of a linear gradient, as large as the place it fills.",
    [
      SceneField(
        "gradient", .list(.union(.color), count: 2...16), "Colours at equal distances.", required: true),
      SceneField("angle", .number(-360...360), "Its direction in degrees."),
    ])
}

extension SceneField {
  static let imageRendering = SceneField(
    "rendering", .words(["template", "original"]), "Whether the tint colour replaces the image's own.")
}
