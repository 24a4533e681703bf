public import BarGeometry

/// How two pictures of one size differ, exactly, premultiplied word by word.
public struct PixelDifference: Hashable, Sendable {
  /// Pixels that are not the same.
  public var different: Int
  /// The largest difference of any channel of any pixel, 0…255.
  public var maxDelta: Int
  /// The smallest rectangle that holds every different pixel; nil when there is none.
  public var bounds: PixelRect?

  public static let none = PixelDifference(different: 0, maxDelta: 0, bounds: nil)

  public init(different: Int, maxDelta: Int, bounds: PixelRect?) {
    self.different = different
    self.maxDelta = maxDelta
    self.bounds = bounds
  }

  /// Compares two pictures. Of pictures with different sizes every pixel differs, by 255, in the rectangle
  /// that covers both. Cost: O(pixels); equal stretches are skipped 64 pixels at a time.
  public static func compare(a: Pixmap, b: Pixmap) -> PixelDifference {
    guard a.width == b.width, a.height == b.height else {
      let all = PixelRect(
        x: 0, y: 0, width: max(a.width, b.width), height: max(a.height, b.height))
      return PixelDifference(different: all.area, maxDelta: 255, bounds: all)
    }
    if a === b { return .none }
    var tally = DifferenceTally()
    for y in 0..<a.height {
      tally.addRow(a.row(y), b.row(y), count: a.width, y: y)
    }
    return tally.result
  }
}
