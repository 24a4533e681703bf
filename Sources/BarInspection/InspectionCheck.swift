public import BarMotion

/// One law of what may be seen in the frames of a step.
public protocol InspectionCheck: Sendable {
  /// `I1`…`I12`, `contrast`.
  static var id: String { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// How the law is known.
  static var evidence: Finding.Evidence { get }
  /// What the evidence is, for reports.
  static var source: String { get }

  static func holds(for strategy: any TransitionStrategy) -> Applicability

  /// Looks at all frames of a step. Cost: see each check; those that look at pixels draw the band of every frame
  /// several times, at one pixel a point.
  /// - Throws: what drawing throws.
  static func findings(in inspection: Inspection) throws -> [Finding]
}

extension InspectionCheck {
  public static func holds(for strategy: any TransitionStrategy) -> Applicability { .must }

  /// A finding of this check in one frame or in several: the worst of `seen` is the one that is named.
  static func finding(
    _ inspection: Inspection, _ seen: [Sighting], _ cause: String, severity: Finding.Severity = .error,
    evidence: Finding.Evidence? = nil, source: String? = nil
  ) -> Finding? {
    guard let worst = seen.max(by: { $0.weight < $1.weight }) else { return nil }
    let flight = inspection.flight
    let instant = worst.frame.map { flight.instants[$0] }
    return Finding(
      check: id, severity: severity, strategy: flight.strategy.label, step: inspection.step,
      frame: worst.frame, progress: instant?.progress, time: instant?.time, rect: worst.rect?.rounded,
      layer: worst.layer, cause: cause + inspection.extent(seen), evidence: evidence ?? Self.evidence,
      source: source ?? Self.source,
      marks: seen.compactMap { sighting in
        guard let frame = sighting.frame, let rect = sighting.rect else { return nil }
        return Finding.Mark(frame: frame, rect: rect.rounded)
      })
  }
}
