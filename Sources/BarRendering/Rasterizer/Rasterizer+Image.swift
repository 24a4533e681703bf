import BarDisplay
import BarGeometry
import BarPixels

extension Rasterizer {
  /// The image as it fills a frame: a pixmap cut to where it is drawn, or its coverage when `isMask`.
  func raster(
    _ image: ImageContent, isMask: Bool, size: Size, scale: Double, images: any ImageProvider
  ) throws(RasterError) -> Raster? {
    guard image.size.width.isFinite, image.size.height.isFinite else { throw .notFinite("an image's size") }
    guard !image.size.isEmpty else { return nil }
    guard let pixels = images.image(digest: image.digest) else { throw .missingImage(digest: image.digest) }
    guard max(pixels.width, pixels.height) <= Canvas.maximumSide else {
      throw .tooLarge(width: Double(pixels.width), height: Double(pixels.height))
    }
    let frame = try Canvas.pixels(width: size.width * scale, height: size.height * scale)
    let placement = ImagePlacement(image, pixels: pixels, frame: frame, scale: scale)
    if placement.isCovering, !isMask, let word = Rasterizer.uniformWord(of: pixels) {
      return Rasterizer.solid(word)
    }
    let drawn = ImageResampler.resample(pixels, x: placement.x, y: placement.y)
    return isMask
      ? Rasterizer.mask(of: drawn, origin: placement.origin) : .pixmap(drawn, origin: placement.origin)
  }

  /// The one colour that all pixels have; nil when they differ. Stops at the first other pixel.
  static func uniformWord(of pixmap: Pixmap) -> UInt32? {
    let words = UnsafeBufferPointer(start: pixmap.words, count: pixmap.width * pixmap.height)
    let first = words[0]
    return words.allSatisfy { $0 == first } ? first : nil
  }

  static func mask(of pixmap: Pixmap, origin: PixelOffset) -> Raster? {
    let words = pixmap.words
    let width = pixmap.width
    guard
      let ink = InkBounds.find(
        width: width, height: pixmap.height, isInk: { words[$1 * width + $0] >> 24 != 0 })
    else { return nil }
    let mask = AlphaMask(width: ink.width, height: ink.height)
    for y in 0..<ink.height {
      let source = pixmap.row(ink.y + y) + ink.x
      let row = mask.row(y)
      for x in 0..<ink.width { row[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
    }
    return .mask(mask, origin: PixelOffset(x: origin.x + ink.x, y: origin.y + ink.y))
  }
}
