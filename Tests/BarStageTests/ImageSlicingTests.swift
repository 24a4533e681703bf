import BarGeometry
import BarModel
import BarPixels
import BarStage
import Testing

@Suite("Slicing in catalogues")
struct ImageSlicingTests {
  /// A picture whose every pixel says where it lies: column in blue, row in green.
  private func grid(_ width: Int, _ height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixmap[x, y] = 0xFF00_0000 | UInt32(y << 8 | x) } }
    return pixmap
  }

  private func sliced(
    _ resizing: String, width: Int = 10, height: Int = 8, scale: Int = 2
  ) throws -> AssetStage.Found {
    let stage = try AssetStage()
    try stage.imageSet(
      "bar", slots: ["{\"filename\": \"x.png\", \"scale\": \"\(scale)x\", \"resizing\": \(resizing)}"],
      files: [:])
    try stage.folder.write(
      TestPNG.encode(grid(width, height)), to: "scenes/App.xcassets/bar.imageset/x.png")
    return try stage.image("bar", traits: "scale: \(scale)")
  }

  private func columns(_ pixmap: Pixmap) -> [Int] { (0..<pixmap.width).map { Int(pixmap[$0, 0] & 255) } }
  private func rows(_ pixmap: Pixmap) -> [Int] { (0..<pixmap.height).map { Int(pixmap[0, $0] >> 8 & 255) } }

  @Test(
    "what lies between the centre and the far cap is not drawn; caps are the file's pixels",
    arguments: [1, 2, 3])
  func ninePart(scale: Int) throws {
    let found = try sliced(
      """
      {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 1},
      "cap-insets": {"top": 1, "left": 3, "bottom": 2, "right": 1}}
      """, scale: scale)
    #expect(columns(found.pixmap) == [0, 1, 2, 3, 4, 9])
    #expect(rows(found.pixmap) == [0, 1, 6, 7])
    let unit = Double(scale)
    func points(_ pixels: Double) -> Double { (pixels / unit).quantized }
    #expect(found.image.size == Size(width: points(6), height: points(4)))
    #expect(
      found.image.capInsets
        == EdgeInsets(top: points(1), left: points(3), bottom: points(2), right: points(1)))
    #expect(!found.image.tiles && found.notes == [])
  }

  @Test("three parts slice one way only, and the old spelling of the caps is read")
  func threePart() throws {
    let across = try sliced(
      "{\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"fill\", \"width\": 1}, \"capInsets\": {\"left\": 4, \"right\": 2, \"top\": 3}}"
    )
    #expect(columns(across.pixmap) == [0, 1, 2, 3, 4, 8, 9] && rows(across.pixmap) == Array(0..<8))
    #expect(across.image.capInsets == EdgeInsets(left: 2, right: 1))
    let down = try sliced(
      "{\"mode\": \"3-part-vertical\", \"center\": {\"mode\": \"tile\", \"height\": 3}, \"cap-insets\": {\"top\": 2, \"bottom\": 1}}"
    )
    #expect(columns(down.pixmap) == Array(0..<10) && rows(down.pixmap) == [0, 1, 2, 3, 4, 7])
    #expect(down.image.capInsets == EdgeInsets(top: 1, bottom: 0.5) && down.image.tiles)
  }

  @Test("without a length the centre is all between the caps")
  func wholeCenter() throws {
    let found = try sliced(
      "{\"mode\": \"9-part\", \"cap-insets\": {\"left\": 3, \"right\": 3, \"top\": 1, \"bottom\": 1}}")
    #expect(found.pixmap == grid(10, 8))
    #expect(found.image.tiles)
  }

  @Test(
    "numbers that make no sense give a picture all the same, and a note",
    arguments: [
      // Caps, centre; columns, caps in points, note.
      (1, 1, 0, 2, [0, 1], 0.0, 0.5, "leave no centre"), (0, 2, 0, 2, [0, 1], 0.0, 0.5, "leave no centre"),
      (3, 3, 0, 10, [0, 1, 2, 3, 7, 8, 9], 1.5, 1.5, "was taken as one pixel"),
      (3, 3, 9, 10, Array(0..<10), 1.5, 1.5, "was cut down"),
      (8, 8, 1, 10, Array(0..<10), 3.5, 1, "larger than the picture's width"),
      (99999, 0, 1, 10, Array(0..<10), 4.5, 0, "larger than the picture's width"),
      (-5, -5, 1, 10, [0], 0, 0, ""),
    ])
  func degenerate(
    left: Int, right: Int, center: Int, width: Int, kept: [Int], leftCap: Double, rightCap: Double,
    note: String
  ) throws {
    let found = try sliced(
      "{\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"stretch\", \"width\": \(center)}, \"cap-insets\": {\"left\": \(left), \"right\": \(right)}}",
      width: width)
    #expect(columns(found.pixmap) == kept)
    #expect(found.image.capInsets == EdgeInsets(left: leftCap, right: rightCap))
    #expect(note.isEmpty ? found.notes == [] : found.notes.contains { $0.contains(note) }, "\(found.notes)")
  }

  @Test("stretched, the caps keep their pixels and the centre fills the rest")
  func drawn() throws {
    let stage = try AssetStage()
    let resizing =
      "{\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"stretch\", \"width\": 1}, \"cap-insets\": {\"left\": 2, \"right\": 3}}"
    try stage.imageSet(
      "bar", slots: ["{\"filename\": \"x.png\", \"scale\": \"1x\", \"resizing\": \(resizing)}"], files: [:])
    try stage.folder.write(TestPNG.encode(grid(10, 1)), to: "scenes/App.xcassets/bar.imageset/x.png")
    let scene = try stage.scene(
      "bar: {backgroundImage: 'bar'}, statusBarHidden: false", traits: "size: [40, 80], scale: 1, os: 12")
    let frame = try Stage.frame(scene, 0)
    // Below the status bar's figures and beside the bar's title.
    let row = (0..<40).map { Int(frame[$0, 60] & 255) }
    #expect(row == [0, 1] + [Int](repeating: 2, count: 35) + [7, 8, 9])
  }
}
