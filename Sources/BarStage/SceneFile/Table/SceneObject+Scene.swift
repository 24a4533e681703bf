extension SceneObject {
  static let scene = SceneObject(
    "A scene: which screens there are, what happens to the stack, and how it is shown.",
    [
      .schemaReference,
      SceneField("title", .text, "Caption of the scene."),
      SceneField("traits", .object(.traits), "The device and the environment.", default: [:]),
      SceneField(
        "extends", .name, "A scene file whose keys this one adds to, relative to this file."),
      SceneField(
        "include", .list(.name), "Files or patterns with shared screens, relative to this file.",
        default: []),
      SceneField(
        "assets", .list(.name), "Asset catalogs and folders with images, relative to this file.",
        default: []),
      SceneField("fonts", .object(.fonts), "Fonts to draw with.", default: [:]),
      SceneField(
        "styles", .map(.union(.barStyle), count: 0...10_000),
        "Bars with a name, to be used wherever a bar stands.", default: [:]),
      SceneField("container", .object(.container), "What lies behind the pages.", default: [:]),
      SceneField(
        "bar", .union(.barStyle), "The one shared bar before any page touches it.", default: [:]),
      SceneField(
        "navigation", .object(.navigation), "The navigation controller.",
        default: [
          "kind": "UINavigationController", "appearance": [],
        ]),
      SceneField(
        "kinds", .map(.name, count: 0...10_000),
        "Subclass to class, for the kinds of screens and of the navigation controller.", default: [:]),
      SceneField(
        "screens", .map(.object(.screen), count: 1...10_000), "The screens by name.", required: true),
      SceneField(
        "stack", .list(.screen, count: 1...1000),
        "The screens on the stack at the start, bottom first; they are set, not pushed.", required: true),
      SceneField(
        "steps", .list(.union(.step), count: 0...1000),
        "What happens, in order. Without steps the stack is rendered at rest, as one frame.", default: []),
      SceneField(
        "render",
        .oneOf([.words(["last", "all"]), .integer(1...1000), .list(.integer(1...1000), count: 1...1000)]),
        "Which steps become frames: the last, all, or these, counted from 1.", default: "last"),
      SceneField(
        "strategy", .union(.strategies), "How the bar gets from one style to the other.",
        default: "fakeBar"),
      SceneField(
        "faults", .list(.object(.fault)), "Defects to put in on purpose.", default: []),
      SceneField(
        "motion", .oneOf([.words(["uikit"]), .object(.motion)]),
        "How fast a timed transition runs: as UIKit's, or by an own duration and curve.",
        default: "uikit"),
      SceneField(
        "frames", .union(.frames), "Which instants of a transition become frames.", default: ["fps": 60]),
      SceneField("golden", .object(.golden), "What golden tests keep of this scene.", default: [:]),
      SceneField(
        "expect", .list(.object(.expectation)), "Which inspections must hold or fail, by strategy.",
        default: []),
    ], suppliedBy: ["extends", "include"])

  static let fonts = SceneObject(
    "Fonts to draw with.",
    [SceneField("system", .name, "The family that stands for the system font.")])

  static let container = SceneObject(
    "What lies behind the pages.",
    [
      SceneField(
        "background", .union(.color), "The window's colour; clear keeps the alpha of frames.",
        default: "systemBackground")
    ])
}

extension SceneField {
  static let schemaReference = SceneField(
    "$schema", .text, "The schema of this file, for editors; not read otherwise.")
}
