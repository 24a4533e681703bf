import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// I10: the background of a bar is drawn once, as see-through as at rest.
public struct DoubleBarCheck: InspectionCheck {
  public static let id = "I10"
  public static let summary =
    "A bar's background is drawn once: never real and fake at a time, and with its resting alpha."
  public static let evidence = Finding.Evidence.documented
  public static let source =
    "fake bars stand in for the hidden background of the real one; reports KM#163, QM#1330: two see-through bars look opaque"

  public static func findings(in inspection: Inspection) -> [Finding] {
    let flight = inspection.flight
    var doubled: [Sighting] = []
    var faded: [Sighting] = []
    for frame in flight.lists.indices {
      let bars = flight.lists[frame].barBackgrounds
      doubled += doubles(bars, frame)
      guard inspection.hasMovingPages, flight.instants[frame].phase != .rest else { continue }
      for bar in bars where bar.page != nil {
        let rest = (bar.page == "top" ? inspection.restingTop : inspection.restingBottom).barBackgrounds
        guard let twin = rest.first else { continue }
        let off = max(abs(twin.opacity - bar.opacity), abs(alpha(twin) - alpha(bar)))
        // Alphas are rounded to thousandths, colours to 1/255.
        guard off > 0.005 else { continue }
        faded.append(Sighting(frame: frame, rect: bar.visible, layer: bar.name, weight: off))
      }
    }
    return [
      finding(
        inspection, doubled,
        "two backgrounds lie over each other: the real bar's was shown again, by alpha, by a layout pass or by a new style, "
          + "while a fake bar is there"),
      finding(
        inspection, faded,
        "the bar is more or less see-through than at rest: its alpha was not copied, or was reset on the way"),
    ].compactMap { $0 }
  }

  /// A page's bar under another, be it the page's or the real one. Cross-fading halves of one bar are one.
  private static func doubles(_ bars: [PlacedLayer], _ frame: Int) -> [Sighting] {
    var found: [Sighting] = []
    for (index, bar) in bars.enumerated() {
      let below = bars[..<index].filter { $0.page != nil && ($0.page == bar.page || bar.page == nil) }
      // A container's bar that is kept lies above its pages' bars, not over them.
      let common = below.map { $0.visible.intersection(bar.visible) }.first { !$0.isEmpty }
      if let common {
        found.append(Sighting(frame: frame, rect: common, layer: bar.name, weight: bar.opacity))
      }
    }
    return found
  }

  private static func alpha(_ bar: PlacedLayer) -> Double {
    if case .color(let color) = bar.layer.content { color.alpha } else { 1 }
  }
}
