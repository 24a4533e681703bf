extension SceneObject {
  // Assumed: the ranges of points only keep out typing errors and sizes that could not be drawn.
  static let bar = SceneObject(
    "A navigation bar's style. An absent key is untouched, null is the system's default.",
    [
      SceneField("barStyle", .words(["default", "black"]), "UIBarStyle.", nullable: true),
      SceneField("translucent", .bool, "isTranslucent.", nullable: true),
      SceneField("barTintColor", .union(.color), "Colour of the background.", nullable: true),
      SceneField("tintColor", .union(.color), "Colour of buttons and of the back arrow.", nullable: true),
      SceneField("alpha", .number(0...1), "Alpha of the whole bar.", nullable: true),
      SceneField("backgroundAlpha", .number(0...1), "Alpha of the bar's background alone.", nullable: true),
      SceneField(
        "prefersLargeTitles", .bool, "True allows large titles.", default: false, nullable: true),
      SceneField(
        "backgroundImage", .union(.image),
        "Background for the default metrics, and for all others without one.",
        nullable: true),
      SceneField("backgroundImages", .object(.backgroundImages), "Backgrounds by bar metrics."),
      SceneField(
        "shadowImage", .union(.image), "In place of the hairline; it needs a background image too.",
        nullable: true),
      SceneField(
        "titleTextAttributes", .object(.textAttributes), "How the title is set.", nullable: true),
      SceneField(
        "largeTitleTextAttributes", .object(.textAttributes), "How the large title is set.", nullable: true),
      SceneField(
        "titleVerticalPositionAdjustment", .number(-200...200), "Moves the title down, in points.",
        nullable: true),
      SceneField("backIndicatorImage", .union(.image), "In place of the back arrow.", nullable: true),
      SceneField(
        "backIndicatorTransitionMaskImage", .union(.image), "Masks what slides under the back arrow.",
        nullable: true),
    ] + .appearances)

  static let backgroundImages = SceneObject(
    "Backgrounds by bar metrics.",
    [
      SceneField("default", .union(.image), "The same as backgroundImage.", nullable: true),
      SceneField(
        "compact", .union(.image), "The low bar of a turned phone; where absent, default.", nullable: true),
      SceneField(
        "defaultPrompt", .union(.image), "A bar with a prompt; where absent, default.", nullable: true),
      SceneField(
        "compactPrompt", .union(.image), "A low bar with a prompt; where absent, compact.", nullable: true),
    ])

  static let textAttributes = SceneObject(
    "How a title is set.",
    [
      SceneField("color", .union(.color), "Its colour.", nullable: true),
      SceneField("size", .number(1...200), "Font size in points.", nullable: true),
      // Documented: UIFont.Weight.
      SceneField(
        "weight",
        .words([
          "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]), "Font weight.", nullable: true),
      SceneField("family", .name, "Font family; the system's where absent.", nullable: true),
      SceneField("kern", .number(-100...100), "Added between letters, in points.", nullable: true),
    ])

  static let offset = SceneObject(
    "A UIOffset.",
    [
      SceneField("horizontal", .number(-1000...1000), "To the right, in points.", default: 0),
      SceneField("vertical", .number(-200...200), "Down, in points.", default: 0),
    ])
}

extension SceneType {
  /// A UIOffset as an object or as `[horizontal, vertical]`.
  static let offset = SceneType.oneOf([
    .object(.offset),
    .tuple([
      SceneField("horizontal", .number(-1000...1000), "To the right, in points.", required: true),
      SceneField("vertical", .number(-200...200), "Down, in points.", required: true),
    ]),
  ])
}

extension SceneUnion {
  static let barStyle = SceneUnion(
    "a bar", "A bar, or the names of bars in `styles` with keys to add.",
    example: "{barTintColor: \"#34C759\"}",
    [
      .object(.bar), .style, .list(.oneOf([.style, .object(.bar)]), count: 1...100),
    ])
}
