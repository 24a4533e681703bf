import BarDisplay
import BarGeometry
public import BarMotion
import BarNavigation

/// I11: where each page has a bar of its own, dim and edge shadow run through the band.
public struct PageShadeCheck: InspectionCheck {
  public static let id = "I11"
  public static let summary = "Dim and edge shadow of the pages run through the bars that are in them."
  public static let evidence = Finding.Evidence.measured
  public static let source =
    "recordings of bars inside pages: the shadow crosses the band, the dim covers it; reports HBD#161, KM#89"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    strategy.placement == .inPages ? .must : .notApplicable("the one bar lies above dim and shadow")
  }

  public static func findings(in inspection: Inspection) -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    var seen: [Sighting] = []
    for frame in inspection.flight.framesInFlight {
      let placed = inspection.flight.lists[frame].placedLayers
      guard placed.contains(where: { $0.role == .background && $0.page != nil && $0.opacity > 0 }) else {
        continue
      }
      let geometry = PageGeometry(inspection.stage, inspection.flight.instants[frame])
      for (role, alpha) in [(LayerRole.dim, geometry.dim), (.edgeShadow, geometry.shadow)] {
        guard alpha > 0 else { continue }
        if let sighting = cut(placed, role, alpha, geometry, inspection.bandHeight) {
          seen.append(
            Sighting(frame: frame, rect: sighting.rect, layer: sighting.layer, weight: sighting.weight))
        }
      }
    }
    return [
      finding(
        inspection, seen,
        "dim or edge shadow stops at the bar, or is weaker there: the bar is above the page's shade instead of in the page"
      )
    ].compactMap { $0 }
  }

  /// What of the band the shade leaves out.
  private static func cut(
    _ placed: [PlacedLayer], _ role: LayerRole, _ alpha: Double, _ geometry: PageGeometry, _ height: Double
  ) -> Sighting? {
    let part = geometry.part(ofTop: false, height: height)
    guard part.width > 1 else { return nil }
    guard let index = placed.lastIndex(where: { $0.role == role && $0.opacity > 0 }) else {
      return Sighting(rect: part, layer: nil, weight: alpha)
    }
    let shade = placed[index]
    let isShort = shade.frame.y > 0.01 || shade.frame.maxY < height - 0.01
    let isWeak = abs(shade.opacity - alpha) > 0.01
    // The bottom page's bar has to lie under it.
    let above = placed[(index + 1)...].first {
      $0.page == "bottom" && $0.role == .background && $0.opacity > 0
    }
    guard isShort || isWeak || above != nil else { return nil }
    return Sighting(rect: part, layer: above?.name ?? shade.name, weight: alpha)
  }
}
