import BarCodecs
import BarGeometry
import BarModel
import BarPixels

/// Finds and decodes the images that one scene names. Files are looked up beside the scene and in its asset folders,
/// and nowhere outside the scene's root.
final class AssetLoader {
  let store = ImageStore()
  /// Real paths of all files read.
  private(set) var inputs: Set<String> = []

  private let finder: AssetFinder
  /// Pixels per point of the output: decides among @1x, @2x and @3x.
  private let scale: Double
  private var loaded: [String: BarImage] = [:]

  init(finder: AssetFinder, scale: Double, scene: String) {
    self.finder = finder
    self.scale = scale
    if let path = RealPath.of(scene) { inputs.insert(path) }
  }

  /// The image called `name`.
  /// - Parameter scale: pixels per point of the file; nil = as its name or its catalogue says, else 1.
  func image(named name: String, scale: Double?) throws(AssetError) -> BarImage {
    // A name holds no zero.
    let key = scale.map { "\(name)\0\($0)" } ?? name
    if let known = loaded[key] { return known }
    let file = try finder.file(named: name, scale: self.scale)
    let bytes = try read(file.path, name: name)
    let decoded: DecodedImage
    do throws(CodecError) {
      decoded = try ImageDecoder.decode(bytes)
    } catch {
      throw AssetError(message: "\(Quote(name)) cannot be read", remedy: "\(error)")
    }
    let image = try register(
      decoded.pixmap, name: name, scale: scale ?? file.scale, hasAlpha: decoded.hasAlpha,
      rendering: file.rendering)
    loaded[key] = image
    return image
  }

  /// `{solid: colour, size}`: drawn at the output's scale.
  func solid(_ color: Color, size: Size) throws(AssetError) -> BarImage {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    guard width > 0, height > 0, width <= 16384, height <= 16384 else {
      throw AssetError(
        message: "a solid image of \(size.width) × \(size.height) points cannot be made",
        remedy: "use sizes from 1 pixel to 16384 pixels a side")
    }
    let pixmap = Pixmap(uninitializedWidth: width, height: height)
    Kernels.fill(pixmap.words, count: width * height, word: color.premultipliedWord)
    return try register(pixmap, name: "solid \(color.hex)", scale: scale, hasAlpha: !color.isOpaque)
  }

  /// `{gradient: [colours], angle}`: a strip (or a square for slanted ones) that bars stretch to their size.
  func gradient(_ colors: [Color], angle: Double) throws(AssetError) -> BarImage {
    let pixmap = GradientImage.make(colors, angle: angle)
    return try register(
      pixmap, name: "gradient \(colors.map(\.hex).joined(separator: " "))", scale: scale,
      hasAlpha: colors.contains { !$0.isOpaque })
  }

  private func read(_ path: String, name: String) throws(AssetError) -> [UInt8] {
    inputs.insert(path)
    do throws(FileError) {
      return try FileReader.bytes(path, limit: 1 << 28)
    } catch {
      throw AssetError(message: "\(Quote(name)) cannot be read", remedy: "\(error)")
    }
  }

  private func register(
    _ pixmap: Pixmap, name: String, scale: Double, hasAlpha: Bool,
    rendering: BarImage.RenderingMode = .automatic
  ) throws(AssetError) -> BarImage {
    let digest: String
    do throws(CodecError) {
      // 64 bits name a picture among the few of a scene, and a list stays readable.
      digest = String(try PixelDigest.sha256(pixmap).prefix(16)) + "-\(pixmap.width)x\(pixmap.height)"
    } catch {
      throw AssetError(message: "\(Quote(name)) cannot be digested", remedy: "\(error)")
    }
    store.insert(pixmap, digest: digest)
    let size = Size(
      width: (Double(pixmap.width) / scale).quantized, height: (Double(pixmap.height) / scale).quantized)
    return BarImage(
      name: name,
      summary: ImageSummary(
        digest: digest, size: size, hasAlpha: hasAlpha, averageColor: AverageColor.of(pixmap)),
      rendering: rendering)
  }
}
