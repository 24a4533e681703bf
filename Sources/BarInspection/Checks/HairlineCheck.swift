import BarDisplay
import BarGeometry
import BarModel
public import BarMotion
import BarNavigation

/// I6: the hairline is one physical pixel directly below its bar, over its own page only, on the way as at rest.
public struct HairlineCheck: InspectionCheck {
  public static let id = "I6"
  public static let summary =
    "The hairline is one pixel, the first row below its bar, as wide as its page, in flight as at rest."
  public static let evidence = Finding.Evidence.measured
  public static let source =
    "snapshots of iOS 12 to 17: one physical pixel just below the bar's frame, black 0.30; reports KM#162, KM#33, QM#936"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    if strategy.choice.options["preset"] == "HBD" {
      return .byDesign("the preset draws the line inside the bar, in its last row")
    }
    return strategy.placement == .inPages
      ? .must : .byDesign("the one bar's line lies over both pages, and shows as soon as a hook writes it")
  }

  public static func findings(in inspection: Inspection) -> [Finding] {
    let flight = inspection.flight
    var crooked: [Sighting] = []
    var strays: [Sighting] = []
    for frame in flight.lists.indices {
      let geometry = PageGeometry(inspection.stage, flight.instants[frame])
      let list = flight.lists[frame]
      for line in list.barShadows {
        guard let fault = fault(line, list, inspection, geometry) else { continue }
        crooked.append(
          Sighting(frame: frame, rect: line.visible, layer: line.name, weight: fault))
      }
      strays += list.barShadows.filter { isStrange($0, inspection) }.map {
        Sighting(frame: frame, rect: $0.visible, layer: $0.name, weight: 1)
      }
      strays += HairlinePresence(inspection, frame: frame).sightings
    }
    let isInside = strategyDrawsInside(inspection)
    return [
      finding(
        inspection, crooked,
        "the hairline is not the one pixel below its bar: it stands in the wrong row, is too thick, or does not move and "
          + "end with its page",
        severity: isInside ? .note : .error),
      finding(
        inspection, strays,
        "a hairline that its page does not have at rest, or the lack of one that it has: the line was shown or hidden on "
          + "the bar by hand, outside the page's style"),
    ].compactMap { $0 }
  }

  /// A page's line that is drawn otherwise than at rest.
  private static func isStrange(_ line: PlacedLayer, _ inspection: Inspection) -> Bool {
    guard let page = line.page else { return false }
    let resting = page == "top" ? inspection.restingTop : inspection.restingBottom
    guard let own = resting.barShadows.first else { return false }
    return own.layer.content != line.layer.content
  }

  private static func strategyDrawsInside(_ inspection: Inspection) -> Bool {
    inspection.strategy.choice.options["preset"] == "HBD"
  }

  /// Points by which the line is off; nil when it is right. An image below the bar is as high as it is.
  private static func fault(
    _ line: PlacedLayer, _ list: DisplayList, _ inspection: Inspection, _ geometry: PageGeometry
  ) -> Double? {
    // Where a page shows two bars, the line belongs to the nearer.
    let bar = list.barBackgrounds.filter { $0.page == line.page && $0.frame.maxY > 0 }
      .min { abs($0.frame.maxY - line.frame.y) < abs($1.frame.maxY - line.frame.y) }
    var off = 0.0
    if let bar {
      off = max(
        off, abs(line.frame.y - bar.frame.maxY), abs(line.frame.x - bar.frame.x),
        abs(line.frame.maxX - bar.frame.maxX))
    }
    if let page = line.page {
      let x = page == "top" ? geometry.topX : geometry.bottomX
      off = max(off, abs(line.frame.x - x), abs(line.frame.maxX - x - geometry.width))
    }
    if case .color = line.layer.content {
      off = max(off, abs(line.frame.height - inspection.stage.traits.hairline))
    }
    return off > 0.01 ? off : nil
  }
}
