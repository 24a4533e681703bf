import BarGeometry

extension Still {
  /// Every still of the truth folder, in its README's order.
  package static let all: [Still] =
    [
      add("pf13_iphone-se", 3, width: 320), add("pf13_iphone-8", 3, width: 375),
      add("pf13_iphone-x", 3, width: 375), add("pf13_iphone-xr", 3, width: 414),
      add("pf13_iphone-8-land", 3, width: 667), add("pf13_iphone-8-plus-land", 3, width: 736),
      add("pf13_iphone-x-land", 3, width: 812), add("pf12_iphone-x", 2, width: 375),
      add("pf12_iphone-8-land", 2, width: 667), add("pf13at2_iphone-x", 2, width: 375),
      add("pf17_iphone-x", 3, width: 375), add("pf17_ipad-pro-11", 3, width: 1194),
      add("pf18_iphone-x", 3, width: 375),
      test("tp17_default", 3, hasItem: true), test("tp17_scrollEdgeShadowless", 3, hasItem: true),
      test("tp17_transparent", 3, hasItem: true), test("tp14_default", 2, hasItem: false),
      map("cm_rules_en_light", [(.largeTitle, "Rules")]), map("cm_rules_en_dark", [(.largeTitle, "Rules")]),
      map("cm_detail_en_light", [(.title, "Corking!?")]), map("cm_detail_en_dark", [(.title, "Corking!?")]),
      map("cm_settings_en_light", width: 320, [(.largeTitle, "Settings")]), map("cm_messages_light", []),
    ] + recordings

  /// pointfreeco/swift-snapshot-testing: a + in the system's bar, no status bar.
  private static func add(_ name: String, _ scale: Double, width: Double) -> Still {
    Still(
      name: name, mapping: ScreenMapping(scale: scale), width: width, top: 0, parts: [(.leadingItem, nil)],
      hasSystemBackground: true)
  }

  /// thumbtack/thumbprint-ios: a title at 16 points bold, no status bar.
  private static func test(_ name: String, _ scale: Double, hasItem: Bool) -> Still {
    Still(
      name: name, mapping: ScreenMapping(scale: scale), width: 375, top: 0,
      parts: (hasItem ? [(.leadingItem, nil)] : []) + [(.title, "Test")], hasSystemTitle: false)
  }

  /// criticalmaps/criticalmaps-ios: opaque bars below a status bar.
  private static func map(
    _ name: String, width: Double = 375, _ parts: [(part: BarPart, text: String?)]
  ) -> Still {
    Still(name: name, mapping: ScreenMapping(scale: 2), width: width, top: 20, parts: parts)
  }

  private static let recordings = [
    recording(
      "gs_yp_iphoneX_back", 1.6, width: 375, top: 44,
      [(.chevron, nil), (.backLabel, "Back"), (.title, "Color"), (.trailingItem, nil)]),
    recording(
      "gs_yp_iphoneX_dark_share", 1.6, width: 375, top: 44,
      [(.title, "YPNavigationBarTransition"), (.trailingItem, nil)]),
    // The GIF lacks 4 points at the left and 2 at the top.
    recording(
      "gs_fd_iphone6_back", 1, origin: Point(x: 4, y: 2), width: 375, top: 20,
      [(.chevron, nil), (.backLabel, "Back"), (.title, "forkingdog")]),
    recording(
      "gs_sa_11promax_back", 0.7029, width: 414, top: 44,
      [(.chevron, nil), (.backLabel, "Navigation"), (.title, "Container")]),
  ]

  private static func recording(
    _ name: String, _ scale: Double, origin: Point = .zero, width: Double, top: Double,
    _ parts: [(part: BarPart, text: String?)]
  ) -> Still {
    Still(
      name: name, mapping: ScreenMapping(scale: scale, origin: origin, isRecording: true), width: width,
      top: top, parts: parts)
  }
}
