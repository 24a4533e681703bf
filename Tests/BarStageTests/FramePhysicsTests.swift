import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import BarStage
import Testing

/// What must be seen in the pixels of a transition, at three pixels a point: a screen of 120 × 160 points whose bar
/// ends at 64, red pushed over by blue.
@Suite("Physics of frames")
struct FramePhysicsTests {
  static let bottomBar = [255, 200, 40, 40]
  static let topBar = [255, 40, 40, 200]
  static let bottomPage = [255, 240, 240, 200]
  static let topPage = [255, 200, 240, 240]
  static let barBottom = 64 * 3

  /// - Parameter lines: whether the bottom and the top bar have their hairline.
  static func frame(
    _ progress: Double, _ strategy: String = "fakeBar", lines: (Bool, Bool) = (false, false)
  ) throws -> Pixmap {
    func bar(_ color: String, _ hasLine: Bool) -> String {
      "{backgroundImage: {solid: '\(color)'}, shadowImage: \(hasLine ? "null" : "'empty'")}"
    }
    let scene = try Stage.scene(
      """
      {traits: {size: [120, 160], scale: 3, os: 12}, container: {background: '#00FF00'}, screens: {
      a: {bar: \(bar("#C82828", lines.0)), content: {color: '#F0F0C8'}, item: {hidesBackButton: true}},
      b: {bar: \(bar("#2828C8", lines.1)), content: {color: '#C8F0F0'}, item: {hidesBackButton: true}}},
      stack: ['a'], steps: [{push: 'b'}]}
      """, strategy: strategy)
    return try Stage.frame(scene, progress)
  }

  /// A colour under black of this alpha.
  static func dimmed(_ color: [Int], _ alpha: Double) -> [Int] {
    [255] + color.dropFirst().map { Int((Double($0) * (1 - alpha)).rounded()) }
  }

  /// Within a level: both the dim and the product are rounded.
  static func isNear(_ word: UInt32, _ color: [Int], _ levels: Int = 1) -> Bool {
    zip(Pixels.channels(word), color).allSatisfy { abs($0 - $1) <= levels }
  }

  @Test(
    "the bars meet at the moving page's edge, from the screen's top to the bar's bottom",
    arguments: [0.25, 0.5, 0.9])
  func border(progress: Double) throws {
    let frame = try FramePhysicsTests.frame(progress)
    // Whole pixels: 360 · 0.75, 0.5 and 0.1.
    let x = Int((360 * (1 - progress)).rounded())
    for y in [70, 100, 150, FramePhysicsTests.barBottom - 1] {
      #expect(FramePhysicsTests.isNear(frame[x, y], FramePhysicsTests.topBar, 0), "row \(y)")
      #expect(FramePhysicsTests.isNear(frame[359, y], FramePhysicsTests.topBar, 0))
      let shaded = Pixels.channels(frame[x - 1, y])
      #expect(shaded[1] > 100 && shaded[3] < 60, "row \(y)")
    }
    #expect(FramePhysicsTests.isNear(frame[x, FramePhysicsTests.barBottom], FramePhysicsTests.topPage, 0))
  }

  @Test("between pixels the border is a mean of both bars")
  func borderBetweenPixels() throws {
    // X = 120 · 0.4975 = 59.7 points = 179.1 pixels; nearest 64th 6/64.
    let frame = try FramePhysicsTests.frame(0.5025)
    let (left, middle, right) = (frame[178, 100], frame[179, 100], frame[180, 100])
    #expect(FramePhysicsTests.isNear(right, FramePhysicsTests.topBar, 0))
    let blue = Pixels.channels(middle)[3]
    let expected = (200.0 * 58 + 40 * 6) / 64
    #expect(abs(Double(blue) - expected) < 3)
    #expect(Pixels.channels(left)[3] < 45)
  }

  @Test("dim covers the bottom page with its bar", arguments: [0.2, 0.5, 0.8])
  func dim(progress: Double) throws {
    let frame = try FramePhysicsTests.frame(progress)
    // The bottom page's part that is seen, without the 27 pixels of the edge shadow.
    let x = Int((360 * (1 - progress)).rounded()) - 30
    for (y, color) in [(100, FramePhysicsTests.bottomBar), (300, FramePhysicsTests.bottomPage)] {
      #expect(FramePhysicsTests.isNear(frame[x, y], FramePhysicsTests.dimmed(color, 0.1 * progress)))
      #expect(FramePhysicsTests.isNear(frame[x / 2, y], FramePhysicsTests.dimmed(color, 0.1 * progress)))
    }
  }

  @Test(
    "the edge shadow is 9 points of black, 0.2 at the edge, and fades with the progress",
    arguments: [0.25, 0.5])
  func shadow(progress: Double) throws {
    let frame = try FramePhysicsTests.frame(progress)
    let x = Int((360 * (1 - progress)).rounded())
    let page = FramePhysicsTests.dimmed(FramePhysicsTests.bottomPage, 0.1 * progress)
    for distance in 0..<30 {
      let alpha = max(0, 0.2 * (1 - (Double(distance) + 0.5) / 27)) * (1 - progress)
      let expected = FramePhysicsTests.dimmed(page, alpha)
      #expect(FramePhysicsTests.isNear(frame[x - 1 - distance, 300], expected, 2), "\(distance) pixels away")
    }
  }

