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
      // Documented: the cases of UIView.ContentMode.
      SceneField(
        "backgroundImageContentMode",
        .words([
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
          "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]), "How the background image fills the bar; redraw is scaleToFill.", default: "scaleToFill"),
      SceneField("shadowColor", .union(.color), "Colour of the hairline; null = none.", nullable: true),
      SceneField(
        "shadowImage", .union(.image), "In place of the hairline; a template takes shadowColor.",
        nullable: true),
      SceneField(
        "titleTextAttributes", .object(.textAttributes), "How the title is set.", nullable: true),
      SceneField(
        "largeTitleTextAttributes", .object(.textAttributes), "How the large title is set.", nullable: true),
      SceneField("titlePositionAdjustment", .offset, "Moves the title, in points.", nullable: true),
      SceneField(
        "buttonAppearance", .object(.buttonAppearance),
        "Plain buttons; the back button too, where it has no own.",
        nullable: true),
      SceneField("doneButtonAppearance", .object(.buttonAppearance), "Done buttons.", nullable: true),
      SceneField("backButtonAppearance", .object(.buttonAppearance), "The back button.", nullable: true),
      SceneField("backIndicatorImage", .union(.image), "In place of the back arrow.", nullable: true),
      SceneField(
        "backIndicatorTransitionMaskImage", .union(.image), "Masks what slides under the back arrow.",
        nullable: true),
    ])

  static let buttonAppearance = SceneObject(
    "A UIBarButtonItemAppearance.",
    [
      SceneField("normal", .object(.buttonState), "At rest.", nullable: true),
      SceneField(
        "highlighted", .object(.buttonState), "Under a finger; what it leaves open is taken from normal.",
        nullable: true),
      SceneField(
        "disabled", .object(.buttonState),
        "Disabled; what it leaves open is taken from normal, but for the colour.",
        nullable: true),
      SceneField(
        "focused", .object(.buttonState), "Focused; what it leaves open is taken from highlighted.",
        nullable: true),
    ])

  static let buttonState = SceneObject(
    "A UIBarButtonItemStateAppearance.",
    [
      SceneField("titleTextAttributes", .object(.textAttributes), "How its title is set.", nullable: true),
      SceneField("titlePositionAdjustment", .offset, "Moves its title, in points.", nullable: true),
      SceneField("backgroundImage", .union(.image), "Behind the button.", nullable: true),
      SceneField(
        "backgroundImagePositionAdjustment", .offset, "Moves its background, in points.", nullable: true),
    ])
}

extension [SceneField] {
  /// The iOS 13 appearances, which a bar and a navigation item have alike.
  static let appearances: [SceneField] = [
    SceneField(
      "standardAppearance", .object(.appearance), "The bar over scrolled content.", nullable: true),
    SceneField(
      "compactAppearance", .object(.appearance), "The low bar of a turned phone.", nullable: true),
    SceneField(
      "scrollEdgeAppearance", .object(.appearance), "The bar while content is at its top.", nullable: true),
    SceneField(
      "compactScrollEdgeAppearance", .object(.appearance), "The low bar while content is at its top.",
      nullable: true),
  ]
}
