import BarCodecs
import BarGeometry
import BarPixels

/// An opaque sheet to paint on. What lies outside is cut off.
struct StripCanvas {
  private(set) var image: StraightImage

  init(width: Int, height: Int) {
    image = StraightImage(
      width: width, height: height, rgba: [UInt8](repeating: 255, count: width * height * 4))
    fill(PixelRect(x: 0, y: 0, width: width, height: height), StripColor.paper)
  }

  mutating func fill(_ rect: PixelRect, _ color: ComparePalette.Color) {
    let rect = rect.intersection(PixelRect(x: 0, y: 0, width: image.width, height: image.height))
    for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { put(x, y, color) } }
  }

  private mutating func put(_ x: Int, _ y: Int, _ color: ComparePalette.Color) {
    let at = (y * image.width + x) * 4
    (image.rgba[at], image.rgba[at + 1], image.rgba[at + 2]) = (color.red, color.green, color.blue)
  }

  /// Along the inside.
  mutating func frame(_ rect: PixelRect, width: Int, _ color: ComparePalette.Color) {
    fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: width), color)
    fill(PixelRect(x: rect.x, y: rect.maxY - width, width: rect.width, height: width), color)
    fill(PixelRect(x: rect.x, y: rect.y, width: width, height: rect.height), color)
    fill(PixelRect(x: rect.maxX - width, y: rect.y, width: width, height: rect.height), color)
  }

  /// Pointing down.
  mutating func triangle(x: Int, y: Int, height: Int) {
    for line in 0..<height {
      let half = height - 1 - line
      fill(PixelRect(x: x - half, y: y + line, width: 2 * half + 1, height: 1), StripColor.mark)
    }
  }

  /// For a picture that is missing.
  mutating func cross(_ box: PixelRect) {
    frame(box, width: 1, StripColor.empty)
    for x in 0..<box.width {
      let y = x * box.height / max(box.width, 1)
      fill(PixelRect(x: box.x + x, y: box.y + y, width: 1, height: 1), StripColor.empty)
      fill(PixelRect(x: box.maxX - 1 - x, y: box.y + y, width: 1, height: 1), StripColor.empty)
    }
  }

  mutating func draw(_ picture: StraightImage, scale: Double, in box: PixelRect) {
    paint(picture, scale: scale, in: box) { $0 }
  }

  /// As a grey on white, faded.
  mutating func drawFaded(_ picture: StraightImage, scale: Double, in box: PixelRect, fade: Double) {
    paint(picture, scale: scale, in: box) { color in
      let luma = 0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
      let grey = UInt8(max(0, min(255, 255 + (luma - 255) * fade)))
      return ComparePalette.Color(grey, grey, grey)
    }
  }

  private mutating func paint(
    _ picture: StraightImage, scale: Double, in box: PixelRect,
    _ change: (ComparePalette.Color) -> ComparePalette.Color
  ) {
    let small = picture.pixmap.resized(
      width: max(1, Int(Double(picture.width) * scale)), height: max(1, Int(Double(picture.height) * scale)))
    let part = PixelRect(x: 0, y: 0, width: small.width, height: small.height)
      .intersection(PixelRect(x: 0, y: 0, width: box.width, height: box.height))
    for y in part.y..<part.maxY {
      let row = small.row(y)
      for x in part.x..<part.maxX {
        let word = row[x]
        let rest = 255 - (word >> 24)
        func over(_ shift: UInt32, _ under: UInt8) -> UInt8 {
          UInt8(min(255, (word >> shift) & 255 + (UInt32(under) * rest + 127) / 255))
        }
        let paper = StripColor.empty
        put(
          box.x + x, box.y + y,
          change(ComparePalette.Color(over(16, paper.red), over(8, paper.green), over(0, paper.blue))))
      }
    }
  }

  /// A square is marked when any pixel in it is different: the smallest difference can be seen.
  mutating func drawMarks(_ map: CompareMap, scale: Double, in box: PixelRect, _ palette: ComparePalette) {
    for y in 0..<map.height {
      let row = map.row(y)
      let top = min(box.height - 1, Int(Double(y) * scale))
      for x in 0..<map.width where CompareState.isDifferent(row[x]) {
        put(box.x + min(box.width - 1, Int(Double(x) * scale)), box.y + top, palette.different)
      }
    }
  }
}

extension StraightImage {
  /// Premultiplied. Cost: O(pixels).
  fileprivate var pixmap: Pixmap {
    let pixmap = Pixmap(uninitializedWidth: width, height: height)
    rgba.withUnsafeBytes { bytes in
      UnsafeMutableRawPointer(pixmap.words).copyMemory(
        from: bytes.baseAddress!, byteCount: width * height * 4)
    }
    _ = PixelRows.premultiplyInPlace(pixmap.words, count: width * height)
    return pixmap
  }
}
