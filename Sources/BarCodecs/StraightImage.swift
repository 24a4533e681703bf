/// A picture with the very samples of its file: premultiplying loses colour where alpha is below 255, so
/// files are compared in this form. In sRGB; colours of an embedded profile were converted.
public struct StraightImage: Equatable, Sendable {
  /// Pixels.
  public var width: Int
  public var height: Int
  /// Red, green, blue, alpha, 8 bits each, not premultiplied; rows without padding: `width * height * 4`
  /// bytes.
  public var rgba: [UInt8]
  public var metadata: ImageMetadata

  public init(width: Int, height: Int, rgba: [UInt8], metadata: ImageMetadata = ImageMetadata()) {
    self.width = width
    self.height = height
    self.rgba = rgba
    self.metadata = metadata
  }
}
