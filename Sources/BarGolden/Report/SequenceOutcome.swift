/// What the goldens of one step say together: which frame is the first that differs, whether it is time or looks
/// that changed, and why. Made only for steps of which something differs.
public struct SequenceOutcome: Hashable, Sendable, Codable {
  /// Of the scene and variant in the project, from 0.
  public var unit: Int
  /// The folder of the step's pictures without its slash: `push/1-fakeBar`. Its list is that with `.txt`.
  public var path: String
  public var verdict: AnimationVerdict
  /// The first frame that differs; nil when frames are only missing or more.
  public var first: FramePlace?
  /// One sentence each: “the same pictures, 2 frames late”.
  public var notes: [String]
  /// How far each frame is from its golden, by frame: the part of its pixels that differs, 0 (the same) to 1; where
  /// there are only lists, of the screen that changed layers cover. Frames that were not compared are left out at
  /// the end. For heat strips.
  public var distances: [Double]
  /// The largest share first.
  public var causes: [GoldenCause]
  /// A film strip of what differs, relative to the run's folder; nil when no picture does.
  public var strip: String?

  public init(
    unit: Int, path: String, verdict: AnimationVerdict, first: FramePlace?, notes: [String] = [],
    distances: [Double] = [], causes: [GoldenCause] = []
  ) {
    self.unit = unit
    self.path = path
    self.verdict = verdict
    self.first = first
    self.notes = notes
    self.distances = distances
    self.causes = causes
  }
}
