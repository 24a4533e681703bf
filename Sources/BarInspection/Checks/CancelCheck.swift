import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// I4: after an operation that was taken back all is as it was before.
public struct CancelCheck: InspectionCheck {
  public static let id = "I4"
  public static let summary =
    "The last frame of what is taken back is its first frame, titles and tint included."
  public static let evidence = Finding.Evidence.documented
  public static let source = "a cancelled pop leaves the stack as it was; reports QM#1210, WR#84, YP#37"

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    let flight = inspection.flight
    guard inspection.stage.transition.isCancelled, let last = flight.lists.indices.last,
      flight.instants[last].progress <= 0, flight.instants[last].phase == .rest
    else { return [] }
    let page = inspection.stage.transition.from.name
    let cause =
      inspection.strategy.ownership == .shared
      ? "\(page) does not look as before: what a hook wrote to the one shared bar stays when the gesture is cancelled; "
        + "put it back when the transition coordinator reports a cancellation"
      : "\(page) does not look as before: the completion applies the other page's style without asking whether the "
        + "gesture was cancelled"
    let sighting = try RestDifference(inspection).between(
      inspection.healthy.restingFrom, flight.lists[last], frame: last)
    return [finding(inspection, [sighting].compactMap { $0 }, cause)].compactMap { $0 }
  }
}
