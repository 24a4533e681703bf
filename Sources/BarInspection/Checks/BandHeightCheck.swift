import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// I7: a bar's band reaches from the screen's top to the row's bottom, all the way.
public struct BandHeightCheck: InspectionCheck {
  public static let id = "I7"
  public static let summary =
    "The band of each bar is status bar plus row, from the screen's top, all the way."
  public static let evidence = Finding.Evidence.documented
  public static let source =
    "UIBarPositionTopAttached: the background reaches under the status bar; reports HBD#189, KM#91"

  public static func findings(in inspection: Inspection) -> [Finding] {
    let flight = inspection.flight
    var seen: [Sighting] = []
    for frame in flight.lists.indices where flight.instants[frame].phase == .rest || inspection.hasMovingPages
    {
      for bar in flight.lists[frame].barBackgrounds {
        guard let off = fault(bar, frame, inspection), off > 0.01 else { continue }
        seen.append(Sighting(frame: frame, rect: bar.visible, layer: bar.name, weight: off))
      }
    }
    let points = (seen.map(\.weight).max() ?? 0).quantized
    return [
      finding(
        inspection, seen,
        "the band is \(points) pt off: the bar's frame does not include the status bar, or was worked out before the page "
          + "was laid out")
    ].compactMap { $0 }
  }

  /// Points by which a bar is off; nil where nothing is known. It has its page's height, or any between both where one
  /// bar goes from the one to the other.
  private static func fault(_ bar: PlacedLayer, _ frame: Int, _ inspection: Inspection) -> Double? {
    func off(_ twins: [PlacedLayer]) -> Double? {
      twins.map { max(abs($0.frame.y - bar.frame.y), abs($0.frame.maxY - bar.frame.maxY)) }.min()
    }
    if inspection.flight.instants[frame].phase == .rest {
      return off(inspection.resting(frame).barBackgrounds)
    }
    switch bar.page {
    case "top"?: return off(inspection.restingTop.barBackgrounds)
    case "bottom"?: return off(inspection.restingBottom.barBackgrounds)
    default:
      // A bar that slides up or down is on its way out of sight.
      guard inspection.stage.transition.visibility.motion != .vertical else { return nil }
      let bottoms = [inspection.stage.from, inspection.stage.toAtRest].map(\.bar.background.maxY)
      let (low, high) = (bottoms.min() ?? 0, bottoms.max() ?? 0)
      let known = off(inspection.restingTop.barBackgrounds + inspection.restingBottom.barBackgrounds)
      return min(known ?? .infinity, max(abs(bar.frame.y), low - bar.frame.maxY, bar.frame.maxY - high))
    }
  }
}
