import BarCodecs
import BarGeometry
import BarModel
import BarPixels

/// Finds and decodes the images and colours that one scene names. Files are looked up beside the scene and in its
/// asset folders, and nowhere outside the scene's root.
final class AssetLoader {
  let store = ImageStore()
  /// Real paths of all files read.
  private(set) var inputs: Set<String> = []
  /// What was found wrong or worth a word since `takeFindings`.
  var findings: [AssetFinding] = []

  let finder: AssetFinder
  let traits: AssetTraits
  private var loaded: [String: BarImage] = [:]
  private var colors: [String: DynamicColor] = [:]

  init(finder: AssetFinder, traits: Traits, scene: String) {
    self.finder = finder
    self.traits = AssetTraits(traits)
    if let path = RealPath.of(scene) { inputs.insert(path) }
  }

  func takeFindings() -> [AssetFinding] {
    defer { findings = [] }
    return findings
  }

  /// The image called `name`.
  /// - Parameter scale: pixels per point of the file; nil = as its name or its catalogue says, else 1.
  func image(named name: String, scale: Double?) throws(AssetError) -> BarImage {
    try image(named: name, key: scale.map { "\($0)" } ?? "") { file, _ in scale ?? file.scale }
  }

  /// A picture of a page. One whose name, catalogue and scene say no scale and that is 1, 2 or 3 times as wide as the
  /// screen, has that scale: that is what a screenshot is. The output's scale is tried first; any other width is a
  /// picture at scale 1.
  func page(named name: String, scale: Double?) throws(AssetError) -> BarImage {
    let (screen, output) = (traits.screenWidth, traits.scale)
    return try image(named: name, key: "page " + (scale.map { "\($0)" } ?? "")) { file, width in
      if let scale { return scale }
      guard !file.hasWrittenScale else { return file.scale }
      // Half a pixel: screens of a whole number of pixels have odd widths in points.
      return [output, 1, 2, 3].first { abs(screen * $0 - Double(width)) < 0.5 } ?? 1
    }
  }

  /// - Parameters:
  ///   - key: tells apart what one name can give.
  ///   - scale: of a file and its width in pixels.
  private func image(
    named name: String, key: String, scale: (AssetFile, Int) -> Double
  ) throws(AssetError) -> BarImage {
    // A name holds no zero.
    let key = name + "\0" + key
    if let known = loaded[key] { return known }
    let file = try finder.file(named: name, traits)
    inputs.insert(file.path)
    var picture = try AssetDecoder(traits: traits).picture(file, name: name, scale: scale)
    if file.isMirrored { picture.mirror() }
    // Eight bits are what every frame has.
    for note in file.notes + picture.notes where !note.hasPrefix("16-bit") {
      findings.append(AssetFinding(matter: .note(note), subject: name))
    }
    var image = try register(picture.pixmap, name: name, size: picture.size, hasAlpha: picture.hasAlpha)
    image.rendering = file.rendering
    image.capInsets = picture.capInsets
    image.tiles = file.slicing?.tiles ?? true
    image.flipsForRightToLeft = file.flipsForRightToLeft
    loaded[key] = image
    return image
  }

  /// The colour set called `name`; nil when there is none.
  func color(named name: String) throws(AssetError) -> DynamicColor? {
    if let known = colors[name] { return known }
    guard let folder = try finder.colorSet(named: name) else { return nil }
    let found = try ColorSet(folder: folder).color(traits)
    inputs.insert(folder + "/Contents.json")
    findings += found.notes.map { AssetFinding(matter: .note($0), subject: name) }
    colors[name] = found.color
    return found.color
  }

  /// `{solid: colour, size}`: drawn at the output's scale.
  func solid(_ color: Color, size: Size) throws(AssetError) -> BarImage {
    let scale = traits.scale
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    guard width > 0, height > 0, width <= 16384, height <= 16384 else {
      throw AssetError(
        message: "a solid image of \(size.width) × \(size.height) points cannot be made",
        remedy: "use sizes from 1 pixel to 16384 pixels a side")
    }
    let pixmap = Pixmap(uninitializedWidth: width, height: height)
    Kernels.fill(pixmap.words, count: width * height, word: color.premultipliedWord)
    var image = try register(
      pixmap, name: "solid \(color.hex)", size: AssetPicture.size(of: pixmap, scale: scale),
      hasAlpha: !color.isOpaque)
    image.solidColor = color
    return image
  }

  /// `{gradient: [colours], angle}`: a strip (or a square for slanted ones) that bars stretch to their size.
  func gradient(_ colors: [Color], angle: Double) throws(AssetError) -> BarImage {
    let pixmap = GradientImage.make(colors, angle: angle)
    return try register(
      pixmap, name: "gradient \(colors.map(\.hex).joined(separator: " "))",
      size: AssetPicture.size(of: pixmap, scale: traits.scale), hasAlpha: colors.contains { !$0.isOpaque })
  }

  private func register(
    _ pixmap: Pixmap, name: String, size: Size, hasAlpha: Bool
  ) throws(AssetError) -> BarImage {
    let digest: String
    do throws(CodecError) {
      // 64 bits name a picture among the few of a scene, and a list stays readable.
      digest = String(try PixelDigest.sha256(pixmap).prefix(16)) + "-\(pixmap.width)x\(pixmap.height)"
    } catch {
      throw AssetError(message: "\(Quote(name)) cannot be digested", remedy: "\(error)")
    }
    store.insert(pixmap, digest: digest)
    return BarImage(
      name: name,
      summary: ImageSummary(
        digest: digest, size: size, hasAlpha: hasAlpha, averageColor: AverageColor.of(pixmap)))
  }
}
