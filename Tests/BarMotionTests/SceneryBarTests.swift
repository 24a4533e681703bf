import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

@Suite("Status bar and home indicator")
struct SceneryBarTests {
  static let bars: [(StatusBarDrawing.Kind, Double, Double)] = [
    (.classic, 320, 20), (.classic, 375, 20), (.pad, 768, 20), (.pad, 834, 24), (.notch, 375, 44),
    (.notch, 414, 44), (.notch, 414, 48), (.notch, 375, 50), (.notch, 390, 47), (.island, 393, 54),
    (.island, 393, 59), (.island, 440, 62),
  ]

  @Test("every part lies inside the bar, the text between its edges", arguments: bars)
  func staysInside(kind: StatusBarDrawing.Kind, width: Double, height: Double) {
    let bar = StatusBarDrawing.make(width: width, height: height, kind: kind, color: .black)
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    #expect(bar.size == bounds.size)
    for shape in bar.shapes {
      guard let extent = shape.extent else { continue }
      #expect(extent.union(bounds) == bounds, "\(shape)")
    }
    // Four bars where there is a cellular radio, three waves, a battery of three parts.
    #expect(bar.shapes.filter { !$0.isText }.count == (kind == .pad ? 6 : 10))
  }

  @Test("a right-to-left bar is the mirror image", arguments: bars)
  func mirrors(kind: StatusBarDrawing.Kind, width: Double, height: Double) {
    let bars = [LayoutDirection.leftToRight, .rightToLeft].map {
      StatusBarDrawing.make(width: width, height: height, kind: kind, color: .white, direction: $0)
    }
    #expect(areMirrored(bars[0], bars[1]))
  }

  @Test("on iPhone X the icons lie where a recording shows them, within the recording's 0.7 points")
  func matchesPhoneX() throws {
    let bar = StatusBarDrawing.make(width: 375, height: 44, kind: .notch, color: .black)
    let fans = bar.shapes.compactMap { shape -> Rect? in
      if case .fill(let path, let color) = shape, color == .black { path.hull } else { nil }
    }
    let wifi = try #require(fans.max { $0.width < $1.width })
    // Measured: Wi-Fi x 315.0…330.0; battery outline 336.25…358.1 by 17.5…28.75, cap to 360.6.
    #expect(abs(wifi.x - 315) < 0.8 && abs(wifi.maxX - 330) < 1)
    let outline = try #require(
      bar.shapes.compactMap { shape -> Rect? in
        if case .stroke(let path, let width, _) = shape { path.hull.outset(by: width / 2) } else { nil }
      }.first)
    #expect(abs(outline.x - 336.25) < 0.7 && abs(outline.maxX - 358.1) < 0.7)
    #expect(abs(outline.y - 17.5) < 0.7 && abs(outline.maxY - 28.75) < 0.7)
    let text = try #require(bar.shapes.first { $0.isText })
    guard case .text(let frame, let content, _) = text else { return }
    // Digits end at 28.75, the antialiased row included.
    #expect(abs(frame.y + content.baseline - 28.4) < 0.4)
    #expect(content.string == "9:41" && content.font.size == 15 && content.alignment == .center)
    #expect(abs(frame.midX - 48) < 0.5)
  }

  @Test("the battery's outline has 35 % of the colour's alpha")
  func fadesOutline() {
    let color = Color(white: 1, alpha: 0.8)
    let bar = StatusBarDrawing.make(width: 393, height: 54, kind: .island, color: color)
    let alphas = bar.shapes.compactMap { shape -> Double? in
      if case .stroke(_, _, let color) = shape { color.alpha } else { nil }
    }
    #expect(alphas == [color.faded35])
  }

  @Test("every device of the catalogue has a bar that lies inside it", arguments: Device.all)
  func fitsDevices(device: Device) {
    let bar = StatusBarDrawing.make(device, color: .black, traits: Traits(device: device))
    let bounds = Rect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight)
    #expect(bar.size == bounds.size && bar.shapes.count >= 8)
    for extent in bar.shapes.compactMap(\.extent) { #expect(extent.union(bounds) == bounds) }
  }

  @Test("Arabic shows the time in Arabic digits")
  func localisesTime() {
    let bar = StatusBarDrawing.make(
      width: 390, height: 47, kind: .notch, color: .black, direction: .rightToLeft, locale: "ar-SA")
    let texts = bar.shapes.compactMap { shape -> String? in
      if case .text(_, let content, _) = shape { content.string } else { nil }
    }
    #expect(texts == ["٩:٤١"])
  }

  @Test("a hidden or too small bar draws nothing", arguments: StatusBarDrawing.Kind.allCases)
  func survivesBadSizes(kind: StatusBarDrawing.Kind) {
    for (width, height) in [(375.0, 0.0), (0, 44), (-1, 44), (.nan, 44), (375, .nan), (.infinity, 44)] {
      #expect(StatusBarDrawing.make(width: width, height: height, kind: kind, color: .black).shapes.isEmpty)
    }
  }

  @Test(
    "the home indicator has the measured width, 5 high, 8 above the bottom",
    arguments: [(375.0, 134.0), (414, 148)])
  func sizesHomeIndicator(width: Double, length: Double) {
    let drawing = HomeIndicatorDrawing.make(width: width, color: .black)
    let pill = Rect(x: (width - length) / 2, y: 34 - 8 - 5, width: length, height: 5)
    #expect(
      drawing
        == Drawing(size: Size(width: width, height: 34), shapes: [.rect(pill, radius: 2.5, fill: .black)]))
    #expect(HomeIndicatorDrawing.make(width: 0, color: .black).shapes.isEmpty)
    #expect(HomeIndicatorDrawing.make(width: .nan, color: .black).shapes.isEmpty)
    #expect(HomeIndicatorDrawing.make(width: 834, isPad: true, color: .black).size.height == 20)
  }
}

extension Color {
  fileprivate var faded35: Double { withAlpha(alpha * 0.35).quantized.alpha }
}
