/// How large a picture may be. Checked against the header, before any memory is taken for pixels.
public struct ImageLimits: Equatable, Sendable {
  /// Pixels, width × height.
  public var maxPixels: Int
  /// Pixels; neither width nor height may be larger.
  public var maxSide: Int

  public init(maxPixels: Int, maxSide: Int) {
    self.maxPixels = maxPixels
    self.maxSide = maxSide
  }

  /// 64 Mi pixels (256 MiB in memory), 16384 a side. Assumed to be enough: nine frames of an iPhone side by
  /// side are 10611×2556 (27 Mi pixels).
  public static let standard = ImageLimits(maxPixels: 1 << 26, maxSide: 16384)

  /// For what is drawn from a description, where a few bytes can ask for any size: 16 Mi pixels, 8192 a side.
  /// Assumed to be enough: the largest iPad's screen has 5.6 Mi pixels.
  public static let drawing = ImageLimits(maxPixels: 1 << 24, maxSide: 8192)

  /// - Throws: `CodecError.tooLarge`; `.corrupt` for a side of zero.
  func check(width: Int, height: Int) throws(CodecError) {
    guard width > 0, height > 0 else { throw .corrupt("\(width)×\(height) pixels") }
    // Sides first: their product cannot overflow after that.
    guard width <= maxSide, height <= maxSide, width * height <= maxPixels else {
      throw .tooLarge(width: width, height: height, limits: self)
    }
  }
}

extension ImageLimits: CustomStringConvertible {
  public var description: String { "\(maxSide) a side or \(maxPixels) in all" }
}
