import BarCodecs
import BarPixels
import Testing

@Suite("Pictures taken sideways") struct ExifOrientationTests {
  enum Side { case top, bottom, left, right }

  /// Exif 2.3, tag 0x0112: where the first row and the first column of the file belong.
  static let table: [(value: Int, row: Side, column: Side)] = [
    (1, .top, .left), (2, .top, .right), (3, .bottom, .right), (4, .bottom, .left), (5, .left, .top),
    (6, .right, .top), (7, .right, .bottom), (8, .left, .bottom),
  ]

  @Test("the first row and the first column come where Exif says", arguments: table)
  func sides(value: Int, row: Side, column: Side) throws {
    let file = Pixmap(width: 3, height: 2)
    for index in 0..<6 { file.words[index] = 0xFF00_0000 + UInt32(index) }
    let upright = try #require(ExifOrientation(rawValue: value)).upright(file)
    #expect((upright.width, upright.height) == (value < 5 ? (3, 2) : (2, 3)))
    func line(_ side: Side) -> Set<UInt32> {
      let (width, height) = (upright.width, upright.height)
      switch side {
      case .top: return Set((0..<width).map { upright[$0, 0] })
      case .bottom: return Set((0..<width).map { upright[$0, height - 1] })
      case .left: return Set((0..<height).map { upright[0, $0] })
      case .right: return Set((0..<height).map { upright[width - 1, $0] })
      }
    }
    #expect(line(row) == Set([0, 1, 2].map { 0xFF00_0000 + $0 }))
    #expect(line(column) == Set([0, 3].map { 0xFF00_0000 + $0 }))
  }

  @Test("a JPEG is turned as its Exif segment says, in either byte order")
  func jpeg() throws {
    let big: [UInt8] = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let little: [UInt8] = Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    for tiff in [big, little] {
      var file = TinyJPEG()
      file.segments = [(0xE1, Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0])]
      let image = try JPEGDecoder.decode(file.bytes)
      #expect((image.pixmap.width, image.pixmap.height) == (8, 16))
      #expect(image.metadata.notes == [])
    }
  }
}
