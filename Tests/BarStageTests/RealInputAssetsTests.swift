import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Foundation
import Testing

/// The asset catalogues of two open-source navigation bars, as they are.
@Suite("Real catalogues", .enabled(if: Samples.areThere))  // skipped: no ../shared
struct RealInputAssetsTests {
  static let text = """
    {title: 'Catalogues', traits: {device: 'iPhone 8', os: 12, scale: SCALE},
    assets: ['WR.xcassets', 'HBD.xcassets'],
    bar: {backIndicatorImage: 'icon_back', backIndicatorTransitionMaskImage: 'icon_back', tintColor: '#FF0000'},
    screens: {
      a: {title: 'A', bar: {backgroundImage: 'imageNav'}, content: {color: '#FFFFFF'}},
      b: {title: 'B', item: {right: [{image: 'navRight'}], left: []}, content: {color: '#FFFFFF'}},
      c: {title: 'C', item: {left: [{image: 'back'}]}, content: {color: '#FFFFFF'}}},
    stack: ['a'], steps: [{push: 'b'}, {push: 'c'}], render: 'all'}
    """

  private func scene(_ scale: Int, in folder: TemporaryTree) throws -> Scene {
    let catalogs = [
      ("WRNavigationBar/Demo/CodeDemo/Assets.xcassets", "WR.xcassets"),
      ("HBDNavigationBar/Example/Assets.xcassets", "HBD.xcassets"),
    ]
    for (source, target) in catalogs where !FileManager.default.fileExists(atPath: folder.path + "/" + target)
    {
      try FileManager.default.copyItem(
        atPath: Samples.path + "/" + source, toPath: folder.path + "/" + target)
    }
    let text = RealInputAssetsTests.text.replacing("SCALE", with: "\(scale)")
    return try SceneLoader.load(folder.write(text, to: "real.json5"))
  }

  private func layer(_ name: String, _ list: DisplayList) throws -> Layer {
    func find(_ layers: [Layer]) -> Layer? {
      for layer in layers {
        if layer.name == name { return layer }
        if let inside = find(layer.sublayers) { return inside }
      }
      return nil
    }
    return try #require(find(list.layers), "\(name)")
  }

  @Test("the file of the right density is chosen and has its size in points", arguments: [2, 3])
  func densities(scale: Int) throws {
    let folder = try TemporaryTree()
    let scene = try scene(scale, in: folder)
    let names = Set(scene.inputs.map { ($0 as NSString).lastPathComponent })
    #expect(
      names == [
        "real.json5", "icon_back@\(scale)x.png", "back@\(scale)x.png", "imageNav.jpg", "二维码-2.png",
      ])
    let steps = try SceneStager(scene).steps()
    let (b, c) = (Stage.list(steps[0], 1), Stage.list(steps[1], 1))
    // 40 × 36 pixels at @2x, 60 × 54 at @3x.
    #expect(try layer("bar/backIndicator", b).frame.size == Size(width: 20, height: 18))
    // 48 × 48 pixels in the @2x slot, at either scale.
    #expect(try layer("bar/trailing0", b).frame.size == Size(width: 24, height: 24))
    // 15 × 29 pixels at @2x, 23 × 44 at @3x.
    let back = try layer("bar/leading0", c).frame.size
    #expect(back.width == (scale == 2 ? 7.5 : 7.667) && back.height == (scale == 2 ? 14.5 : 14.667))
    // The JPEG stands in the 1x slot and fills bar and status bar.
    #expect(try layer("bar/background", b).frame.size == Size(width: 375, height: 64))
    guard case .image(let photo, _) = try layer("bar/background/image", b).content else { return }
    #expect(photo.size == Size(width: 1024, height: 256))
  }

  @Test(
    "they are drawn: the arrow in the tint's colour, the code in its own, the photograph across the bar",
    arguments: [2, 3])
  func pixels(scale: Int) throws {
    let folder = try TemporaryTree()
    let scene = try scene(scale, in: folder)
    let step = try #require(try SceneStager(scene).steps().first)
    let list = Stage.list(step, 1)
    let frame = try Stage.compositor(scene).render(list)
    func words(_ name: String) throws -> [UInt32] {
      let area = try layer(name, list).frame
      let rows = Int(area.y * Double(scale))..<Int(area.maxY * Double(scale))
      return rows.flatMap { y in
        (Int(area.x * Double(scale))..<Int(area.maxX * Double(scale))).map { frame[$0, y] }
      }
    }
    #expect(try words("bar/backIndicator").filter { $0 == 0xFFFF_0000 }.count > 20)
    #expect(try Set(words("bar/trailing0")).count > 3)
    #expect(try !words("bar/trailing0").contains(0xFFFF_0000))
    #expect(try Set(words("bar/background")).count > 50)
    var few = scene
    few.sampling = FrameSampling(.count(3))
    #expect(try StraightLine.render(few, to: folder.path + "/out", jobs: 2).frames == 6)
  }
}
