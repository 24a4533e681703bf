/// Which frame of its step a golden shows.
public struct FramePlace: Hashable, Sendable, Codable {
  /// From 0.
  public var index: Int
  /// Frames of the step that goldens keep.
  public var count: Int
  /// Seconds since the step began.
  public var time: Double

  public init(index: Int, count: Int, time: Double) {
    self.index = index
    self.count = count
    self.time = time
  }

  /// “frame 7 of 31 (t = 116.7 ms)”; people and files count frames from 0.
  public var words: String { "frame \(index) of \(count) (t = \(Phrase.milliseconds(time)))" }
}
