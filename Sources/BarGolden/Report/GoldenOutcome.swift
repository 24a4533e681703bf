/// What a check says about one golden.
public struct GoldenOutcome: Hashable, Sendable {
  public var name: GoldenName
  /// Relative to the golden folder.
  public var path: String
  /// Of the scene and variant in the project, from 0.
  public var unit: Int
  /// Nil for goldens of a whole step.
  public var frame: FramePlace?
  public var verdict: GoldenVerdict
  /// Which of several accepted goldens it is compared with: 1 is the golden itself, 2 its `.variant-2`.
  public var variant = 1
  /// SHA-256 of the golden's file as hex digits; nil for none. Approving refuses when it has changed since.
  public var goldenDigest: String?
  /// The same of the pending file, so that only what was looked at is approved.
  public var pendingDigest: String?
  /// What was written to look at; all nil where nothing differs.
  public var files = GoldenFiles()
  /// How the renderer differs from the one that recorded the golden: “cairo 1.16.0 → 1.18.0”. Only of failures.
  public var environmentChanges: [String] = []
  public var causes: [GoldenCause] = []
  public var decision: GoldenDecision?

  public init(
    name: GoldenName, unit: Int = 0, frame: FramePlace? = nil, verdict: GoldenVerdict,
    files: GoldenFiles = GoldenFiles()
  ) {
    self.name = name
    path = name.path
    self.unit = unit
    self.frame = frame
    self.verdict = verdict
    self.files = files
  }

  /// Whether a file waits to become the golden.
  public var isPending: Bool { files.pending != nil && decision == nil }
}
