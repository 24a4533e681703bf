import BarCodecs
import BarGeometry
import BarPixels

/// A picture of differences, as a file's bytes.
public struct DiffPicture: Equatable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The expected picture as a faded grey, differences on it in colour.
    case overlay
    /// Differences on nothing.
    case mask
    /// The expected picture, the actual one and the overlay, side by side.
    case sideBySide = "side-by-side"
    /// Four files with the names that Flutter's tests use: masterImage, testImage, isolatedDiff, maskedDiff.
    case quartet
    /// A film strip: the expected frames, the actual ones and the differences below each other, with a cell above each
    /// that is coloured by how much differs.
    case strip

    var papers: [Kernels.ComparePaper] {
      switch self {
      case .overlay, .sideBySide, .strip: [.faded]
      case .mask: [.clear]
      case .quartet: [.clear, .plain]
      }
    }
  }

  /// What comes after a file's name and a line below; empty for the only picture.
  public var suffix: String
  public var png: [UInt8]

  static func pictures(
    _ kind: Kind, _ canvases: [StraightImage], _ expected: DiffSource, _ actual: DiffSource
  ) throws(DiffError) -> [DiffPicture] {
    switch kind {
    case .overlay, .mask, .strip: return [try make("", canvases[0], expected)]
    case .sideBySide:
      return [try make("", try SideBySide.picture(expected, actual, canvases[0]), expected)]
    case .quartet:
      return [
        try make("masterImage", try expected.straight(), expected),
        try make("testImage", try actual.straight(), actual),
        try make("isolatedDiff", canvases[0], expected),
        try make("maskedDiff", canvases[1], actual),
      ]
    }
  }

  /// A film strip, which is on no scale of its own.
  static func strip(_ sheet: StraightImage) throws(DiffError) -> DiffPicture {
    try encode("", sheet, scale: 1)
  }

  private static func make(
    _ suffix: String, _ image: StraightImage, _ source: DiffSource
  ) throws(DiffError) -> DiffPicture {
    // As dense as the file it shows; one pixel a point where that does not say.
    let scale = Double(source.file.pixelsPerMeter ?? 0) * 0.0254 / 72
    return try encode(suffix, image, scale: scale > 0 && scale <= 16 ? scale : 1)
  }

  private static func encode(
    _ suffix: String, _ image: StraightImage, scale: Double
  ) throws(DiffError) -> DiffPicture {
    do throws(CodecError) {
      let png = try PNGStableEncoder.encode(image, scale: scale)
      return DiffPicture(suffix: suffix, png: png)
    } catch {
      throw .cannotEncode(path: "the picture of differences", reason: error.description)
    }
  }
}

extension DiffSource {
  /// With 8 bits a sample.
  func straight() throws(DiffError) -> StraightImage {
    let image = try reading { () throws(CodecError) in try file.image() }
    return image.straight
  }
}

extension SampleImage {
  /// With 8 bits a sample, rounded to nearest.
  var straight: StraightImage {
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    rgba.withUnsafeMutableBytes { out in
      // Not nil: a picture has pixels.
      Kernels.narrow(bytes, depth, pixels: width * height, to: out.baseAddress!)
    }
    return StraightImage(width: width, height: height, rgba: rgba)
  }
}
