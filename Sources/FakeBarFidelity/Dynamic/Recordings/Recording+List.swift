import BarGeometry

extension Recording {
  /// Every recording of the truth folder, in its README's order.
  package static let all: [Recording] = [
    fd("fd0_push", x: 4, isPush: true, topRest: 8, bottomRest: 1, texture: 66...106),
    fd("fd0_interactive_pop", x: 4, isPush: false, topRest: 0, bottomRest: 49, texture: 66...106),
    fd("fd1_interactive_pop", x: 3, isPush: false, topRest: 0, bottomRest: 13, texture: 66...150),
    Recording(
      "km1_push", system: "iOS 9", mapping: ScreenMapping(scale: 350.0 / 375, isRecording: true), width: 375,
      top: 20, isPush: true, topRest: 7,
      topParts: [(.chevron, nil), (.backLabel, "Title 1"), (.title, "Bar Tint Color")], bottomRest: 0,
      bottomParts: [(.title, "Title 1"), (.trailingItem, "Next")], plain: [420...650], texture: 95...390),
    Recording(
      "yp1_push", system: "iOS 11 or 12", mapping: ScreenMapping(scale: 1.6, isRecording: true), width: 375,
      top: 44, isPush: true, topRest: 6,
      topParts: [(.chevron, nil), (.backLabel, "Back"), (.title, "Color"), (.trailingItem, nil)],
      bottomRest: 0, bottomParts: [(.title, "YPNavigationBarTransition"), (.trailingItem, nil)],
      plain: [94...116, 380...398], texture: 120...700),
    sa13,
  ]

  /// forkingdog/FDFullscreenPopGesture: white pages; fingers pop, taps push. The GIFs lack 2 points at the top.
  private static func fd(
    _ name: String, x: Double, isPush: Bool, topRest: Int, bottomRest: Int, texture: ClosedRange<Double>
  ) -> Recording {
    var recording = Recording(
      name, system: "iOS 8", mapping: ScreenMapping(scale: 1, origin: Point(x: x, y: 2), isRecording: true),
      width: 375, top: 20, isPush: isPush, topRest: topRest,
      topParts: [(.chevron, nil), (.backLabel, "Back"), (.title, "forkingdog")], bottomRest: bottomRest,
      bottomParts: [(.title, "FDFullscreenPopGesture")], plain: [400...640], texture: texture)
    recording.isDragged = !isPush
    return recording
  }

  /// Colour managed and small: its dim peaks at 0.087, and the green of the upper page runs into the shadow.
  private static let sa13 = {
    var recording = Recording(
      "sa13_pop", system: "iOS 13", mapping: ScreenMapping(scale: 0.7029, isRecording: true), width: 414,
      top: 44, isPush: false, topRest: 0,
      topParts: [(.chevron, nil), (.backLabel, "Back"), (.title, "NavigationViewController1")],
      bottomRest: 6, bottomParts: [(.chevron, nil), (.backLabel, "Navigation"), (.title, "Container")],
      plain: [580...840], texture: 92...225)
    recording.inset = 3
    recording.pagesAreAlike = false
    return recording
  }()
}
