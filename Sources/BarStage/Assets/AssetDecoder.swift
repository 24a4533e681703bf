import BarCodecs
import BarGeometry
import BarPixels

/// Reads an image file of any kind: PNG, JPEG, SVG, PDF, told by its contents.
struct AssetDecoder {
  let traits: AssetTraits

  /// - Parameter scale: of a file and its width in pixels; not asked for drawings, which are drawn at the output's.
  func picture(
    _ file: AssetFile, name: String, scale: (AssetFile, Int) -> Double
  ) throws(AssetError) -> AssetPicture {
    let bytes = try read(file.path, name: name)
    let isPDF = PDFDrawing.isOne(bytes)
    let svg = isPDF ? try PDFDrawing().svg(file.path, name: name) : bytes
    do throws(CodecError) {
      if isPDF || SVGDecoder.canRead(svg) { return try drawing(svg, file) }
      let image = try ImageDecoder.decode(bytes)
      let density = scale(file, image.pixmap.width)
      let picture = AssetPicture(
        pixmap: image.pixmap, size: AssetPicture.size(of: image.pixmap, scale: density),
        hasAlpha: image.hasAlpha, notes: image.metadata.notes)
      return sliced(picture, file.slicing, density: density)
    } catch {
      var isMissing = false
      if case .missingLibrary = error { isMissing = true }
      throw AssetError(
        message: "\(Quote(name)) cannot be read", remedy: "\(error)", isMissingProgram: isMissing)
    }
  }

  private func drawing(_ svg: [UInt8], _ file: AssetFile) throws(CodecError) -> AssetPicture {
    // A bar stretches its background across the screen.
    let width = file.keepsVector ? Int((traits.screenWidth * traits.scale).rounded(.up)) : 0
    let drawn = try SVGDecoder.decode(svg, scale: traits.scale, leastWidth: width)
    let size = Size(width: drawn.size.width.quantized, height: drawn.size.height.quantized)
    let picture = AssetPicture(
      pixmap: drawn.image.pixmap, size: size, hasAlpha: drawn.image.hasAlpha,
      notes: drawn.image.metadata.notes)
    // A pixel of a drawing's file is a point.
    let density = Double(picture.pixmap.width) / drawn.size.width
    return sliced(picture, file.slicing?.scaled(by: density), density: density)
  }

  private func sliced(_ picture: AssetPicture, _ slicing: ImageSlicing?, density: Double) -> AssetPicture {
    guard let slicing else { return picture }
    let cut = slicing.apply(picture.pixmap)
    func points(_ pixels: Double) -> Double { (pixels / density).quantized }
    var result = picture
    result.pixmap = cut.pixmap
    result.size = AssetPicture.size(of: cut.pixmap, scale: density)
    result.capInsets = EdgeInsets(
      top: points(cut.caps.top), left: points(cut.caps.left), bottom: points(cut.caps.bottom),
      right: points(cut.caps.right))
    result.notes += cut.notes
    return result
  }

  private func read(_ path: String, name: String) throws(AssetError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.bytes(path, limit: 1 << 28)
    } catch {
      throw AssetError(message: "\(Quote(name)) cannot be read", remedy: "\(error)")
    }
  }
}
