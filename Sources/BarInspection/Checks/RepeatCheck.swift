import BarDisplay
public import BarMotion
import BarNavigation

/// I12: the same operation gives the same frames, whenever it is done.
public struct RepeatCheck: InspectionCheck {
  public static let id = "I12"
  public static let summary = "The same operation a second time gives the same frames."
  public static let evidence = Finding.Evidence.assumed
  public static let source =
    "nothing but pages, styles and traits goes into a frame; reports YP#28, KM#162, QM#936"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    strategy.ownership == .shared
      ? .byDesign("the one bar keeps what pages wrote, so the second time may begin in another look") : .must
  }

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    try inspection.repeats.compactMap { other in
      guard let seen = try difference(inspection, other.lists) else { return nil }
      guard let step = other.step else {
        return finding(
          inspection, [seen],
          "the step gives other frames when it is laid out again: something other than the scene goes in")
      }
      let isDesign = inspection.strategy.ownership == .shared
      return finding(
        inspection, [seen],
        "step \(step) was the same operation and looked otherwise: what the first time left behind on the bar goes into "
          + "the second", severity: isDesign ? .note : .error)
    }
  }

  /// The frame that differs first.
  private static func difference(_ inspection: Inspection, _ lists: [DisplayList]) throws -> Sighting? {
    let own = inspection.flight.lists
    guard own.count == lists.count else { return Sighting(frame: 0, weight: 1) }
    guard let frame = own.indices.first(where: { own[$0] != lists[$0] }) else { return nil }
    return try RestDifference(inspection).between(lists[frame], own[frame], frame: frame)
  }
}
