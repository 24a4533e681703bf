import BarCodecs
import BarGeometry
import BarModel
import BarPixels
import BarStage
import Testing

@Suite("Assets")
struct AssetsTests {
  /// A scene whose bar has the image, in a folder with more files.
  private func image(
    _ name: String, scale: Int, assets: String = "[]", in folder: TemporaryTree
  ) throws -> (image: BarImage, pixmap: Pixmap) {
    let scene = try SceneLoader.load(
      folder.write(
        "{traits: {scale: \(scale)}, assets: \(assets), stack: ['a'], screens: {a: {bar: {backgroundImage: \(name)}}}}",
        to: "scenes/a.json5"))
    let image = try #require(scene.screens["a"]?.hooks[.viewWillAppear]?.backgroundImage.value)
    return (image, try #require(scene.images.image(digest: image.summary.digest)))
  }

  private func files(_ sizes: [String: Int], in folder: TemporaryTree) throws {
    for (name, side) in sizes {
      try folder.write(
        TestPNG.solid(0xFF00_0000 | UInt32(side), width: side, height: side), to: "scenes/" + name)
    }
  }

  @Test("of several densities the output's own is taken, else the next larger, else the largest")
  func densities() throws {
    let all = ["icon.png": 10, "icon@2x.png": 20, "icon@3x.png": 30]
    for (present, chosen) in [
      ([1, 2, 3], [1, 2, 3]), ([1, 2], [1, 2, 2]), ([1, 3], [1, 3, 3]), ([2, 3], [2, 2, 3]),
      ([3], [3, 3, 3]),
      ([1], [1, 1, 1]),
    ] {
      let folder = try TemporaryTree()
      try files(all.filter { present.contains($0.value / 10) }, in: folder)
      for scale in 1...3 {
        let found = try image("'icon'", scale: scale, in: folder)
        #expect(found.pixmap.width == 10 * chosen[scale - 1], "\(present) at \(scale)")
        #expect(found.image.size == Size(width: 10, height: 10))
      }
    }
  }

  @Test("a file named with its suffix is that file, at the density its name says")
  func exact() throws {
    let folder = try TemporaryTree()
    try files(["icon@2x.png": 20, "icon@3x.png": 30], in: folder)
    #expect(try image("'icon@2x.png'", scale: 3, in: folder).image.size == Size(width: 10, height: 10))
    #expect(try image("'icon@2x.png'", scale: 3, in: folder).pixmap.width == 20)
    // The plain name with an ending stands for all densities.
    #expect(try image("'icon.png'", scale: 3, in: folder).pixmap.width == 30)
  }

  @Test(
    "beside the scene comes first, then the asset folders in their order, catalogues before loose densities")
  func order() throws {
    let folder = try TemporaryTree()
    try files(["one/icon.png": 11, "two/icon.png": 12], in: folder)
    let assets = "['two', 'one']"
    #expect(try image("'icon'", scale: 1, assets: assets, in: folder).pixmap.width == 12)
    try files(["icon.png": 10], in: folder)
    #expect(try image("'icon'", scale: 1, assets: assets, in: folder).pixmap.width == 10)
    try folder.write(
      "{\"images\": [{\"filename\": \"x.png\"}]}", to: "scenes/one/App.xcassets/icon.imageset/Contents.json")
    try files(["one/App.xcassets/icon.imageset/x.png": 13], in: folder)
    #expect(try image("'icon'", scale: 1, assets: assets, in: folder).pixmap.width == 13)
    #expect(try image("'icon.png'", scale: 1, assets: assets, in: folder).pixmap.width == 10)
  }

  @Test("a catalogue's rendering intent is the image's, and a scene's word wins")
  func rendering() throws {
    let folder = try TemporaryTree()
    try folder.write(
      "{\"images\": [{\"filename\": \"x.png\", \"scale\": \"2x\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}",
      to: "scenes/App.xcassets/icon.imageset/Contents.json")
    try files(["App.xcassets/icon.imageset/x.png": 20], in: folder)
    let assets = "['App.xcassets']"
    #expect(try image("'icon'", scale: 2, assets: assets, in: folder).image.rendering == .template)
    let own = try image("{image: 'icon', rendering: 'original'}", scale: 2, assets: assets, in: folder).image
    #expect(own.rendering == .original)
  }

  @Test("solid images are drawn at the output's scale; equal ones have one digest")
  func solids() throws {
    let folder = try TemporaryTree()
    let found = try image("{solid: '#11223380', size: [3, 2]}", scale: 3, in: folder)
    #expect(found.pixmap.width == 9 && found.pixmap.height == 6)
    #expect(found.image.size == Size(width: 3, height: 2))
    #expect(found.image.summary.hasAlpha)
    // Premultiplied bytes keep a translucent colour to two levels.
    let average = found.image.summary.averageColor.premultipliedWord
    #expect(Pixels.distance(average, Color(hex: "#11223380")?.premultipliedWord ?? 0) <= 1)
    #expect(found.pixmap[4, 4] == Color(hex: "#11223380")?.premultipliedWord)
    let opaque = try image("{solid: '#112233'}", scale: 3, in: folder)
    #expect(!opaque.image.summary.hasAlpha && opaque.image.size == Size(width: 1, height: 1))
    let file = try TestPNG.encode(opaque.pixmap)
    try folder.write(file, to: "scenes/same.png")
    #expect(try image("'same.png'", scale: 3, in: folder).image.summary.digest == opaque.image.summary.digest)
  }

  @Test("the empty image is of zero size; null takes an image away, absence leaves it")
  func emptyImage() throws {
    let scene = try Stage.scene(
      "{stack: ['a'], screens: {a: {bar: {shadowImage: 'empty', backgroundImage: null}}}}")
    let style = try #require(scene.screens["a"]?.hooks[.viewWillAppear])
    #expect(style.shadowImage.value?.isEmpty == true)
    #expect(style.backgroundImage == .unset)
    #expect(style.backIndicatorImage == .untouched)
  }

  @Test("gradients run from the first colour to the last along their angle")
  func gradients() throws {
    let folder = try TemporaryTree()
    let (red, blue) = (UInt32(0xFFFF_0000), UInt32(0xFF00_00FF))
    for (angle, horizontal, forward) in [
      (0, true, true), (180, true, false), (90, false, true), (-90, false, false),
    ] {
      let found = try image("{gradient: ['#F00', '#00F'], angle: \(angle)}", scale: 2, in: folder).pixmap
      let last = found[found.width - 1, found.height - 1]
      #expect((found.width > 1) == horizontal && (found.height > 1) == !horizontal)
      #expect(found[0, 0] == (forward ? red : blue) && last == (forward ? blue : red), "\(angle)")
    }
    // A slanted one has the ends in opposite corners, to within a pixel's share.
    let slanted = try image("{gradient: ['#F00', '#00F'], angle: 45}", scale: 2, in: folder).pixmap
    #expect(Pixels.distance(slanted[0, 0], red) <= 1)
    #expect(Pixels.distance(slanted[slanted.width - 1, slanted.height - 1], blue) <= 1)
    #expect(slanted[slanted.width - 1, 0] == slanted[0, slanted.height - 1])
    let turned = try image("{gradient: ['#F00', '#00F'], angle: 225}", scale: 2, in: folder).pixmap
    #expect(Pixels.distance(turned[0, 0], blue) <= 1)
  }

  @Test("every file that was read is an input, with its real path")
  func inputs() throws {
    let folder = try TemporaryTree()
    try files(["pictures/icon@2x.png": 20, "unused.png": 5], in: folder)
    let scene = try SceneLoader.load(
      folder.write(
        "{traits: {scale: 2}, assets: ['pictures'], stack: ['a'], screens: {a: {item: {right: [{image: 'icon'}]}}}}",
        to: "scenes/a.json5"))
    let names = scene.inputs.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }.sorted()
    #expect(names == ["pictures/icon@2x.png", "scenes/a.json5"])
  }
}
