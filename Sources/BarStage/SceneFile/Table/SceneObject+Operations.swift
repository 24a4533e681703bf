extension SceneObject {
  static let popTo = SceneObject(
    "Pops down to a page.",
    [SceneField("popTo", .name, "The page.", required: true), .animated, .interrupt])

  static let popToRoot = SceneObject(
    "Pops all but the bottom page.", [.flag("popToRoot"), .animated, .interrupt])

  static let set = SceneObject(
    "Replaces the stack.",
    [
      SceneField("set", .list(.name, count: 1...1000), "The new stack, bottom first.", required: true),
      .animated, .interrupt,
    ])

  static let insert = SceneObject(
    "Puts a page into the stack without a transition.",
    [
      SceneField("insert", .screen, "The screen.", required: true),
      SceneField("before", .name, "The page above it."), SceneField("after", .name, "The page below it."),
    ])

  static let popToKind = SceneObject(
    "Pops down to a page of a class.",
    [SceneField("popToKind", .name, "The class.", required: true), .animated, .interrupt])

  static let pushSingle = SceneObject(
    "Pushes a screen unless the stack has one like it.",
    [
      SceneField("pushSingle", .screen, "The screen.", required: true),
      SceneField(
        "mode", .words(["singleTop", "singleTask", "singleInstance"]), "What counts as one like it."),
      SceneField("parentKind", .name, "The class below which it belongs."), .animated,
      SceneField("as", .name, "A name of its own, for a second page made of the same screen."), .interrupt,
    ])

  static let swipe = SceneObject(
    "A finger that pops, or thinks better of it.",
    [
      SceneField(
        "swipe",
        .list(
          .tuple([
            SceneField("time", .number(0...600), "Seconds since the touch, rising.", required: true),
            SceneField(
              "fraction", .number(-1...1),
              "The finger's way over the width, in the direction of a pop.", required: true),
          ]), count: 1...10_000), "Where the finger is, when.", required: true),
      SceneField(
        "release", .words(["auto", "finish", "cancel"]),
        "What its release leads to; auto = as the policy of navigation.interactivePop decides.",
        default: "auto"),
      SceneField("edge", .bool, "False is the full-screen gesture.", default: true), .interrupt,
    ])

  static let backButton = SceneObject(
    "Taps the back button, which asks allowsPop.", [.flag("backButton"), .animated, .interrupt])

  static let setBarHidden = SceneObject(
    "Hides or shows the bar.",
    [SceneField("setBarHidden", .bool, "True hides it.", required: true), .animated])

  static let restyle = SceneObject(
    "Changes the bar that a page wishes for.",
    [
      SceneField("restyle", .name, "The page.", required: true),
      SceneField("bar", .union(.barStyle), "What changes.", required: true),
    ])

  static let scrollStep = SceneObject(
    "Scrolls a page.",
    [
      SceneField("scroll", .name, "The page.", required: true),
      SceneField("from", .number(-100_000...100_000), "contentOffset.y in points."),
      SceneField("to", .number(-100_000...100_000), "contentOffset.y in points.", required: true),
      SceneField("duration", .number(0...600), "Seconds.", default: 0.3),
    ])

  static let present = SceneObject(
    "Presents a screen over the stack.",
    [
      SceneField("present", .screen, "The screen.", required: true),
      SceneField("style", .words(["fullScreen", "sheet"]), "How it covers the stack."), .animated,
    ])

  static let dismiss = SceneObject("Dismisses the presented screen.", [.flag("dismiss"), .animated])

  static let traitsStep = SceneObject(
    "Turns the device, or changes its mode.",
    [SceneField("traits", .object(.traits), "What changes.", required: true)])
}
