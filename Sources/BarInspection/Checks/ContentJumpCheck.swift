import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// I8: a page's content does not move up or down within its page.
public struct ContentJumpCheck: InspectionCheck {
  public static let id = "I8"
  public static let summary = "A page's content stays at its height while the page moves."
  public static let evidence = Finding.Evidence.documented
  public static let source =
    "translucent and extended layout decide where a view begins (UIViewController); reports YP#15, YP#37, RNN#702"

  public static func findings(in inspection: Inspection) -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    var seen: [Sighting] = []
    for frame in inspection.flight.framesInFlight {
      let placed = inspection.flight.lists[frame].placedLayers
      for (page, rest) in [("top", inspection.restingTop), ("bottom", inspection.restingBottom)] {
        for part in ["view", "content"] {
          guard let moving = placed.first(where: { $0.name == "\(page)/\(part)" }),
            let resting = rest.placedLayers.first(where: { $0.name == "page/\(part)" })
          else { continue }
          let off = abs(moving.frame.y - resting.frame.y)
          guard off > 0.01 else { continue }
          seen.append(Sighting(frame: frame, rect: moving.visible, layer: moving.name, weight: off))
        }
      }
    }
    let points = (seen.map(\.weight).max() ?? 0).quantized
    return [
      finding(
        inspection, seen,
        "the content stands \(points) pt beside where it rests: the bar became opaque or clear for the transition, which "
          + "moves the edge that the page is laid out from")
    ].compactMap { $0 }
  }
}
