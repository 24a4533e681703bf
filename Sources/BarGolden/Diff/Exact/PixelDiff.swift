public import BarGeometry

/// How two pictures differ, exactly, by the straight samples of their files. Sizes need not agree: pictures
/// lie on each other at the top left, and a pixel that only one of them has is different.
public struct PixelDiff: Hashable, Sendable {
  /// Pixels.
  public var expectedWidth: Int
  public var expectedHeight: Int
  public var actualWidth: Int
  public var actualHeight: Int
  /// Pixels that are not the same, those that only one picture has included.
  public var different: Int
  /// Of those: both are fully transparent, so nobody can see the difference.
  public var alphaInvisible: Int
  /// Over the pixels that both have.
  public var maxDelta: ChannelDelta
  /// The smallest rectangle that holds every different pixel; nil when there is none.
  public var bounds: PixelRect?

  public init(
    expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int, different: Int,
    alphaInvisible: Int, maxDelta: ChannelDelta, bounds: PixelRect?
  ) {
    self.expectedWidth = expectedWidth
    self.expectedHeight = expectedHeight
    self.actualWidth = actualWidth
    self.actualHeight = actualHeight
    self.different = different
    self.alphaInvisible = alphaInvisible
    self.maxDelta = maxDelta
    self.bounds = bounds
  }

  /// Pixels; of the rectangle that covers both pictures.
  public var width: Int { max(expectedWidth, actualWidth) }
  public var height: Int { max(expectedHeight, actualHeight) }

  public var isEqual: Bool { different == 0 }
  public var isSameSize: Bool { expectedWidth == actualWidth && expectedHeight == actualHeight }
  /// The part of the covering rectangle that is different, 0…1.
  public var ratio: Double { Double(different) / Double(width * height) }
}

extension PixelDiff: CustomStringConvertible {
  /// “312 of 120,000 pixels (0.26 %), largest step 48, within x 10…40 y 0…3”; first and last pixel included.
  public var description: String {
    let total = width * height
    var parts: [String] = []
    if !isSameSize {
      parts.append("size \(expectedWidth)×\(expectedHeight) → \(actualWidth)×\(actualHeight)")
    }
    parts.append(
      "\(Phrase.grouped(different)) of \(Phrase.grouped(total)) pixels "
        + "(\(Phrase.percent(different, of: total)))"
    )
    if maxDelta.largest > 0 { parts.append("largest step \(maxDelta.largest)") }
    if let bounds {
      parts.append("within x \(bounds.x)…\(bounds.maxX - 1) y \(bounds.y)…\(bounds.maxY - 1)")
    }
    if alphaInvisible > 0 {
      parts.append(
        (alphaInvisible == different ? "all" : Phrase.grouped(alphaInvisible))
          + " of them only in the colour of fully transparent pixels")
    }
    return parts.joined(separator: ", ")
  }
}
