import BarPixels
import BarStage
import Foundation
import Testing

@Suite("Bad input: images")
struct BadInputImageTests {
  static let rows: [BadScene] = [
    .image("‸'missing.png'", "$.screens.a.bar.backgroundImage: there is no image 'missing.png'"),
    .image("‸'missing'", "there is no image 'missing': put the file beside the scene"),
    .image("‸'../secret.png'", "'../secret.png' lies outside the scene's folder: move it beside the scene"),
    .image("‸'../secret'", "'../secret' lies outside the scene's folder"),
    .image("‸'./x/../../secret.png'", "lies outside"),
    .image("‸'/etc/passwd'", "'/etc/passwd' is not a name of an image"),
    .image("‸'link.png'", "'link.png' lies outside the scene's folder"),
    .image("‸'folder.png'", "there is no image 'folder.png'"),
    .image("‸'empty.png'", "'empty.png' cannot be read: not a picture that can be read"),
    .image("‸'garbage.png'", "'garbage.png' cannot be read: not a picture that can be read"),
    .image("‸'truncated.png'", "'truncated.png' cannot be read: the picture file ends too early"),
    .image("‸'damaged.png'", "'damaged.png' cannot be read: the picture file is damaged"),
    .image("‸'bomb.png'", "'bomb.png' cannot be read: the picture is 65535×65535 pixels, more than"),
    .image("{image: ‸''}", "the string is empty"),
    .image("‸{image: 'missing.png', capInsets: {top: 1}}", "there is no image"),
    .image("{image: 'empty', capInsets: {top: 1, left: ‸-2}}", "capInsets.left: a cap cannot be negative"),
    .image("{solid: ‸'#12'}", "$.screens.a.bar.backgroundImage.solid"),
    .image("{solid: '#123', size: [‸0, 1]}", "0 is out of range"),
    .image("{solid: '#123', size: [1, ‸NaN]}", "NaN is no finite number"),
    .image("‸{solid: '#123', size: [0.1, 0.1]}", "a solid image of 0.1 × 0.1 points cannot be made"),
  ]

  @Test("an image that cannot be used is reported where it is named", arguments: rows)
  func refused(scene: BadScene) throws {
    let folder = try BadInputImageTests.folder()
    // One pixel a point, so that a tenth of a point is no pixel.
    var copy = scene
    copy.marked = scene.marked.replacing("{stack", with: "{traits: {scale: 1}, stack")
    try copy.check(in: folder)
  }

  static func folder() throws -> TemporaryTree {
    let folder = try TemporaryTree()
    let good = try TestPNG.solid(0xFF12_3456, width: 4, height: 4)
    try folder.write(good, to: "secret.png")
    try folder.write([], to: "scenes/empty.png")
    try folder.write("GIF?", to: "scenes/garbage.png")
    try folder.write(BrokenPNG.truncated(), to: "scenes/truncated.png")
    try folder.write(BrokenPNG.bomb, to: "scenes/bomb.png")
    var damaged = good
    let data = try #require(good.firstRange(of: Array("IDAT".utf8))?.upperBound)
    damaged[data + 3] ^= 0xFF
    try folder.write(damaged, to: "scenes/damaged.png")
    try folder.write(good, to: "scenes/folder.png/inside.png")
    try folder.write(good, to: "scenes/x/inside.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/scenes/link.png", withDestinationPath: "../secret.png")
    return folder
  }

  @Test("a project file above both makes the folder beside the scene's a part of it")
  func project() throws {
    let folder = try BadInputImageTests.folder()
    try folder.write("{scenes: ['scenes/*.json5']}", to: "fakebar.json5")
    let text =
      "{stack: ['a'], screens: {a: {bar: {backgroundImage: '../secret.png', shadowImage: 'link.png'}}}}"
    let file = try folder.write(text, to: "scenes/good.json5")
    let scene = try SceneLoader.load(file)
    #expect(scene.inputs.count == 2)
    #expect(scene.inputs.contains { $0.hasSuffix("/secret.png") })
  }

  static let sets: [(contents: String, message: String)] = [
    (
      "{\"images\": [{\"filename\": \"../../secret.png\"}]}",
      "names the file '../../secret.png' outside of itself"
    ),
    ("{\"images\": [{\"filename\": \"icon.pdf\"}]}", "'icon' names 'icon.pdf', which is not a file"),
    (
      "{\"images\": {\"filename\": \"icon.png\"}}",
      "icon.imageset has 'images' that is no list: mend Contents.json"
    ),
    (
      "{\"images\": [{\"filename\": \"icon@2x.png\", \"scale\": \"2x\"}]}",
      "'icon' names 'icon@2x.png', which is not a file"
    ),
    ("{\"images\": [{\"filename\": \"..\", \"scale\": \"2x\"}]}", "names '..', which is not a file"),
    ("{\"images\": [{\"filename\": \"i.png\", \"scale\": \"0x\"}]}", "a scale that is none of 1x, 2x and 3x"),
    (
      "{\"images\": [{\"filename\": \"i.png\", \"scale\": \"nanx\"}]}",
      "a scale that is none of 1x, 2x and 3x"
    ),
    ("{\"images\": [{\"scale\": \"2x\"}]}", "icon.imageset holds no file: put a picture into one"),
    ("{\"images\":", "has no readable Contents.json"),
    ("{}", "icon.imageset holds no file"),
  ]

