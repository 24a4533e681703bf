extension SceneObject {
  static let appearance = SceneObject(
    "A UINavigationBarAppearance.",
    [
      SceneField(
        "configure", .words(["default", "opaque", "transparent"]),
        "Which of the configureWith… methods comes first.", default: "default"),
      SceneField("backgroundColor", .union(.color), "Over the effect; null = none.", nullable: true),
      // Documented: cases of UIBlurEffect.Style.
      SceneField(
        "backgroundEffect",
        .words([
          "systemChromeMaterial", "regular", "prominent", "light", "extraLight", "dark", "none",
        ]), "The blur behind everything; null or none = no blur.", nullable: true),
      SceneField("backgroundImage", .union(.image), "Over the background colour.", nullable: true),
      // Documented: the cases of UIView.ContentMode but redraw, which an image ignores.
      SceneField(
        "backgroundImageContentMode",
        .words([
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right",
          "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]), "How the background image fills the bar.", default: "scaleToFill"),
      SceneField("shadowColor", .union(.color), "Colour of the hairline; null = none.", nullable: true),
      SceneField(
        "shadowImage", .union(.image), "In place of the hairline; a template takes shadowColor.",
        nullable: true),
      SceneField(
        "titleTextAttributes", .object(.textAttributes), "How the title is set.", nullable: true),
      SceneField(
        "largeTitleTextAttributes", .object(.textAttributes), "How the large title is set.", default: [:],
        nullable: true, later: "large titles"),
      SceneField(
        "titlePositionAdjustment",
        .oneOf([
          .object(.offset),
          .tuple([
            SceneField("horizontal", .number(-1000...1000), "To the right, in points.", required: true),
            SceneField("vertical", .number(-200...200), "Down, in points.", required: true),
          ]),
        ]), "Moves the title, in points.", nullable: true),
    ]
      + ["buttonAppearance", "doneButtonAppearance", "backButtonAppearance"].map {
        SceneField(
          $0, .anyObject, "A UIBarButtonItemAppearance.", default: [:], nullable: true,
          later: "button appearances")
      } + [
        SceneField("backIndicatorImage", .union(.image), "In place of the back arrow.", nullable: true),
        SceneField(
          "backIndicatorTransitionMaskImage", .union(.image), "Masks what slides under the back arrow.",
          nullable: true),
      ])
}

extension [SceneField] {
  /// The iOS 13 appearances, which a bar and a navigation item have alike.
  static let appearances: [SceneField] = [
    SceneField(
      "standardAppearance", .object(.appearance), "The bar over scrolled content.", nullable: true),
    SceneField(
      "compactAppearance", .object(.appearance), "The low bar of a turned phone.", default: [:],
      nullable: true, later: "compact bars"),
    SceneField(
      "scrollEdgeAppearance", .object(.appearance), "The bar while content is at its top.", nullable: true),
    SceneField(
      "compactScrollEdgeAppearance", .object(.appearance), "The low bar while content is at its top.",
      default: [:], nullable: true, later: "compact bars"),
  ]
}
