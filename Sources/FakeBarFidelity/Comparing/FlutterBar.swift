/// Flutter's Cupertino bar where its source gives the number (packages/flutter/lib/src/cupertino: nav_bar.dart,
/// text_theme.dart). It stands beside ours for comparison and is never judged.
struct FlutterBar {
  private let still: Still
  private let page: PixelColor

  /// - Parameter page: what lies behind the bar.
  init(_ still: Still, page: PixelColor) {
    self.still = still
    self.page = page
  }

  private var isLarge: Bool { still.parts.contains { $0.part == .largeTitle } }

  /// `_kNavBarPersistentHeight` 44, `_kNavBarLargeTitleHeightExtension` 52.
  private var points: Double { isLarge ? 96 : 44 }

  var height: Measured { .length(points) }

  /// The default tint: #F9F9F9, in dark mode #1D1D1D, at 0.94, over a blur of the page. Only bars that keep the
  /// system's background have it.
  var background: Measured? {
    guard still.hasSystemBackground else { return nil }
    func over(_ page: UInt8) -> UInt8 { UInt8((249 * 0.94 + Double(page) * 0.06).rounded()) }
    return .color(PixelColor(over(page.red), over(page.green), over(page.blue)))
  }

  /// `_kDefaultNavBarBorderColor` 0x4D000000, one physical pixel, a border: inside the bar.
  var hairlineY: Measured { .length(still.top + points - 1 / still.mapping.scale) }

  var hairlineColor: Measured {
    func under(_ channel: UInt8) -> UInt8 { UInt8((Double(channel) * (1 - 77 / 255.0)).rounded()) }
    return .color(PixelColor(under(page.red), under(page.green), under(page.blue)))
  }

  var titleCenter: Measured { .length(still.width / 2) }

  /// 17 and 34 points of the system font, whose capitals are 0.7046 em high (measured: tp17_default,
  /// cm_rules_en_light).
  func capHeight(_ part: BarPart) -> Measured? {
    switch part {
    case .title where still.hasSystemTitle, .backLabel: .length(17 * 0.7046)
    case .largeTitle: .length(34 * 0.7046)
    default: nil
    }
  }
}
