public import BarGeometry

/// Something that an inspection saw in a frame.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// UIKit does it by design: to be known, not to be mended.
    case note
    case warning
    case error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How the rule behind it is known.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    case measured
    case documented
    case assumed
  }

  /// Where it is seen in one frame.
  public struct Mark: Hashable, Sendable {
    /// Index of the frame in its step.
    public var frame: Int
    /// Points, on the screen.
    public var rect: Rect

    public init(frame: Int, rect: Rect) {
      self.frame = frame
      self.rect = rect
    }
  }

  /// Identifier of the check: I1…I12, contrast.
  public var check: String
  public var severity: Severity
  /// The strategy's label; empty for frames recorded elsewhere.
  public var strategy: String
  /// From 1; 0 is the stack at rest.
  public var step: Int
  /// Index of the frame in which it is worst; nil where no single one is meant.
  public var frame: Int?
  public var progress: Double?
  /// Seconds.
  public var time: Double?
  /// Points, on the screen, in that frame.
  public var rect: Rect?
  /// Name of the layer that causes it.
  public var layer: String?
  /// What is seen and the likely cause in UIKit's terms.
  public var cause: String
  public var evidence: Evidence
  /// What the evidence is.
  public var source: String
  /// Every frame in which it is seen.
  public var marks: [Mark]

  public init(
    check: String, severity: Severity, strategy: String, step: Int, frame: Int? = nil,
    progress: Double? = nil,
    time: Double? = nil, rect: Rect? = nil, layer: String? = nil, cause: String, evidence: Evidence,
    source: String, marks: [Mark] = []
  ) {
    self.check = check
    self.severity = severity
    self.strategy = strategy
    self.step = step
    self.frame = frame
    self.progress = progress
    self.time = time
    self.rect = rect
    self.layer = layer
    self.cause = cause
    self.evidence = evidence
    self.source = source
    self.marks = marks
  }

  public var isNote: Bool { severity == .note }
}
