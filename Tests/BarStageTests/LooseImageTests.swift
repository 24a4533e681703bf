import BarGeometry
import BarModel
import BarStage
import Testing

@Suite("Files outside catalogues")
struct LooseImageTests {
  @Test("of files of the same scale the one for this device is taken, and one for another device never")
  func devices() throws {
    let stage = try AssetStage()
    for (name, width) in [
      ("icon@2x.png", 20), ("icon@2x~ipad.png", 22), ("icon@3x~iphone.png", 33), ("icon~ipad.png", 11),
    ] {
      try stage.picture(width, to: name)
    }
    for (device, scale, width, points) in [
      ("iPhone 8", 2, 20, 10.0), ("iPhone 8", 3, 33, 11), ("iPad", 2, 22, 11), ("iPad", 1, 11, 11),
    ] {
      let found = try stage.image("icon", traits: "device: '\(device)', scale: \(scale)", assets: "")
      #expect(found.width == width && found.image.size.width == points, "\(device) \(scale)")
    }
  }

  @Test("odd pixel sizes make fractional points")
  func fractions() throws {
    let stage = try AssetStage()
    try stage.picture(15, height: 29, to: "arrow@2x.png")
    try stage.picture(23, height: 44, to: "arrow@3x.png")
    #expect(
      try stage.image("arrow", traits: "scale: 2", assets: "").image.size == Size(width: 7.5, height: 14.5))
    let third = try stage.image("arrow", traits: "scale: 3", assets: "").image.size
    #expect(third == Size(width: (23.0 / 3).quantized, height: (44.0 / 3).quantized))
  }

  @Test("@1x is read with a note, for UIKit does not know it")
  func onex() throws {
    let stage = try AssetStage()
    try stage.picture(10, to: "icon@1x.png")
    #expect(try stage.image("icon", assets: "").notes.first?.contains("UIKit knows no @1x") == true)
  }

  @Test("colours of a profile are converted, and the scene's notes say where")
  func profileNote() throws {
    let stage = try AssetStage()
    try stage.picture(10, to: "icon.png")
    #expect(try stage.image("icon", assets: "").notes == [])
  }

  /// The page's picture in a scene.
  private func page(_ name: String, _ keys: String = "", traits: String, in stage: AssetStage) throws -> Size?
  {
    try stage.scene("content: {image: {light: '\(name)'\(keys)}}", traits: traits, assets: "")
      .screens["a"]?.content.image?.size
  }

  @Test("a screenshot without a scale has the one that makes it as wide as the screen, else 1")
  func screenshots() throws {
    let stage = try AssetStage()
    for width in [393, 786, 1179, 1170, 500] { try stage.picture(width, height: 12, to: "p\(width).png") }
    try stage.picture(1179, height: 12, to: "p@2x.png")
    for scale in 1...3 {
      let traits = "device: 'iPhone 15', scale: \(scale)"
      for (name, height) in [("p393.png", 12.0), ("p786.png", 6), ("p1179.png", 4)] {
        #expect(try page(name, traits: traits, in: stage) == Size(width: 393, height: height))
      }
      #expect(try page("p1170.png", traits: traits, in: stage) == Size(width: 1170, height: 12))
      #expect(try page("p500.png", traits: traits, in: stage) == Size(width: 500, height: 12))
      // A scale in the name or the scene is believed.
      #expect(try page("p@2x.png", traits: traits, in: stage) == Size(width: 589.5, height: 6))
      #expect(try page("p1179.png", ", scale: 1", traits: traits, in: stage) == Size(width: 1179, height: 12))
    }
  }

  @Test("the output's scale is tried first where several fit")
  func ambiguous() throws {
    let stage = try AssetStage()
    try stage.picture(80, height: 12, to: "p.png")
    // 80 is 2 × 40 only; a bar's image of the same file stays at scale 1.
    #expect(try page("p.png", traits: "size: [40, 80], scale: 3", in: stage) == Size(width: 40, height: 6))
    #expect(try stage.image("p.png", traits: "size: [40, 80], scale: 3", assets: "").image.size.width == 80)
  }
}
