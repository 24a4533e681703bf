public import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation
public import BarPixels

/// contrast: titles and items can be read over what is really behind them.
public struct ContrastCheck: InspectionCheck {
  public static let id = "contrast"
  public static let summary =
    "Titles and items stand out: at rest a contrast of 3, a warning below 1.5; a note in flight."
  public static let evidence = Finding.Evidence.documented
  public static let source = "WCAG 2.2: 3:1 for large texts and active controls; reports KM#8 and its likes"

  /// What large texts and controls need (documented: WCAG 2.2, 1.4.3 and 1.4.11).
  static let enough = 3.0
  /// Next to nothing is seen (assumed) when the colours are also this close, levels: blue on purple of one lightness
  /// is hard to read and yet there.
  static let little = 1.5
  static let closeness = 64.0

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    let flight = inspection.flight
    var rest: [[InkReading]] = []
    var moving: [Sighting] = []
    for (frame, list) in flight.lists.enumerated() where !list.isCovered {
      let isMoving = flight.instants[frame].phase != .rest
      let exempt = DisabledItems(inspection, frame: frame)
      let readings = try InkReading.all(
        list, isMoving: isMoving, height: inspection.bandHeight + 40, inspection.render
      ).filter { !exempt.contains($0.layer) }
      if !isMoving {
        rest.append(readings.map { $0.at(frame) })
      } else {
        moving += readings.filter { $0.ratio < enough }.map { $0.at(frame).sighting }
      }
    }
    let worst = moving.max { $0.weight < $1.weight }
    let note = finding(
      inspection, moving,
      "\(worst?.layer ?? "") is hard to read on its way, \(ratio(worst?.weight)): one content lies over two looks",
      severity: .note)
    return resting(rest.flatMap { $0 }, strategy: flight.strategy.label, step: inspection.step).map {
      finding in
      var finding = finding
      finding.progress = finding.frame.map { flight.instants[$0].progress }
      finding.time = finding.frame.map { flight.instants[$0].time }
      return finding
    } + [note].compactMap { $0 }
  }

  /// The same for frames that only rest. Buttons are left out: which are disabled is not known here.
  public static func findings(
    resting lists: [DisplayList], strategy: String, step: Int, render: (DisplayList) throws -> Pixmap
  ) throws -> [Finding] {
    var readings: [InkReading] = []
    for (frame, list) in lists.enumerated() where !list.isCovered {
      let height = max(list.barBottom, 120) + 40
      readings += try InkReading.all(list, isMoving: false, height: height, render)
        .filter { !DisabledItems.isButton($0.layer) }.map { $0.at(frame) }
    }
    return resting(readings, strategy: strategy, step: step)
  }

  /// One finding an item.
  private static func resting(_ readings: [InkReading], strategy: String, step: Int) -> [Finding] {
    var named: Set<String> = []
    return readings.filter { $0.ratio < enough }.sorted { $0.ratio < $1.ratio }.compactMap { reading in
      guard named.insert(reading.layer).inserted else { return nil }
      let isWarning = reading.ratio < little && reading.distance < closeness
      return Finding(
        check: id, severity: isWarning ? .warning : .note, strategy: strategy, step: step,
        frame: reading.frame,
        rect: reading.rect.rounded, layer: reading.layer,
        cause: "\(reading.layer) is \(isWarning ? "hardly seen" : "hard to read") at rest, "
          + "\(ratio(1 / reading.ratio)): \(reading.ink) over \(reading.background)",
        evidence: evidence, source: source,
        marks: [Finding.Mark(frame: reading.frame, rect: reading.rect.rounded)])
    }
  }

  /// - Parameter weight: one over the ratio.
  private static func ratio(_ weight: Double?) -> String {
    let tenths = ((1 / (weight ?? 1)) * 10).rounded() / 10
    return "\(tenths):1"
  }
}

extension DisplayList {
  /// Something is presented over the bar.
  fileprivate var isCovered: Bool { layers.contains { $0.name == "presented" } }
}
