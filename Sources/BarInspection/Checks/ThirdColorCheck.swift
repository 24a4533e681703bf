import BarDisplay
import BarGeometry
import BarModel
public import BarMotion

/// I2: every part of the bar's band is explained by the look of the page that is seen there, dim and edge shadow.
public struct ThirdColorCheck: InspectionCheck {
  public static let id = "I2"
  public static let summary =
    "Every colour in the bar's band comes from the look of the page seen there, dim or edge shadow."
  public static let evidence = Finding.Evidence.measured
  public static let source =
    "recordings of UIKit and of bars inside pages: parallax 0.30 (n = 36), dim 0.10 (n = 77), shadow 9 pt of 0.20 (n = 75)"

  public static func holds(for strategy: any TransitionStrategy) -> Applicability {
    switch strategy.name {
    case "sharedBar": .byDesign("UIKit cross-fades what only items or scroll positions make different")
    case "crossFade": .byDesign("one bar is mixed from both looks on its way")
    default: .must
    }
  }

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    var breaches: [Sighting] = []
    var fades: [Sighting] = []
    let jumps = isFading(inspection) ? try FadeJump(inspection).frames() : []
    for frame in inspection.flight.framesInFlight {
      let band = try inspection.band(frame)
      guard let sighting = band.sighting(frame, inspection.flight.lists[frame], inspection) else { continue }
      let isFade =
        isFading(inspection)
        && (mixesStraight(inspection.strategy)
          || band.strayBlocks.allSatisfy {
            band.mixture($0.block).distance(band.seen.colors[$0.block]) <= $0.tolerance
          })
      if isFade { fades.append(sighting) } else { breaches.append(sighting) }
    }
    let leaps = jumps.sorted().map { frame in
      Sighting(
        frame: frame,
        rect: Rect(x: 0, y: 0, width: inspection.stage.traits.size.width, height: inspection.bandHeight),
        layer: "bar/background", weight: 1)
    }
    let cause =
      try breaches.max { $0.weight < $1.weight }?.frame
      .map { try StrayColor(inspection, try inspection.band($0), frame: $0).cause } ?? ""
    return [
      finding(inspection, breaches, cause),
      finding(
        inspection, leaps,
        "the bar leaps to its end look while the pages are still on their way: values are set when the finger is lifted, "
          + "outside the animation", evidence: .documented, source: "reports WR#84, WR#65"),
      finding(
        inspection, fades, fade(inspection), severity: .note, evidence: .assumed,
        source: "α follows the progress"),
    ].compactMap { $0 }
  }

  /// A mix of both looks is what this strategy does: not a mistake.
  private static func isFading(_ inspection: Inspection) -> Bool {
    guard case .byDesign = holds(for: inspection.strategy), !inspection.hidesAtOnce else { return false }
    guard inspection.strategy.name == "sharedBar" else { return true }
    // What hooks write, before the animation or after it, does not fade.
    let stage = inspection.stage
    return [(stage.from, stage.fromInFlight), (stage.to, stage.toAtRest)].allSatisfy { one, other in
      let (rest, moving) = (one.appearance, other.appearance)
      return rest.background == moving.background && rest.shadow == moving.shadow
        && rest.alpha == moving.alpha
    }
  }

  /// Components mixed one by one leave the range of both looks, which is I5's matter.
  private static func mixesStraight(_ strategy: any TransitionStrategy) -> Bool {
    let options = strategy.choice.options
    return strategy.name == "crossFade" && (options["premultiplied"] == "false" || options["preset"] == "WR")
  }

  private static func fade(_ inspection: Inspection) -> String {
    guard case .byDesign(let reason) = holds(for: inspection.strategy) else { return "" }
    return "the band shows colours between both pages' looks: \(reason)"
  }
}
