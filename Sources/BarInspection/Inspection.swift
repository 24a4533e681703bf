public import BarDisplay
import BarGeometry
import BarModel
public import BarMotion
import BarNavigation
public import BarPixels

/// What checks are given: the frames of one step under one strategy, and what they should have come from.
public struct Inspection {
  /// From 1.
  public let step: Int
  /// The frames, with the defects that were put in.
  public let flight: Flight
  /// The transition without those defects.
  public let healthy: Choreography
  /// What the page that a step returns to looked like when it rested last, or would look like by its own wish under
  /// a bar that remembers; nil where that is `healthy.restingTo` anyway.
  public let expectedTo: DisplayList?
  /// The same operation at another time.
  public let repeats: [Repeat]
  /// Draws a list at its scale. Inspections draw bands at one pixel a point.
  public let render: (DisplayList) throws -> Pixmap
  let bands = BandStore()

  /// Frames that should be those of the step.
  public struct Repeat: Sendable {
    /// The earlier step; nil: the same step, laid out again.
    public var step: Int?
    public var lists: [DisplayList]

    public init(step: Int?, lists: [DisplayList]) {
      self.step = step
      self.lists = lists
    }
  }

  public init(
    step: Int, flight: Flight, healthy: Choreography, expectedTo: DisplayList? = nil,
    repeats: [Repeat] = [], render: @escaping (DisplayList) throws -> Pixmap
  ) {
    self.step = step
    self.flight = flight
    self.healthy = healthy
    self.expectedTo = expectedTo
    self.repeats = repeats
    self.render = render
  }

  var stage: TransitionStage { flight.stage }
  var strategy: any TransitionStrategy { flight.strategy }

  /// Pages slide over each other.
  var hasMovingPages: Bool { stage.transition.direction != nil && !flight.framesInFlight.isEmpty }

  var restingBottom: DisplayList { stage.transition.isPush ? healthy.restingFrom : arriving }
  var restingTop: DisplayList { stage.transition.isPush ? arriving : healthy.restingFrom }

  /// `to` as it would rest. After a cancelled operation the bar is `from`'s again, so what it was on the way counts.
  private var arriving: DisplayList {
    stage.transition.isCancelled
      ? strategy.restingList(stage.to, container: stage.container) : healthy.restingTo
  }

  /// The real bar goes or comes in one frame.
  var hidesAtOnce: Bool { stage.transition.visibility.motion == .atOnce }
  /// Of the page that lies below, and of the one above.
  var bottomName: String { (stage.transition.isPush ? stage.transition.from : stage.transition.to).name }
  var topName: String { (stage.transition.isPush ? stage.transition.to : stage.transition.from).name }

  /// Whole points from the screen's top to the bottom of the taller bar, or to where it would be.
  var bandHeight: Double {
    [stage.from, stage.toAtRest].map(\.bar.background.maxY)
      .reduce(max(restingBottom.barBottom, restingTop.barBottom), max).rounded(.down)
  }

  var band: Rect { Rect(x: 0, y: 0, width: stage.traits.size.width, height: bandHeight) }

  /// The band of a frame in flight. Drawn once.
  func band(_ frame: Int) throws -> BandFrame {
    if let known = bands.frames[frame] { return known }
    let band = try BandFrame(self, flight.lists[frame], flight.instants[frame])
    bands.frames[frame] = band
    return band
  }

  /// What should be at rest in a frame that rests: `from` before the operation and after one that was taken back,
  /// else `to`.
  func resting(_ frame: Int) -> DisplayList {
    let instant = flight.instants[frame]
    if instant.progress > 0 { return healthy.restingTo }
    return instant.time > 0 ? healthy.restingAfterCancel ?? healthy.restingFrom : healthy.restingFrom
  }

  /// " (frames 3–7, 5 of 31)"
  func extent(_ seen: [Sighting]) -> String {
    let frames = Set(seen.compactMap(\.frame)).sorted()
    guard let first = frames.first, let last = frames.last, frames.count > 1 else { return "" }
    let range = last - first + 1 == frames.count ? "frames \(first)–\(last)" : "frames \(first)…\(last)"
    return " (\(range), \(frames.count) of \(flight.instants.count))"
  }
}
