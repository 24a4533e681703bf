import BarDisplay
import BarGeometry
import Testing

@Suite("Texts that are no display lists")
struct DisplayListTextErrorTests {
  static let head = "fakebar display list 1\nframe \"a\" 1x1 @1\n"

  static func parse(_ text: String) -> DisplayListTextError? {
    do {
      _ = try DisplayListText.parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a wrong line under a frame is named by its number, and the message says what to write",
    arguments: [
      ("  lyer a 0,0 1x1", "“lyer” cannot stand here; write layer or mask layer"),
      (
        "  layer a 0,0 1x1 opacty 0.5",
        "“opacty” cannot stand here; write its content, then contents, opacity, "
          + "backdrop, clips, rasterize in this order, or nothing"
      ),
      (
        "  layer a 0,0 1x1 clips opacity 1",
        "“opacity” cannot stand here; write its content, then contents, opacity, "
          + "backdrop, clips, rasterize in this order, or nothing"
      ),
      ("  layer a 0,0", "the line ends too early; write a size as WIDTHxHEIGHT"),
      ("  layer a 0,0,0 1x1", "“0,0,0” cannot stand here; write a point as X,Y"),
      ("  layer a 0,inf 1x1", "“0,inf” cannot stand here; write a point as X,Y"),
      ("  layer a 0,1e999 1x1", "“0,1e999” cannot stand here; write a point as X,Y"),
      ("  layer a 0,0x1p3 1x1", "“0,0x1p3” cannot stand here; write a point as X,Y"),
      (
        "  layer a 0,0 1x1 color #12345G",
        "“#12345G” cannot stand here; write a colour as #RRGGBB, "
          + "#RRGGBBAA or rgba(R G B A)"
      ),
      (
        "  layer a 0,0 1x1 color rgba(1 2 3)",
        "“rgba(1” cannot stand here; write a colour as #RRGGBB, "
          + "#RRGGBBAA or rgba(R G B A)"
      ),
      (
        "  layer a 0,0 1x1 drawing 7",
        "drawing 7 does not exist; define it at the top as “drawing 7 "
          + "WIDTHxHEIGHT”"
      ),
      ("  layer a 0,0 1x1 backdrop", "the line ends too early; write blur or saturate"),
      (
        "  layer \"a 0,0 1x1",
        "a string is not closed; end it with a quote, and write line breaks inside "
          + "as \\n"
      ),
      ("  layer \"a\"0,0 1x1", "“0,0” cannot stand here; write a space after the closing quote"),
      ("  layer a\u{FC}b 0,0 1x1", "“aüb” cannot stand here; write the layer's name, in quotes"),
      (
        "  layer \"\\q\" 0,0 1x1",
        "“\\q” is not an escape; write one of \\\" \\\\ \\n \\r \\t \\u{hex of a "
          + "Unicode scalar}"
      ),
      (
        "  layer \"\\u{D800}\" 0,0 1x1",
        "“\\u{D800}” is not an escape; write one of \\\" \\\\ \\n \\r "
          + "\\t \\u{hex of a Unicode scalar}"
      ),
      ("   layer a 0,0 1x1", "wrong indentation; use two spaces more than the parent's line, and no tabs"),
      ("    layer a 0,0 1x1", "wrong indentation; use two spaces more than the parent's line, and no tabs"),
      ("\tlayer a 0,0 1x1", "wrong indentation; use two spaces more than the parent's line, and no tabs"),
      (
        "  mask layer a 0,0 1x1",
        "a mask cannot stand here; put one at most, first under the layer it "
          + "masks"
      ),
      ("drawing 2 1x1", "drawings are numbered in order; give this one number 1"),
      ("<<<<<<< HEAD", "“<<<<<<<” cannot stand here; write drawing or frame"),
    ])
  func lines(line: String, message: String) {
    #expect(Self.parse(Self.head + line + "\n")?.description == "line 3: " + message)
  }

  @Test("an unknown shape names the eight that exist")
  func shapes() {
    let error = Self.parse("fakebar display list 1\ndrawing 1 9x9\n\n  oval 0,0 1x1 #FFFFFF\n")
    #expect(
      error?.description == "line 4: “oval” cannot stand here; write a shape, one of rect, ellipse, fill, "
        + "stroke, gradient, shadow, text, image")
  }

  @Test("a second mask, and one after a sublayer, are refused")
  func masks() {
    let layer = "  layer a 0,0 1x1\n"
    let mask = "    mask layer m 0,0 1x1\n"
    let error = DisplayListTextError(line: 5, problem: .misplacedMask)
    #expect(Self.parse(Self.head + layer + mask) == nil)
    #expect(Self.parse(Self.head + layer + mask + mask) == error)
    #expect(Self.parse(Self.head + layer + "  " + layer + mask) == error)
  }

  @Test("other files, later versions and empty texts are refused with what to do")
  func titles() {
    let nothing = "line 1: this is not a display list; start the text with “fakebar display list 1”"
    for text in ["", "\n\n", "PNG", "fakebar display", "fakebar  scene 1"] {
      #expect(Self.parse(text)?.problem == .notADisplayList)
    }
    #expect(Self.parse("PNG")?.description == nothing)
    #expect(
      Self.parse("fakebar display list 2\n")?.description == "line 1: format version “2” is not known; "
        + "record this golden again with this fakebar, which writes version 1")
  }

  @Test("layers may nest 64 deep and no deeper")
  func depth() {
    func nested(_ count: Int) -> String {
      Self.head
        + (1...count).map { String(repeating: "  ", count: $0) + "layer a 0,0 1x1\n" }.joined()
    }
    #expect(Self.parse(nested(64)) == nil)
    #expect(Self.parse(nested(65)) == DisplayListTextError(line: 67, problem: .tooDeep))
    #expect(Self.parse(nested(500))?.problem == .tooDeep)
  }

  @Test("a long word is cut in the message")
  func excerpt() {
    let text = Self.head + String(repeating: "x", count: 100_000)
    #expect(
      Self.parse(text)?.problem
        == .unexpected(found: String(repeating: "x", count: 40) + "…", expected: "drawing or frame"))
  }

  @Test("random bytes and damaged texts give an error or a list that prints and reads back")
  func garbage() throws {
    var random = LinearCongruentialGenerator(seed: 7)
    let good = Array(SampleFrames.text.utf8)
    let pieces: [[UInt8]] = [
      "\"", "\\", "\\u{", "\n", "  ", "\t", "rgba(", ")", "mask", "x", ",", "-", "e", "#", "9", "\0", "é",
    ].map { Array($0.utf8) }
    for round in 0..<1000 {
      var bytes = good
      if round.isMultiple(of: 10) { bytes = (0..<random.int(200)).map { _ in UInt8(random.int(256)) } }
      for _ in 0..<random.int(4) where !bytes.isEmpty {
        let start = random.int(bytes.count)
        let end = min(bytes.count, start + random.int(6))
        bytes.replaceSubrange(start..<end, with: random.pick(pieces))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let frames = try? DisplayListText.parse(text) else { continue }
      let again = try DisplayListText.parse(DisplayListText.dump(frames))
      #expect(again.map(\.list) == frames.map(\.list))
    }
    for count in good.indices { _ = Self.parse(String(decoding: good.prefix(count), as: UTF8.self)) }
  }
}
