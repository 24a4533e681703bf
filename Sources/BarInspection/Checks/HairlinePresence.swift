import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// Lines that are there in a frame and not at rest, or the other way round.
struct HairlinePresence {
  private let inspection: Inspection
  private let frame: Int

  init(_ inspection: Inspection, frame: Int) {
    self.inspection = inspection
    self.frame = frame
  }

  private var list: DisplayList { inspection.flight.lists[frame] }
  private var instant: Instant { inspection.flight.instants[frame] }

  var sightings: [Sighting] {
    if instant.phase == .rest { return resting }
    guard inspection.hasMovingPages else { return [] }
    return inspection.strategy.placement == .inPages ? ofPages : ofSharedBar
  }

  private var resting: [Sighting] {
    // The end of what was taken back is I4's.
    if instant.progress <= 0, instant.time > 0 { return [] }
    return compare(list.barShadows, inspection.resting(frame).barShadows, page: nil)
  }

  /// Each page's line in the page; while the real bar is shown instead, its line stands for both.
  private var ofPages: [Sighting] {
    let lines = list.barShadows
    let isShared = !list.barBackgrounds.contains { $0.page != nil } && lines.contains { $0.page == nil }
    if isShared { return ofSharedBar }
    let geometry = PageGeometry(inspection.stage, instant)
    return [(true, inspection.restingTop), (false, inspection.restingBottom)].flatMap {
      isTop, rest -> [Sighting] in
      // What is out of sight may be missing.
      let part = geometry.part(ofTop: isTop, height: inspection.bandHeight)
      guard part.width > 1 else { return [] }
      return compare(
        lines.filter { $0.page == (isTop ? "top" : "bottom") }, rest.barShadows, page: part)
    }
  }

  /// Where both pages have a line it is there all the way, where neither has it is not.
  private var ofSharedBar: [Sighting] {
    let (from, to) = (inspection.healthy.restingFrom.barShadows, inspection.healthy.restingTo.barShadows)
    guard from.isEmpty == to.isEmpty, from.isEmpty != list.barShadows.isEmpty else { return [] }
    return compare(list.barShadows, from, page: nil)
  }

  private func compare(_ lines: [PlacedLayer], _ rest: [PlacedLayer], page: Rect?) -> [Sighting] {
    guard lines.isEmpty != rest.isEmpty, let one = lines.first ?? rest.first else { return [] }
    var rect = one.frame
    if let page {
      rect.x = page.x
      rect.size.width = page.width
    }
    return [Sighting(frame: frame, rect: rect, layer: one.name, weight: 1)]
  }
}
