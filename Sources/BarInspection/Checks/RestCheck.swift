import BarDisplay
import BarGeometry
public import BarMotion
import BarNavigation

/// I1: the first and the last frame are the pages at rest, and right beside them nothing has jumped.
public struct RestCheck: InspectionCheck {
  public static let id = "I1"
  public static let summary =
    "The first and last frames are the resting pages; beside them only motion, dim and shadow differ."
  public static let evidence = Finding.Evidence.documented
  public static let source =
    "a transition ends in what its page looks like at rest; reports KM#163, KM PR#111, QM#1432"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    strategy.name == "sharedBar"
      ? .byDesign("what a hook writes to the shared bar shows from the first frame on; I2 judges it") : .must
  }

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    try ends(inspection) + memory(inspection) + jumps(inspection) + items(inspection)
  }

  /// Frames that rest.
  private static func ends(_ inspection: Inspection) throws -> [Finding] {
    let flight = inspection.flight
    var seen: [Sighting] = []
    for frame in flight.instants.indices where flight.instants[frame].phase == .rest {
      let instant = flight.instants[frame]
      // The end of what was taken back is I4's.
      if instant.progress <= 0, instant.time > 0 { continue }
      if let sighting = try RestDifference(inspection).between(
        inspection.resting(frame), flight.lists[frame], frame: frame)
      {
        seen.append(sighting)
      }
    }
    return [finding(inspection, seen, "the resting frame is not what its page looks like at rest")]
      .compactMap { $0 }
  }

  /// A page that is returned to.
  private static func memory(_ inspection: Inspection) throws -> [Finding] {
    guard let expected = inspection.expectedTo else { return [] }
    let last = inspection.flight.instants.indices.last { inspection.flight.instants[$0].progress >= 1 }
    let sighting = try RestDifference(inspection).between(
      expected, inspection.healthy.restingTo, frame: last)
    let page = inspection.stage.transition.to.name
    return [
      finding(
        inspection, [sighting].compactMap { $0 },
        "\(page) rests in another look than when it was last on top: the one shared bar keeps what the page above wrote "
          + "to it; \(page) has to write its own look in viewWillAppear",
        evidence: .documented, source: "R12: one bar for all pages, which keeps what was written last")
    ].compactMap { $0 }
  }

  private static func jumps(_ inspection: Inspection) throws -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    let flight = inspection.flight
    var seen: [Sighting] = []
    if inspection.strategy.placement == .inPages {
      // Wherever the bars are the pages' own, a frame is known from its position alone.
      for frame in [flight.framesInFlight.first, flight.framesInFlight.last].compactMap({ $0 }) {
        let progress = flight.instants[frame].progress
        guard min(progress, 1 - progress) <= 0.2 else { continue }
        let band = try inspection.band(frame)
        if let sighting = band.sighting(frame, flight.lists[frame], inspection) { seen.append(sighting) }
      }
    }
    var found = [
      finding(
        inspection, seen,
        "the band jumps between this frame and the resting one: the bar that is shown in flight is put in or taken away "
          + "a frame too early or too late, or lies over another backdrop than the real bar")
    ]
    for probe in EndProbe.all(inspection) {
      guard let sighting = try probe.jump(inspection) else { continue }
      let isDesign =
        probe.isStart && (inspection.strategy.name == "sharedBar" || inspection.hidesAtOnce)
      found.append(
        finding(
          inspection, [sighting], probe.cause(inspection), severity: isDesign ? .note : .error,
          evidence: isDesign ? .documented : nil,
          source: isDesign
            ? "library-mechanisms: a shared bar set at once takes the new style at frame 0" : nil))
    }
    return found.compactMap { $0 }
  }

  private static func items(_ inspection: Inspection) -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    return ItemContinuity.all(inspection).flatMap { ends -> [Finding] in
      let (breaches, byDesign) = ends.jumps
      return [
        finding(
          inspection, breaches,
          "a title or an item jumps beside the end: it comes or goes at once, stands elsewhere or has another colour than "
            + "at rest"),
        finding(
          inspection, byDesign,
          "titles and items take the new colours at the first moment: a hook wrote them to the bar",
          severity: .note,
          source: "library-mechanisms: a shared bar set at once takes the new style at frame 0"),
      ].compactMap { $0 }
    }
  }
}
