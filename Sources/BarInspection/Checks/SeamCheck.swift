import BarDisplay
import BarGeometry
public import BarMotion

/// I3: where each page has a bar of its own, the bars meet at the top page's edge.
public struct SeamCheck: InspectionCheck {
  public static let id = "I3"
  public static let summary = "Bars of pages meet at the top page's edge, and move with their pages."
  public static let evidence = Finding.Evidence.measured
  public static let source =
    "recordings of bars inside pages (yp1): the seam stays at the page's edge, ±0.3 px"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    strategy.placement == .inPages ? .must : .notApplicable("the one bar does not move with the pages")
  }

  public static func findings(in inspection: Inspection) -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    var seen: [Sighting] = []
    for frame in inspection.flight.framesInFlight {
      let geometry = PageGeometry(inspection.stage, inspection.flight.instants[frame])
      for bar in inspection.flight.lists[frame].barBackgrounds {
        guard let page = bar.page else { continue }
        let x = page == "top" ? geometry.topX : geometry.bottomX
        let off = max(abs(bar.frame.x - x), abs(bar.frame.maxX - x - geometry.width))
        // Positions are rounded to thousandths, once for each layer.
        guard off > 0.01 else { continue }
        let edge = geometry.isMirrored ? bar.frame.maxX : bar.frame.x
        let seam = geometry.seam.clamped(to: 0...geometry.width)
        seen.append(
          Sighting(
            frame: frame,
            rect: Rect(
              x: min(edge, seam), y: 0, width: max(abs(edge - seam), 1), height: bar.frame.maxY),
            layer: bar.name, weight: off))
      }
    }
    let points = (seen.map(\.weight).max() ?? 0).quantized
    return [
      finding(
        inspection, seen,
        "the bar stands \(points) pt beside its page: its frame was taken from the wrong view, or is not kept up with the page"
      )
    ].compactMap { $0 }
  }
}
