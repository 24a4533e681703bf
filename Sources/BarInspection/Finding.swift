public import BarGeometry

/// Something that an inspection saw in a frame.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    case warning
    case error
    /// UIKit does it by design: to be known, not to be mended.
    case note
  }

  /// How the rule behind it is known.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    case measured
    case documented
    case assumed
  }

  /// Identifier of the check: I1…I12, contrast.
  public var check: String
  public var severity: Severity
  /// The strategy's label; empty for frames recorded elsewhere.
  public var strategy: String
  /// From 1; 0 is the stack at rest.
  public var step: Int
  /// Index of the frame; nil where no single one is meant.
  public var frame: Int?
  public var progress: Double?
  /// Seconds.
  public var time: Double?
  /// Points, on the screen.
  public var rect: Rect?
  /// Name of the layer that causes it.
  public var layer: String?
  /// What is seen and the likely cause in UIKit's terms.
  public var cause: String
  public var evidence: Evidence
  /// What the evidence is.
  public var source: String

  public init(
    check: String, severity: Severity, strategy: String, step: Int, frame: Int? = nil,
    progress: Double? = nil,
    time: Double? = nil, rect: Rect? = nil, layer: String? = nil, cause: String, evidence: Evidence,
    source: String
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
  }
}
