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
  /// How far each frame is from its golden, 0 (the same) to 1; by frame. For heat strips.
  public var distances: [Double]
  /// The largest share first.
  public var causes: [GoldenCause]

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
