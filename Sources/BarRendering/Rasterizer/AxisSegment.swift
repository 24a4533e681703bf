/// One stretch of an axis: which source pixels fill which destination pixels, and how.
struct AxisSegment: Hashable {
  enum Mode: Hashable {
    case stretch
    /// Repeated from the segment's start; `step` is source pixels a destination pixel.
    case tile(step: Double)
  }

  var destination: Range<Int>
  var source: Range<Int>
  var mode = Mode.stretch

  /// The three parts of a resizable image along one axis: cap, centre, cap.
  ///
  /// - Parameters:
  ///   - length: the frame, pixels.
  ///   - sourceLength: the image, pixels; `density` of them make a point.
  ///   - caps: points of the image. Negative ones count as 0; caps longer than the image or the frame
  ///     shrink in proportion.
  static func resizable(
    length: Int, sourceLength: Int, density: Double, scale: Double, caps: (Double, Double), isTiled: Bool
  ) -> [AxisSegment] {
    func pixels(_ points: Double, limit: Int) -> Int {
      points > 0 ? Int(min((points * density).rounded(), Double(limit))) : 0
    }
    let source = fit(
      (pixels(caps.0, limit: sourceLength), pixels(caps.1, limit: sourceLength)), into: sourceLength)
    func drawn(_ sourcePixels: Int) -> Int {
      Int(min((Double(sourcePixels) / density * scale).rounded(), Double(Canvas.maximumSide)))
    }
    let caps = fit((drawn(source.0), drawn(source.1)), into: length)
    var centre = source.0..<(sourceLength - source.1)
    if centre.isEmpty {
      // Caps that meet leave nothing to stretch; the pixel at the joint serves.
      let joint = min(source.0, sourceLength - 1)
      centre = joint..<(joint + 1)
    }
    // Documented (UIImage.resizableImage): a one-pixel region is stretched, which looks the same.
    let mode = isTiled && centre.count > 1 ? Mode.tile(step: density / scale) : .stretch
    return [
      AxisSegment(destination: 0..<caps.0, source: 0..<source.0),
      AxisSegment(destination: caps.0..<(length - caps.1), source: centre, mode: mode),
      AxisSegment(
        destination: (length - caps.1)..<length, source: (sourceLength - source.1)..<sourceLength),
    ].filter { !$0.destination.isEmpty && !$0.source.isEmpty }
  }

  private static func fit(_ caps: (Int, Int), into length: Int) -> (Int, Int) {
    let sum = caps.0 + caps.1
    guard sum > length else { return caps }
    let first = (caps.0 * length + sum / 2) / sum
    return (first, length - first)
  }
}
