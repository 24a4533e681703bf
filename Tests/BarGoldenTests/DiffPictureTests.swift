import BarCodecs
import BarGeometry
import BarGolden
import Testing

struct DiffPictureTests {
  private let red: [UInt8] = [0xFF, 0x00, 0x40, 0xFF]
  private let magenta: [UInt8] = [0xFF, 0x00, 0xFF, 0xFF]

  /// `#` changed, `+` frame, `.` faded, space white.
  private func drawing(_ picture: StraightImage) -> [String] {
    (0..<picture.height).map { y in
      (0..<picture.width).map { x in
        switch picture[x, y] {
        case red: "#"
        case magenta: "+"
        case [255, 255, 255, 255]: " "
        default: "."
        }
      }.joined()
    }
  }

  @Test("changed pixels are red, with a frame of one pixel around them")
  func frame() throws {
    let grey = Pictures.flat(7, 5, [90, 90, 90, 255])
    let changed = grey.with(2, 2, [0, 0, 0, 255]).with(4, 2, [90, 90, 90, 0])
    #expect(
      try drawing(PixelDiff.picture(grey, changed)) == [
        ".......",
        ".+++++.",
        ".+#.#+.",
        ".+++++.",
        ".......",
      ])
  }

  @Test("at an edge the frame is left out, so that no changed pixel is covered")
  func edges() throws {
    let grey = Pictures.flat(4, 3, [90, 90, 90, 255])
    #expect(
      try drawing(PixelDiff.picture(grey, grey.with(0, 0, [0, 0, 0, 255]))) == ["#+..", "++..", "...."])
    #expect(
      try drawing(PixelDiff.picture(grey, grey.with(3, 2, [0, 0, 0, 255]))) == ["....", "..++", "..+#"])
  }

  @Test("the picture is as large as both together; what one lacks is changed, what both lack is white")
  func sizes() throws {
    let picture = try PixelDiff.picture(
      Pictures.flat(2, 3, [90, 90, 90, 255]), Pictures.flat(3, 2, [90, 90, 90, 255]))
    #expect(drawing(picture) == ["..#", "..#", "## "])
  }

  @Test("equal pixels are a light grey, darker where the picture is dark, white where it is transparent")
  func faded() throws {
    let picture = Pictures.flat(4, 1, [0, 0, 0, 255]).with(1, 0, [255, 255, 255, 255])
      .with(2, 0, [0, 0, 0, 0]).with(3, 0, [0, 0, 0, 128])
    let diff = try PixelDiff.picture(picture, picture)
    // A quarter of the contrast with white, of black: 255 - 64; half as much at half the alpha.
    #expect(diff.rgba == [191, 191, 191, 255, 255, 255, 255, 255, 255, 255, 255, 255, 223, 223, 223, 255])
  }
}
