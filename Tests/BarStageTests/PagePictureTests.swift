import BarGeometry
import BarPixels
import BarStage
import Testing

@Suite("Pictures of pages")
struct PagePictureTests {
  /// A screen of 40 × 120 points with a status bar of 20 and a bar of 44; every row of the picture has its number in
  /// green, 0…119.
  private func column(_ image: String, _ keys: String = "") throws -> [Int] {
    let stage = try AssetStage()
    let pixmap = Pixmap(width: 40, height: 120)
    for y in 0..<120 { for x in 0..<40 { pixmap[x, y] = 0xFF00_0000 | UInt32(y) << 8 } }
    try stage.folder.write(TestPNG.encode(pixmap), to: "scenes/p.png")
    let scene = try stage.scene(
      "content: {color: '#FF00FF', image: \(image)}, \(keys)", traits: "size: [40, 120], scale: 1", assets: ""
    )
    let frame = try Stage.frame(scene, 0)
    // The page's own magenta has no green: -1.
    return (0..<120).map { y in
      let word = frame[3, y]
      return word & 0xFF == 0xFF ? -1 : Int(word >> 8 & 255)
    }
  }

  private static let clear = "bar: {backgroundImage: 'empty', shadowImage: 'empty', translucent: true}"
  private static let opaque =
    "bar: {translucent: false, barTintColor: '#FFF', shadowImage: 'empty', backgroundImage: {solid: '#FFF'}}"

  @Test("a picture of the page begins at the view's top, wherever that is")
  func page() throws {
    // Under a clear bar the view begins at the screen's top, under an opaque one below it.
    #expect(try column("'p.png'", Self.clear)[70..<120].elementsEqual(70..<120))
    #expect(try column("'p.png'", Self.opaque)[70..<120].elementsEqual(6..<56))
  }

  @Test("a picture of the screen begins at the screen's top, and its bars are not drawn")
  func screen() throws {
    for bar in [Self.clear, Self.opaque] {
      let found = try column("{light: 'p.png', includes: 'screen'}", bar)
      #expect(found[64..<120].elementsEqual(64..<120))
      // Nothing of the picture lies where its bars are; the page's colour or the bar does.
      #expect(!found[25..<64].contains { (1..<64).contains($0) })
    }
  }

  @Test(
    "a picture of another screen has no bars that could be cut off, and is refused",
    arguments: [(1, 1), (400, 2), (120, 40), (40, 2)])
  func otherScreen(width: Int, height: Int) throws {
    let stage = try AssetStage()
    try stage.picture(width, height: height, to: "p.png")
    #expect {
      try stage.scene(
        "content: {image: {light: 'p.png', includes: 'screen', scale: 1}}",
        traits: "size: [40, 120], scale: 1",
        assets: "")
    } throws: { error in
      "\(error)".contains(
        "a picture of \(width)×\(height) points is none of a screen of 40×120: use a screenshot")
    }
  }

  @Test("it moves with the scroll view, and its bars stay cut off")
  func scrolled() throws {
    // 30 points further than the top: the picture's row 64 lies at 34, under the clear bar.
    let found = try column(
      "{light: 'p.png', includes: 'screen'}", Self.clear + ", scroll: {contentOffset: -34}")
    #expect(found[34..<90].elementsEqual(64..<120))
    #expect(found[90..<120].allSatisfy { $0 == -1 })
  }

  @Test("a picture that shows nothing but bars leaves the page's colour")
  func barsOnly() throws {
    let stage = try AssetStage()
    try stage.picture(40, height: 60, to: "p.png")
    let scene = try stage.scene(
      "content: {color: '#FF00FF', image: {light: 'p.png', includes: 'screen'}}, \(Self.clear)",
      traits: "size: [40, 120], scale: 1", assets: "")
    let frame = try Stage.frame(scene, 0)
    #expect((64..<120).allSatisfy { frame[3, $0] == 0xFFFF_00FF })
  }
}
