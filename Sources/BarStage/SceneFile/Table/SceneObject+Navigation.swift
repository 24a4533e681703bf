import BarMotion

extension SceneObject {
  static let navigation = SceneObject(
    "The navigation controller.",
    [
      SceneField(
        "kind", .name, "Its class, for containment.", default: "UINavigationController"),
      SceneField(
        "appearance", .list(.object(.navigationAppearance)), "Appearance proxies, weakest first.",
        default: []),
      SceneField(
        "uniformBack", .object(.uniformBack), "The same back button on every page; null = none.",
        nullable: true),
      SceneField(
        "interactivePop", .object(.interactivePop), "The swipe back.",
        default: ["enabled": true, "fullScreen": false, "policy": "halfOrFling", "handled": "system"]),
    ])

  static let navigationAppearance = SceneObject(
    "An appearance proxy.",
    [
      SceneField(
        "containedIn", .name, "The class of navigation controller it is limited to; all where absent."),
      SceneField("bar", .union(.barStyle), "What it sets where the bar itself sets nothing.", required: true),
    ])

  static let uniformBack = SceneObject(
    "The same back button on every page above the root; a page below with a backBarButtonItem has its own.",
    [SceneField("title", .text, "Its title; null means no text.", nullable: true)])

  static let interactivePop = SceneObject(
    "The swipe back.",
    [
      SceneField("enabled", .bool, "False switches the gesture off.", default: true),
      SceneField("fullScreen", .bool, "True lets it begin anywhere on the page.", default: false),
      SceneField(
        "policy", .words(GesturePolicy.allCases.map(\.rawValue)),
        "When a released finger finishes the pop.",
        default: "halfOrFling"),
      SceneField(
        "handled", .words(["system", "delegateNil", "ownDelegate", "fullScreen"]),
        "Who decides whether the gesture may begin.", default: "system"),
    ])
}
