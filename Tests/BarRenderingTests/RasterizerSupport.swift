import BarDisplay
import BarGeometry
import BarPixels
import BarRendering

/// Pictures as text: a letter is an opaque colour that carries its code, `.` is transparent.
enum Art {
  static func word(_ letter: Character) -> UInt32 {
    guard letter != ".", let code = letter.asciiValue else { return 0 }
    return 0xFF00_0000 | UInt32(code) << 16 | UInt32(code &* 7) << 8 | UInt32(255 - code)
  }

  static func pixmap(_ rows: [String]) -> Pixmap {
    let pixmap = Pixmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { pixmap[x, y] = word(letter) }
    }
    return pixmap
  }

  /// Rows of letters; `?` for a pixel that is no letter's colour.
  static func rows(_ pixmap: Pixmap) -> [String] {
    (0..<pixmap.height).map { y in
      String(
        (0..<pixmap.width).map { x in
          let word = pixmap[x, y]
          if word == 0 { return "." }
          let letter = Character(Unicode.Scalar(UInt8(word >> 16 & 255)))
          return Art.word(letter) == word ? letter : "?"
        })
    }
  }
}

struct TestImages: ImageProvider {
  var images: [String: Pixmap] = [:]

  init(_ image: Pixmap? = nil) { images["image"] = image }

  func image(digest: String) -> Pixmap? { images[digest] }
}

extension Raster {
  var mask: (mask: AlphaMask, origin: PixelOffset)? {
    if case .mask(let mask, let origin) = self { (mask, origin) } else { nil }
  }

  var pixmap: (pixmap: Pixmap, origin: PixelOffset)? {
    if case .pixmap(let pixmap, let origin) = self { (pixmap, origin) } else { nil }
  }
}

extension AlphaMask {
  /// Mean x of the coverage, pixels.
  var centroidX: Double {
    var sum = 0.0
    var weighted = 0.0
    for y in 0..<height {
      for x in 0..<width {
        sum += Double(self[x, y])
        weighted += Double(self[x, y]) * (Double(x) + 0.5)
      }
    }
    return weighted / sum
  }

  var bytesArray: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: width * height)) }
}

/// Rasterises with one library for all tests, at one pixel a point unless told otherwise.
func rasterize(
  _ content: Content, _ width: Double, _ height: Double, scale: Double = 1, image: Pixmap? = nil
) throws -> Raster? {
  try Rasterizer(fonts: TestFonts.library).raster(
    for: content, size: Size(width: width, height: height), scale: scale, images: TestImages(image))
}

/// Rasterises a drawing of one shape and returns its pixels.
func draw(_ shapes: Shape..., size: Double = 16, scale: Double = 1, image: Pixmap? = nil) throws -> Pixmap? {
  let drawing = Drawing(size: Size(width: size, height: size), shapes: shapes)
  return try rasterize(.drawing(drawing), size, size, scale: scale, image: image)?.pixmap?.pixmap
}

enum TestFonts {
  static let library: FontLibrary = {
    do { return try FontLibrary() } catch { preconditionFailure("a library without user fonts: \(error)") }
  }()
}
