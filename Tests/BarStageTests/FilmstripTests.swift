import BarCodecs
import BarGeometry
import BarMotion
import BarPixels
import BarStage
import Testing

@Suite("Filmstrips")
struct FilmstripTests {
  static let text = """
    {traits: {size: [40, 80], scale: 2}, screens: {a: {content: {color: '#FF0000'}},
    b: {content: {color: '#0000FF'}}}, stack: ['a'], steps: [{push: 'b'}], strategy: STRATEGY}
    """

  private func strip(
    _ strategy: String, _ sampling: FrameSampling? = nil, crop: GoldenOptions.Crop = .screen
  ) throws -> Pixmap {
    let scene = try Stage.scene(FilmstripTests.text.replacing("STRATEGY", with: strategy))
    return try ImageDecoder.decode(
      StraightLine.filmstrip([scene], sampling: sampling, crop: crop, jobs: 2)
    ).pixmap
  }

  @Test("nine tiles at half scale, a row for each strategy")
  func size() throws {
    // Half of scale 2 is one pixel a point: margins of 28, gaps of 16, and title 48, heading 40, caption 36.
    let one = try strip("'fakeBar'")
    #expect(one.width == max(520, 2 * 28 + 9 * 40 + 8 * 16))
    #expect(one.height == 2 * 28 + 48 + 40 + 80 + 36)
    let two = try strip("['fakeBar', 'sharedBar']")
    #expect(two.width == one.width && two.height == one.height + 40 + 80 + 36 + 16)
  }

  @Test("a tile is the frame at half its size, cropped where asked for")
  func tiles() throws {
    let scene = try Stage.scene(FilmstripTests.text.replacing("STRATEGY", with: "'fakeBar'"))
    let sampling = FrameSampling(.progress([0, 0.4, 1]))
    let whole = try strip("'fakeBar'", sampling)
    let bars = try strip("'fakeBar'", sampling, crop: .bar)
    let corner = try strip(
      "'fakeBar'", sampling, crop: .rect(Rect(x: 10, y: 20, width: 20, height: 30)))
    for (column, progress) in [0, 0.4, 1].enumerated() {
      let frame = try Stage.frame(scene, progress)
      let small = frame.resized(width: 40, height: 80)
      let x = 28 + column * 56
      let tile = whole.cropped(to: PixelRect(x: x, y: 116, width: 40, height: 80))
      #expect(tile == small, "progress \(progress)")
      // The bar's picture ends 24 points below it, here at the screen's end.
      let band = frame.cropped(to: PixelRect(x: 0, y: 0, width: 80, height: 160))
      #expect(
        bars.cropped(to: PixelRect(x: x, y: 116, width: 40, height: 80))
          == band.resized(width: 40, height: 80))
      let part = frame.cropped(to: PixelRect(x: 20, y: 40, width: 40, height: 60))
      #expect(
        corner.cropped(to: PixelRect(x: 28 + column * 36, y: 116, width: 20, height: 30))
          == part.resized(width: 20, height: 30))
    }
  }

  @Test("the bar's crop is its picture with 24 points of the page, never more than the screen")
  func crops() throws {
    let traits = try Stage.scene("{screens: {a: {}}, stack: ['a'], traits: {device: 'iPhone 8'}}").traits
    #expect(GoldenOptions.Crop.bar.pixels(traits) == PixelRect(x: 0, y: 0, width: 750, height: 176))
    #expect(GoldenOptions.Crop.screen.pixels(traits) == PixelRect(x: 0, y: 0, width: 750, height: 1334))
    let outside = GoldenOptions.Crop.rect(Rect(x: 370, y: 600, width: 100, height: 100))
    #expect(outside.pixels(traits) == PixelRect(x: 740, y: 1200, width: 10, height: 134))
    // Wholly outside there is still one pixel, as a picture needs.
    let lost = GoldenOptions.Crop.rect(Rect(x: 1000, y: 0, width: 5, height: 5)).pixels(traits)
    #expect(lost.area == 1)
  }

  @Test("more than 400 tiles, or a sheet of more than 16384 pixels, is refused with a remedy")
  func limits() throws {
    #expect(throws: FilmstripError.tooManyTiles(401)) { try strip("'fakeBar'", FrameSampling(.count(401))) }
    // 300 tiles of 40 pixels and 299 gaps of 16.
    let width = 2 * 28 + 300 * 40 + 299 * 16
    #expect(throws: FilmstripError.tooLarge(width: width, height: 260)) {
      try strip("'fakeBar'", FrameSampling(.count(300)))
    }
    #expect("\(FilmstripError.tooManyTiles(401))".contains("--count"))
  }

  @Test("no scene makes no strip, the same scene the same bytes")
  func bytes() throws {
    #expect(try StraightLine.filmstrip([], sampling: nil, crop: .screen, jobs: 1).isEmpty)
    let scene = try Stage.scene(FilmstripTests.text.replacing("STRATEGY", with: "'sharedBar'"))
    let first = try StraightLine.filmstrip([scene, scene], sampling: nil, crop: .bar, jobs: 1)
    #expect(try StraightLine.filmstrip([scene, scene], sampling: nil, crop: .bar, jobs: 3) == first)
  }
}