  @Test("a broken asset catalogue is reported where the scene names the image", arguments: sets)
  func catalogs(contents: String, message: String) throws {
    let folder = try TemporaryTree()
    try folder.write(contents, to: "scenes/App.xcassets/icon.imageset/Contents.json")
    let scene = BadScene(
      whole: "{assets: ['App.xcassets'], stack: ['a'], screens: {a: {bar: {backgroundImage: ‸'icon'}}}}",
      message)
    try scene.check(in: folder)
  }

  @Test("what stands in place of a picture is named with what to do about it")
  func places() throws {
    let folder = try TemporaryTree()
    func pointer(_ name: String) throws {
      try folder.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n", to: "scenes/" + name)
    }
    for name in ["p.png", "p.pdf", "p.svg"] {
      try pointer(name)
      try BadScene.image("‸'\(name)'", "a Git LFS pointer to one; run git lfs pull").check(in: folder)
    }
    try pointer("App.xcassets/icon.imageset/x.png")
    try folder.write(
      "{\"images\": [{\"filename\": \"x.png\"}]}", to: "scenes/App.xcassets/icon.imageset/Contents.json")
    try pointer("App.xcassets/pointer.imageset/Contents.json")
    try folder.write(
      String(repeating: " ", count: 1 << 20) + "{}", to: "scenes/App.xcassets/huge.imageset/Contents.json")
    try folder.write(
      String(repeating: "[", count: 300), to: "scenes/App.xcassets/deep.imageset/Contents.json")
    for (name, message) in [
      ("icon", "'icon' cannot be read: not a picture that can be read, but a Git LFS pointer to one"),
      ("pointer", "pointer.imageset has no readable Contents.json"),
      ("huge", "huge.imageset has no readable Contents.json"),
      ("deep", "deep.imageset has no readable Contents.json"),
    ] {
      try BadScene(
        whole:
          "{assets: ['App.xcassets'], stack: ['a'], screens: {a: {item: {right: [{image: ‸'\(name)'}]}}}}",
        message
      ).check(in: folder)
    }
  }

  @Test("links that lead round in circles, out of the root or nowhere end no walk and read nothing")
  func links() throws {
    let folder = try TemporaryTree()
    try folder.write(TestPNG.solid(0xFF12_3456, width: 4, height: 4), to: "secret.imageset/x.png")
    try folder.write("{\"images\": [{\"filename\": \"x.png\"}]}", to: "secret.imageset/Contents.json")
    try folder.write(
      "{\"images\": [{\"filename\": \"x.png\"}]}", to: "scenes/App.xcassets/out.imageset/Contents.json")
    try folder.write("", to: "scenes/App.xcassets/set.imageset/x.png")
    let links = [
      ("App.xcassets/loop", "."), ("App.xcassets/up", "../.."), ("App.xcassets/dead", "nowhere"),
      ("App.xcassets/secret.imageset", "../../secret.imageset"),
      ("App.xcassets/out.imageset/x.png", "../../../secret.imageset/x.png"),
      ("App.xcassets/set.imageset/Contents.json", "../../../secret.imageset/Contents.json"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/scenes/" + name, withDestinationPath: target)
    }
    for (name, message) in [
      ("secret", "there is no image 'secret'"), ("loop/out", "there is no image 'loop/out'"),
      ("out", "'out' lies outside the scene's folder"),
      ("set", "'set' lies outside the scene's folder"),
    ] {
      try BadScene(
        whole: "{assets: ['App.xcassets'], stack: ['a'], screens: {a: {bar: {shadowImage: ‸'\(name)'}}}}",
        message
      ).check(in: folder)
    }
  }

  @Test("an image that leads nowhere but round in circles is missing")
  func linkCircle() throws {
    let folder = try TemporaryTree()
    try folder.write("", to: "scenes/x.txt")
    for (a, b) in [("a.png", "b.png"), ("b.png", "a.png")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/scenes/" + a, withDestinationPath: b)
    }
    try BadScene.image("‸'a.png'", "there is no image 'a.png'").check(in: folder)
  }
}
