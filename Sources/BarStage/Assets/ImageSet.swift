import BarModel

/// One `.imageset` folder of an asset catalogue.
struct ImageSet {
  var folder: String

  /// The file for an environment, with what the catalogue says of it.
  ///
  /// Among the slots that fit the device and its settings best (`CatalogCondition`) the scale decides: the output's
  /// own, else a drawing, which has every scale (as Xcode's "individual and single scales"), else the nearest larger
  /// picture, else the largest.
  /// - Throws: when `Contents.json` is missing or broken, names a file outside, or has nothing for this environment.
  func file(_ traits: AssetTraits) throws(AssetError) -> AssetFile {
    let contents = try CatalogFile(folder: folder)
    var best: (rank: [Int], slot: JSON5.Node, scale: Double)?
    var idioms: [String] = []
    for slot in try contents.entries("images") {
      guard let name = slot["filename"]?.string, !name.isEmpty else { continue }
      guard !name.contains("/") else {
        throw contents.error("names the file \(Quote(name)) outside of itself")
      }
      guard let scale = Self.scales[slot["scale"]?.string ?? "1x"] else {
        throw contents.error("gives \(Quote(name)) a scale that is none of 1x, 2x and 3x")
      }
      let condition = CatalogCondition(slot)
      if !idioms.contains(condition.idiom) { idioms.append(condition.idiom) }
      guard let fit = condition.rank(traits) else { continue }
      let rank = fit + [Self.rank(scale, isDrawing: AssetFile.isDrawing(name), wanted: traits.scale)]
      if best.map({ CatalogCondition.isBetter(rank, $0.rank) }) ?? true { best = (rank, slot, scale) }
    }
    guard let best else { throw nothing(in: contents, idioms, traits) }
    return try file(best.slot, scale: best.scale, contents, traits)
  }

  private func file(
    _ slot: JSON5.Node, scale: Double, _ contents: CatalogFile, _ traits: AssetTraits
  ) throws(AssetError) -> AssetFile {
    let name = slot["filename"]?.string ?? ""
    let properties = contents.root["properties"]
    let direction = CatalogCondition(slot).direction
    var file = AssetFile(path: AssetFile.path(name, in: folder), scale: scale)
    file.rendering =
      properties?["template-rendering-intent"]?.string.flatMap(BarImage.RenderingMode.init) ?? .automatic
    file.keepsVector = properties?["preserves-vector-representation"]?.bool ?? false
    file.slicing = try ImageSlicing(slot["resizing"], contents)
    // A slot for right to left in a right-to-left scene is right as it is; the model's flag would mirror it.
    file.flipsForRightToLeft =
      direction == "left-to-right" || direction == "right-to-left" && !traits.isRightToLeft
    file.isMirrored = direction == "right-to-left" && !traits.isRightToLeft
    return file
  }

  private static let scales = ["1x": 1.0, "2x": 2, "3x": 3]

  private static func rank(_ scale: Double, isDrawing: Bool, wanted: Double) -> Int {
    if scale == wanted { return isDrawing ? 99 : 100 }
    if isDrawing { return 90 }
    return scale > wanted ? 50 - Int(scale) : Int(scale)
  }

  private func nothing(in contents: CatalogFile, _ idioms: [String], _ traits: AssetTraits) -> AssetError {
    guard !idioms.isEmpty else {
      return contents.error("holds no file", remedy: "put a picture into one of its slots")
    }
    let found = idioms.filter { $0 != traits.idiom && $0 != "universal" }
    return contents.error(
      found.isEmpty
        ? "has no file for this appearance, language or size class"
        : "has no file for \(traits.idiom), only for \(found.joined(separator: ", "))",
      remedy: "fill one of its universal slots")
  }
}
