import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// I9: titles and items end wholly there or wholly gone.
public struct ItemAlphaCheck: InspectionCheck {
  public static let id = "I9"
  public static let summary = "Titles and items end at alpha 1 or 0, without a jump at the last frame."
  public static let evidence = Finding.Evidence.measured
  public static let source = "recordings: alphas reach 0 and 1 with the pages; reports rdr 38182194, KM#159"

  public static func findings(in inspection: Inspection) -> [Finding] {
    let flight = inspection.flight
    var seen: [Sighting] = []
    for frame in flight.lists.indices where flight.instants[frame].phase == .rest {
      seen += resting(inspection, frame)
    }
    if inspection.hasMovingPages, let last = flight.framesInFlight.last { seen += beside(inspection, last) }
    return [
      finding(
        inspection, seen,
        "an item does not end at the alpha that it rests with: an interrupted or cancelled animation left it half way"
      )
    ].compactMap { $0 }
  }

  /// Items at rest have the alpha of the page at rest.
  private static func resting(_ inspection: Inspection, _ frame: Int) -> [Sighting] {
    let rest = items(inspection.resting(frame))
    let own = items(inspection.flight.lists[frame])
    let wrong = own.filter { item in
      guard let twin = rest.first(where: { $0.name == item.name }) else { return true }
      return abs(twin.opacity - item.opacity) > 0.002
    }
    let missing = rest.filter { item in !own.contains { $0.name == item.name } }
    return (wrong + missing).map { item in
      Sighting(frame: frame, rect: item.visible, layer: item.name, weight: 1)
    }
  }

  /// The last frame in flight, when it is close to the end: what leaves is nearly gone, what comes nearly there.
  private static func beside(_ inspection: Inspection, _ frame: Int) -> [Sighting] {
    let instant = inspection.flight.instants[frame]
    guard instant.progress >= 0.99, !inspection.stage.transition.isCancelled else { return [] }
    let arriving = inspection.stage.transition.isPush ? "top" : "bottom"
    let rest = inspection.healthy.restingTo.placedLayers.first { $0.name == "bar/content" }?.opacity ?? 1
    return items(inspection.flight.lists[frame]).compactMap { item in
      guard let side = side(item.name), item.parents.contains("bar/content") else { return nil }
      let target = side == arriving ? rest : 0
      // A finger's fourth power is 0.04 away a hundredth before the end.
      let off = abs(item.opacity - target)
      return off > 0.1 ? Sighting(frame: frame, rect: item.visible, layer: item.name, weight: off) : nil
    }
  }

  /// `bar/top/title` belongs to the top page.
  private static func side(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    guard parts.count > 2, parts[0] == "bar", parts[1] == "top" || parts[1] == "bottom" else { return nil }
    return String(parts[1])
  }

  private static func items(_ list: DisplayList) -> [PlacedLayer] {
    list.placedLayers.filter { $0.role == .content && $0.isDrawn && !$0.visible.isEmpty }
  }
}
