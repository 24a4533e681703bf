import BarCodecs
import BarGeometry
import BarPixels
import Testing

@Suite("Reading SVG") struct SVGDecoderTests {
  private func decode(_ text: String, scale: Double = 1) throws -> SVGDecoder.Picture {
    try SVGDecoder.decode(Array(text.utf8), scale: scale)
  }

  private static let square = "<rect x='1' y='2' width='3' height='4' fill='#3366CC'/>"

  @Test("a square lies where it is drawn, at every scale, on a clear ground")
  func square() throws {
    for scale in 1...3 {
      let picture = try decode(
        "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='8'>\(Self.square)</svg>",
        scale: Double(scale))
      #expect(picture.size == Size(width: 6, height: 8))
      let pixmap = picture.image.pixmap
      #expect((pixmap.width, pixmap.height) == (6 * scale, 8 * scale))
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width {
          let isInside = (1..<4).contains(x / scale) && (2..<6).contains(y / scale)
          #expect(pixmap[x, y] == (isInside ? 0xFF33_66CC : 0))
        }
      }
      #expect(picture.image.hasAlpha)
    }
  }

  @Test(
    "the natural size comes from width and height, in any unit, or from the viewBox",
    arguments: [
      ("width='24' height='30'", 24.0, 30.0), ("width='24px' height='30px'", 24, 30),
      ("width='24pt' height='30pt' viewBox='0 0 48 60'", 24, 30), ("width='1in' height='2.54cm'", 72, 72),
      ("viewBox='5 5 17 29'", 17, 29), ("width='100%' height='100%' viewBox='0 0 17 29'", 17, 29),
      ("width='34' viewBox='0 0 17 29'", 34, 58), ("height='58' viewBox='0 0 17 29'", 34, 58),
    ])
  func naturalSize(attributes: String, width: Double, height: Double) throws {
    let picture = try decode("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(Self.square)</svg>")
    #expect(picture.size == Size(width: width, height: height))
  }

  @Test("a fractional side is rounded up to whole pixels, and the drawing keeps its scale")
  func fraction() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='7.5' height='8.1'><rect width='7.5' height='8'/></svg>"
    let twice = try decode(text, scale: 2)
    #expect((twice.image.pixmap.width, twice.image.pixmap.height) == (15, 17))
    #expect(twice.size == Size(width: 7.5, height: 8.5))
    #expect(twice.image.pixmap[14, 15] == 0xFF00_0000 && twice.image.pixmap[14, 16] == 0)
  }

  @Test("a drawing that must fill a width is made larger by a whole factor and keeps its size in points")
  func leastWidth() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='4'><rect width='5' height='4'/></svg>"
    let picture = try SVGDecoder.decode(Array(text.utf8), scale: 2, leastWidth: 50)
    #expect((picture.image.pixmap.width, picture.image.pixmap.height) == (60, 24))
    #expect(picture.size == Size(width: 10, height: 4))
    #expect(picture.image.pixmap[29, 23] == 0xFF00_0000 && picture.image.pixmap[30, 0] == 0)
  }

  @Test(
    "what cannot be drawn is refused with the remedy",
    arguments: [
      ("<svg xmlns='http://www.w3.org/2000/svg'><rect/></svg>", "give its svg element a width and a height"),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='5'/>", "copy or export it again"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'><rect></svg>", "copy or export it again"
      ),
      ("<svg width='5' height='5'", "copy or export it again"), ("", "copy or export it again"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'><text>A</text></svg>",
        "convert it to outlines"
      ),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'><filter id='f'><feTurbulence numOctaves='9'/></filter></svg>",
        "a filter in an SVG is not supported; export it without shadows and blurs"
      ),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'><image href=\"a.png\"/></svg>",
        "refers to a.png is not supported; embed"
      ),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='5' height='5'><use x:href='/etc/p.svg#a'/></svg>",
        "refers to /etc/p.svg#a is not supported; embed"
      ),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='9000' height='5'/>", "scale it down"),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='5'/>", "scale it down"),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='8000' height='8000'/>", "scale it down"),
    ])
  func refused(text: String, words: String) {
    let error = #expect(throws: CodecError.self) { try decode(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("entities and references that multiply are refused or drawn, in bounded time")
  func bombs() {
    var entities = "<!ENTITY a0 'aaaaaaaaaa'>"
    var uses = "<g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...9 {
      entities += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
      uses += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let size = "xmlns='http://www.w3.org/2000/svg' width='5' height='5'"
    _ = try? decode("<!DOCTYPE svg [\(entities)]><svg \(size)><desc>&a9;</desc></svg>")
    _ = try? decode("<svg \(size)><defs>\(uses)</defs><use href='#g9'/></svg>")
    _ = try? decode("<svg \(size)><g id='a'><use href='#a'/></g></svg>")
  }

  @Test("SVG is told from other text by its root element")
  func telling() {
    for text in ["<svg/>", "\u{FEFF}<?xml version='1.0'?>\n<!-- <a> --><svg:svg>", " \n<!DOCTYPE svg><svg >"]
    {
      #expect(SVGDecoder.canRead(Array(text.utf8)), "\(text)")
    }
    for text in ["", "svg", "<?xml version='1.0'?><plist>", "{\"svg\": 1}", "<!-- <svg> -->", "<html>"] {
      #expect(!SVGDecoder.canRead(Array(text.utf8)), "\(text)")
    }
  }

  @Test("a reference inside the file and a comment about text are drawn")
  func inside() throws {
    let picture = try decode(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><!-- <text> --><defs><rect id='r' width='4' height='4'/></defs><use href='#r'/></svg>"
    )
    #expect(picture.image.pixmap[2, 2] == 0xFF00_0000)
    #expect(!picture.image.hasAlpha)
  }

  @Test("flipped bits are refused or drawn, never a crash")
  func flippedBits() {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' viewBox='0 0 9 9'><defs><linearGradient id='g'><stop stop-color='red'/></linearGradient></defs><path d='M1 1h5v5z' fill='url(#g)' transform='rotate(9)'/></svg>"
    var numbers = LCG(seed: 4)
    for _ in 0..<400 {
      var damaged = Array(text.utf8)
      for _ in 0...numbers.next(below: 4) {
        damaged[numbers.next(below: damaged.count)] ^= 1 << UInt8(numbers.next(below: 8))
      }
      _ = try? SVGDecoder.decode(damaged, scale: 1, limits: ImageLimits(maxPixels: 1 << 16, maxSide: 1 << 10))
    }
  }
}
