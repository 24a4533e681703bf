import BarGeometry
import BarModel
import BarPixels
import BarStage
import Foundation
import Testing

/// A folder with assets, and scenes that name one of them.
final class AssetStage {
  let folder: TemporaryTree

  init() throws { folder = try TemporaryTree() }

  /// An `.imageset` in `App.xcassets`: slots as JSON, and files by name with the width that tells them apart.
  func imageSet(_ path: String, slots: [String], properties: String = "{}", files: [String: Int]) throws {
    try folder.write(
      "{\"images\": [\(slots.joined(separator: ", "))], \"properties\": \(properties)}",
      to: "scenes/App.xcassets/\(path).imageset/Contents.json")
    for (name, width) in files { try picture(width, to: "App.xcassets/\(path).imageset/\(name)") }
  }

  /// A group of `App.xcassets`.
  func group(_ path: String, isNamespace: Bool) throws {
    try folder.write(
      "{\"properties\": {\"provides-namespace\": \(isNamespace)}}",
      to: "scenes/App.xcassets/\(path)/Contents.json")
  }

  func colorSet(_ path: String, _ colors: String) throws {
    try folder.write("{\"colors\": [\(colors)]}", to: "scenes/App.xcassets/\(path).colorset/Contents.json")
  }

  func picture(_ width: Int, height: Int = 3, to name: String) throws {
    try folder.write(
      TestPNG.solid(0xFF00_0000 | UInt32(width), width: width, height: height), to: "scenes/" + name)
  }

  /// - Parameter keys: of the one screen.
  func scene(_ keys: String, traits: String = "", assets: String = "'App.xcassets'") throws -> Scene {
    let text = "{traits: {\(traits)}, assets: [\(assets)], stack: ['a'], screens: {a: {\(keys)}}}"
    return try SceneLoader.load(folder.write(text, to: "scenes/a.json5"))
  }

  /// What the bar's background image is.
  func image(_ name: String, traits: String = "scale: 2", assets: String = "'App.xcassets'") throws -> Found {
    let scene = try scene("bar: {backgroundImage: '\(name)'}", traits: traits, assets: assets)
    let image = try #require(scene.screens["a"]?.hooks[.viewWillAppear]?.backgroundImage.value)
    return Found(
      image: image, pixmap: try #require(scene.images.image(digest: image.summary.digest)),
      notes: scene.notes.map(\.summary))
  }

  /// What the bar's tint is.
  func color(_ name: String, traits: String = "") throws -> DynamicColor {
    let scene = try scene("bar: {tintColor: '\(name)'}", traits: traits)
    return try #require(scene.screens["a"]?.hooks[.viewWillAppear]?.tintColor.value)
  }

  struct Found {
    var image: BarImage
    var pixmap: Pixmap
    var notes: [String]
    var width: Int { pixmap.width }
  }
}
