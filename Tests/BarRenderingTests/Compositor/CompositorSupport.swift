import BarDisplay
import BarGeometry
import BarPixels
import BarRendering

/// Frames of letters for the compositor's tests.
enum Painted {
  /// The opaque colour that `Art` shows as this letter.
  static func color(_ letter: Character) -> Color {
    let channels = NaiveCanvas.channels(Art.word(letter))
    return Color(
      red: Double(channels[1]) / 255, green: Double(channels[2]) / 255, blue: Double(channels[3]) / 255)
  }

  /// A rectangle of one letter. Points.
  static func layer(
    _ letter: Character, _ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1,
    sublayers: [Layer] = []
  ) -> Layer {
    Layer(
      "\(letter)", frame: Rect(x: x, y: y, width: width, height: height), content: .color(color(letter)),
      opacity: opacity, sublayers: sublayers)
  }

  /// A layer that shows nothing itself.
  static func group(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1, clips: Bool = false,
    mask: Layer? = nil, _ sublayers: [Layer]
  ) -> Layer {
    Layer(
      "group", frame: Rect(x: x, y: y, width: width, height: height), opacity: opacity, clipsToBounds: clips,
      mask: mask, sublayers: sublayers)
  }

  static func list(_ layers: [Layer], width: Double = 10, height: Double = 5, scale: Double = 1)
    -> DisplayList
  {
    DisplayList(size: Size(width: width, height: height), scale: scale, layers: layers)
  }

  static func compositor(_ images: TestImages = TestImages(), cache: RasterCache = RasterCache())
    -> Compositor
  {
    Compositor(rasterizer: Rasterizer(fonts: TestFonts.library), images: images, cache: cache)
  }

  /// Ten by five pixels.
  static func pixmap(_ layers: [Layer], image: Pixmap? = nil) throws -> Pixmap {
    try compositor(TestImages(image)).render(list(layers))
  }

  static func rows(_ layers: Layer..., image: Pixmap? = nil) throws -> [String] {
    Art.rows(try pixmap(layers, image: image))
  }

  /// `over` laid over `under`, both opaque letters, at an opacity in bytes.
  static func mixed(_ over: Character, _ opacity: Int, over under: Character) -> UInt32 {
    var canvas = NaiveCanvas(width: 1, height: 1)
    canvas.lay(NaiveCanvas.channels(Art.word(under)), x: 0, y: 0)
    canvas.lay(NaiveCanvas.scaled(NaiveCanvas.channels(Art.word(over)), opacity), x: 0, y: 0)
    return NaiveCanvas.word(canvas.pixels[0][0])
  }
}
