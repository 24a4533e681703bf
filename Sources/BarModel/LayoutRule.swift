/// Why a part of a bar stands where it stands, and how well that is known.
public struct LayoutRule: Hashable, Sendable {
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// Read off images of real UIKit.
    case measured
    /// Written down by Apple, or printed in a published view dump.
    case documented
    case assumed
  }

  /// What the rule says, without a full stop.
  public var text: String
  public var evidence: Evidence
  /// What was measured or where it is written; empty for an assumption that rests on nothing.
  public var source: String

  public init(_ text: String, _ evidence: Evidence, _ source: String = "") {
    self.text = text
    self.evidence = evidence
    self.source = source
  }
}

extension LayoutRule: CustomStringConvertible {
  /// "centred in the bar (measured: …)"
  public var description: String {
    "\(text) (\(evidence.rawValue)\(source.isEmpty ? "" : ": \(source)"))"
  }
}
