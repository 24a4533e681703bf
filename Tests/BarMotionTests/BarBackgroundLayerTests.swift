import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// What a bar's background is made of, and where its images lie.
@Suite("Backgrounds at rest")
struct BarBackgroundLayerTests {
  private func list(
    device: String = "iPhone 8", os: Int = 17, direction: LayoutDirection = .leftToRight, _ bar: BarStyle
  ) throws -> DisplayList {
    var app = SampleApp()
    (app.device, app.os, app.direction) = (device, os, direction)
    (app.homeBar, app.listBar) = (bar, nil)
    app.strategy = SharedBarStrategy()
    return app.choreography(try app.push()).restingFrom
  }

  private func appearance(_ configure: (inout AppearanceStyle) -> Void) -> BarStyle {
    var style = AppearanceStyle(configure: .transparent)
    configure(&style)
    var bar = BarStyle()
    bar.scrollEdgeAppearance = .value(style)
    return bar
  }

  /// 20 × 10 points in a bar of 375 × 64: where the image lies at its natural size. The middle is at 177.5, a whole
  /// pixel at 2x, and 27.
  static let positions: [(mode: ImageContentMode, x: Double, y: Double)] = [
    (.center, 177.5, 27), (.top, 177.5, 0), (.bottom, 177.5, 54), (.left, 0, 27), (.right, 355, 27),
    (.topLeft, 0, 0), (.topRight, 355, 0), (.bottomLeft, 0, 54), (.bottomRight, 355, 54),
  ]

  @Test(
    "an image that keeps its size lies where the content mode says, also in right-to-left layout",
    arguments: positions)
  func natural(_ row: (mode: ImageContentMode, x: Double, y: Double)) throws {
    let bar = appearance {
      $0.backgroundImage = .value(.sized("image", 20, 10))
      $0.backgroundImageContentMode = .value(row.mode)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let image = try #require(try list(direction: direction, bar).layer("bar/background/image/natural"))
      #expect(image.frame == Rect(x: row.x, y: row.y, width: 20, height: 10), "\(direction)")
    }
  }

  static let fills: [(mode: ImageContentMode, fill: ImageFill)] = [
    (.scaleToFill, .scaleToFill), (.redraw, .scaleToFill), (.scaleAspectFit, .scaleAspectFit),
    (.scaleAspectFill, .scaleAspectFill),
  ]

  @Test("an image that is scaled fills the bar with the status bar", arguments: fills)
  func scaled(_ row: (mode: ImageContentMode, fill: ImageFill)) throws {
    let bar = appearance {
      $0.backgroundImage = .value(.sized("image", 20, 10))
      $0.backgroundImageContentMode = .value(row.mode)
    }
    let image = try #require(try list(bar).layer("bar/background/image"))
    #expect(image.frame == Rect(x: 0, y: 0, width: 375, height: 64))
    let content = ImageContent(digest: "image", size: Size(width: 20, height: 10), fill: row.fill)
    #expect(image.content == .image(content, tint: nil))
  }

  @Test("the modes of the two tables are all there are")
  func complete() {
    let modes = BarBackgroundLayerTests.positions.map(\.mode) + BarBackgroundLayerTests.fills.map(\.mode)
    #expect(Set(modes) == Set(ImageContentMode.allCases) && modes.count == ImageContentMode.allCases.count)
  }

  /// UIBarPosition.topAttached: status bar and row together, as measured; the bar of iPhone 14 Pro ends at 97.67.
  static let heights: [(device: String, height: Double)] = [
    ("iPhone 8", 64), ("iPhone X", 88), ("iPhone 14", 91), ("iPhone 15", 97.667),
  ]

  @Test(
    "a legacy image fills status bar and row, whatever its height and resizable or not", arguments: heights)
  func topAttached(_ row: (device: String, height: Double)) throws {
    for height in [1, 44, 64, 200.0] {
      var image = BarImage.sized("image", 10, height)
      for caps in [nil, EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)] {
        image.capInsets = caps
        var bar = BarStyle()
        bar.backgroundImage = .value(image)
        let layer = try #require(try list(device: row.device, os: 14, bar).layer("bar/background/image"))
        #expect(layer.frame.y == 0 && abs(layer.frame.height - row.height) < 0.001)
        let fill = caps.map { ImageFill.resizable(capInsets: $0, mode: .tile) } ?? .scaleToFill
        #expect(
          layer.content
            == .image(
              ImageContent(digest: "image", size: Size(width: 10, height: height), fill: fill), tint: nil))
      }
    }
  }

  @Test("a shadow image has its own height, below the bar and as wide; an empty one is none")
  func shadow() throws {
    var bar = BarStyle()
    bar.backgroundImage = .value(.sized("image", 1, 1))
    bar.shadowImage = .value(.sized("shadow", 3, 7))
    #expect(
      try list(os: 14, bar).layer("bar/shadow")?.frame == Rect(x: 0, y: 64, width: 375, height: 7))
    bar.shadowImage = .value(.empty)
    #expect(try list(os: 14, bar).layer("bar/shadow") == nil)
  }

  @Test("a picture that flips is mirrored in right-to-left layout only")
  func flips() throws {
    var image = BarImage.sized("image", 20, 10)
    image.flipsForRightToLeft = true
    let bar = appearance { $0.backgroundImage = .value(image) }
    for (direction, isFlipped) in [(LayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let layer = try list(direction: direction, bar).layer("bar/background/image")
      guard case .image(let content, _) = layer?.content else {
        Issue.record("no image")
        continue
      }
      #expect(content.isFlipped == isFlipped)
    }
  }

  @Test("material, colour and image lie over each other in this order")
  func order() throws {
    let bar = appearance {
      $0.backgroundEffect = .value(.dark)
      $0.backgroundColor = .value(.green)
      $0.backgroundImage = .value(.sized("image", 1, 1))
    }
    let list = try list(bar)
    let material = try #require(list.layer("bar/background"))
    #expect(
      !material.backdropFilters.isEmpty
        && material.content == .color(Color(white: 0.11, alpha: 0.73).quantized))
    let own = list.names.filter { $0.hasPrefix("bar/background") }
    #expect(own == ["bar/background", "bar/background/color1", "bar/background/image"])
    #expect(list.layer("bar/background/color1")?.content == .color(DynamicColor.green.light))
  }

  @Test("empty images everywhere draw nothing and leave the rest")
  func empty() throws {
    let bar = appearance {
      $0.backgroundImage = .value(.empty)
      $0.shadowImage = .value(.empty)
      $0.shadowColor = .value(.green)
    }
    #expect(try list(bar).names.allSatisfy { !$0.hasPrefix("bar/background") && $0 != "bar/shadow" })
    var legacy = BarStyle()
    legacy.backgroundImage = .value(.empty)
    let names = try list(os: 14, legacy).names
    #expect(!names.contains("bar/background") && names.contains("bar/shadow"))
  }
}
