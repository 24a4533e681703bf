import BarDisplay
import BarGeometry
import BarMotion
import BarNavigation

/// The healthy choreography just beside its first or last instant, against the page that rests there.
struct EndProbe {
  /// Progress beside the ends: a thousandth.
  static let distance = 0.001
  /// Levels by which a mix may be ahead there: a cross-fade in 0.1 s is 3 % on its way.
  static let slack = 6.0

  var isStart: Bool
  var instant: Instant

  /// Both ends; where a finger leads, in its phases.
  static func all(_ inspection: Inspection) -> [EndProbe] {
    let transition = inspection.stage.transition
    let motion = inspection.healthy.motion
    let near = distance
    guard transition.isInteractive else {
      return [
        EndProbe(isStart: true, instant: motion.instant(progress: near)),
        EndProbe(isStart: false, instant: motion.instant(progress: 1 - near)),
      ]
    }
    let time = inspection.flight.instants.last?.time ?? 0
    let start = EndProbe(isStart: true, instant: Instant(progress: near, time: 0, phase: .dragging))
    return transition.isCancelled
      ? [start]
      : [start, EndProbe(isStart: false, instant: Instant(progress: 1 - near, time: time, phase: .settling))]
  }

  /// The band of the page that rests at this end, where it is another than at rest.
  func jump(_ inspection: Inspection) throws -> Sighting? {
    let list = inspection.healthy.displayList(at: instant)
    let band = try BandFrame(inspection, list, instant)
    let isTop = isStart != inspection.stage.transition.isPush
    var rect = Rect.zero
    var worst = StrayBlock(block: 0, distance: 0, tolerance: 0)
    for block in band.seen.colors.indices where band.isTop(block) == isTop {
      let distance = band.distance(block)
      guard distance > band.tolerance(block) + EndProbe.slack else { continue }
      rect = rect.union(band.seen.rect(block))
      if distance > worst.distance { worst = StrayBlock(block: block, distance: distance, tolerance: 0) }
    }
    guard worst.distance > 0 else { return nil }
    let center = band.seen.rect(worst.block)
    let frames = inspection.flight.framesInFlight
    return Sighting(
      frame: isStart ? frames.first : frames.last, rect: rect.intersection(inspection.band),
      layer: list.topmostLayer(at: Point(x: center.midX, y: center.midY)), weight: worst.distance)
  }

  func cause(_ inspection: Inspection) -> String {
    let transition = inspection.stage.transition
    if isStart, inspection.hidesAtOnce {
      return
        "the bar over \(transition.from.name) is there or gone from the first moment on: it is hidden or shown without "
        + "animation"
    }
    return isStart
      ? "the bar over \(transition.from.name) changes at the first moment of the way: a hook's write shows at once on the "
        + "one shared bar"
      : "the bar over \(transition.to.name) changes at the last moment of the way: its style comes late (viewDidAppear), or "
        + "the strategy puts it on only at the end"
  }
}

extension BandFrame {
  /// What the model does not explain in this frame.
  func sighting(_ frame: Int, _ list: DisplayList, _ inspection: Inspection) -> Sighting? {
    let stray = strayBlocks
    guard let worst = stray.max(by: { $0.distance < $1.distance }) else { return nil }
    let center = seen.rect(worst.block)
    return Sighting(
      frame: frame,
      rect: stray.reduce(Rect.zero) { $0.union(seen.rect($1.block)) }.intersection(inspection.band),
      layer: list.topmostLayer(at: Point(x: center.midX, y: center.midY)),
      weight: Double(stray.count) * worst.distance)
  }
}