  @Test("the edge shadow runs through the bars of pages, and under a shared bar")
  func shadowInTheBand() throws {
    let x = 180
    let fakes = try FramePhysicsTests.frame(0.5)
    let shared = try FramePhysicsTests.frame(0.5, "sharedBar")
    for y in [10, 100, FramePhysicsTests.barBottom - 1] {
      let bar = FramePhysicsTests.dimmed(FramePhysicsTests.bottomBar, 0.05)
      let shaded = FramePhysicsTests.dimmed(bar, 0.2 * 0.5 * (1 - 0.5 / 27))
      if y > 30 { #expect(FramePhysicsTests.isNear(fakes[x - 1, y], shaded, 2)) }
      #expect(fakes[x - 1, y] != fakes[x - 40, y], "row \(y)")
      #expect(shared[x - 1, y] == shared[x - 40, y] && shared[x - 1, y] == shared[x, y], "row \(y)")
    }
    #expect(shared[x - 1, 300] == fakes[x - 1, 300])
  }

  @Test(
    "a hairline is one row of pixels directly below its bar, over its own page only", arguments: [0.25, 0.5])
  func hairline(progress: Double) throws {
    let x = Int((360 * (1 - progress)).rounded())
    let y = FramePhysicsTests.barBottom
    let left = try FramePhysicsTests.frame(progress, lines: (true, false))
    let right = try FramePhysicsTests.frame(progress, lines: (false, true))
    let bare = try FramePhysicsTests.frame(progress)
    // Black at 0.3 over each page, the dim over it.
    let lineLeft = FramePhysicsTests.dimmed(
      FramePhysicsTests.dimmed(FramePhysicsTests.bottomPage, 0.3), 0.1 * progress)
    let lineRight = FramePhysicsTests.dimmed(FramePhysicsTests.topPage, 0.3)
    #expect(FramePhysicsTests.isNear(left[x - 40, y], lineLeft))
    #expect(FramePhysicsTests.isNear(right[x + 1, y], lineRight))
    for row in 70..<480 where row != y {
      #expect(left[x - 40, row] == bare[x - 40, row] && right[x + 1, row] == bare[x + 1, row], "row \(row)")
    }
    for column in 0..<360 {
      if column >= x { #expect(left[column, y] == bare[column, y], "column \(column)") }
      if column < x { #expect(right[column, y] == bare[column, y], "column \(column)") }
      if column >= x { #expect(right[column, y] == right[x, y], "column \(column)") }
    }
  }

  @Test("at rest nothing of dim and shadow is left")
  func rest() throws {
    let (start, end) = (try FramePhysicsTests.frame(0), try FramePhysicsTests.frame(1))
    for x in stride(from: 0, to: 360, by: 5) {
      #expect(FramePhysicsTests.isNear(start[x, 100], FramePhysicsTests.bottomBar, 0))
      #expect(FramePhysicsTests.isNear(start[x, 300], FramePhysicsTests.bottomPage, 0))
      #expect(FramePhysicsTests.isNear(end[x, 100], FramePhysicsTests.topBar, 0))
      #expect(FramePhysicsTests.isNear(end[x, 300], FramePhysicsTests.topPage, 0))
    }
  }

  @Test(
    "the page below moves by 0.3 of the page above, between pixels too", arguments: [0.1, 0.25, 0.37, 0.5])
  func parallax(progress: Double) throws {
    // A screenshot, black up to 60 points and white beyond.
    let folder = try TemporaryTree()
    let picture = Pixmap(width: 360, height: 480)
    for index in 0..<360 * 480 { picture.words[index] = index % 360 < 180 ? 0xFF00_0000 : 0xFFFF_FFFF }
    try folder.write(TestPNG.encode(picture), to: "edge@3x.png")
    let file = try folder.write(
      """
      {traits: {size: [120, 160], scale: 3, os: 12}, bar: {backgroundAlpha: 0}, screens: {
      a: {content: {image: 'edge@3x.png'}}, b: {content: {color: '#0000FF'}}},
      stack: ['a'], steps: [{push: 'b'}]}
      """, to: "scene.json5")
    let frame = try Stage.frame(SceneLoader.load(file), progress)
    let row = 400
    let white = Double(Pixels.channels(frame[Int(360 * (1 - progress)) - 31, row])[1])
    // The black part's length, partly covered pixels by their share.
    var edge = 0.0
    for x in 0..<Int(360 * (1 - progress)) - 30 {
      edge += 1 - Double(Pixels.channels(frame[x, row])[1]) / white
    }
    let moved = 60 - edge / 3
    #expect(abs(moved / (120 * progress) - 0.3) < 0.002, "moved by \(moved) points")
  }
}
