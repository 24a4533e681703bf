import BarGeometry
public import BarPixels

/// Frames of one transition from elsewhere: a screen recording, a simulator, another renderer. The first and the last
/// are taken for the pages at rest.
public struct Recording {
  /// In the order of time, all of one size.
  let frames: [Pixmap]
  /// Pixels per point.
  let scale: Double
  /// The same at one pixel a point.
  let small: [Pixmap]

  /// - Parameters:
  ///   - frames: at least two of one size.
  ///   - scale: pixels per point; recordings are often made smaller, so it need not be whole.
  /// Cost: O(pixels).
  public init(frames: [Pixmap], scale: Double) throws(RecordingError) {
    guard let first = frames.first, frames.count > 1 else { throw .tooFewFrames(frames.count) }
    for (index, frame) in frames.enumerated() where frame.width != first.width || frame.height != first.height
    {
      throw .otherSize(frame: index, width: frame.width, height: frame.height)
    }
    let width = Int((Double(first.width) / scale).rounded())
    let height = Int((Double(first.height) / scale).rounded())
    // The narrowest screen that there was has 320 points.
    guard width >= 100, height >= 100, width <= 3000, height <= 3000 else {
      throw .unlikelyScale(scale, width: width, height: height)
    }
    self.frames = frames
    self.scale = scale
    small =
      width == first.width && height == first.height
      ? frames : frames.map { $0.resized(width: width, height: height) }
  }

  var width: Int { small[0].width }
  var height: Int { small[0].height }
  /// Frames between the first and the last.
  var between: Range<Int> { 1..<frames.count - 1 }
  /// Rows are seen as they were drawn.
  var isExact: Bool { scale == scale.rounded() }
}
