public import BarCodecs
public import BarGolden
public import BarPixels

/// What `expectImage` compares: a `Pixmap`, a `StraightImage`, a `GoldenPicture`, or the bytes of a PNG file.
public protocol ComparableImage {
  /// - Parameter scale: pixels per point, for what does not know it.
  /// - Throws: when it cannot be read as a still picture of 8 bits a sample.
  func goldenPicture(scale: Double) throws -> GoldenPicture
}

extension Pixmap: ComparableImage {
  /// Cost: O(pixels).
  public func goldenPicture(scale: Double) -> GoldenPicture { GoldenPicture(self, scale: scale) }
}

extension StraightImage: ComparableImage {
  public func goldenPicture(scale: Double) -> GoldenPicture { GoldenPicture(image: self, scale: scale) }
}

extension GoldenPicture: ComparableImage {
  public func goldenPicture(scale: Double) -> GoldenPicture { self }
}

extension [UInt8]: ComparableImage {
  /// Cost: O(pixels).
  public func goldenPicture(scale: Double) throws -> GoldenPicture {
    let file = try SampleFile(self)
    // Goldens of pictures keep 8 bits and one frame; what is more must not be dropped unseen.
    guard !file.isAnimation else {
      throw TestingError.unsuitedPicture(
        reason: "the PNG is an animation; compare its frames with expectAnimation")
    }
    guard file.depth == .eight else {
      throw TestingError.unsuitedPicture(
        reason: "the PNG has 16 bits a sample, a golden 8; reduce it to 8 first")
    }
    return GoldenPicture(image: try PNGDecoder.decodeStraight(self), scale: scale)
  }
}
