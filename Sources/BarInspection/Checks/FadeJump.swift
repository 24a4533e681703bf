import BarGeometry
import BarMotion

/// A mix of two looks that leaps while the pages hardly move: what a bar does that takes its end values when the
/// finger is lifted. Mixing is a strategy's design, leaping is not.
struct FadeJump {
  private let inspection: Inspection

  /// Share of the way between both looks in one frame, and of the pages' way in it: assumed.
  private static let leap = 0.3
  private static let stillness = 0.15

  init(_ inspection: Inspection) { self.inspection = inspection }

  /// Frames that leap. A timed fade may have a fast clock of its own, so only released fingers are judged.
  func frames() throws -> Set<Int> {
    let flight = inspection.flight
    var result: Set<Int> = []
    for frame in flight.framesInFlight.dropFirst() {
      let (before, after) = (flight.instants[frame - 1], flight.instants[frame])
      guard [.settling, .cancelling].contains(after.phase), before.phase != .rest,
        abs(after.progress - before.progress) < Self.stillness
      else { continue }
      let band = try inspection.band(frame)
      guard let shared = band.shared else { continue }
      let way = shared.bottom.mean.distance(shared.top.mean)
      // Looks as close as this cannot leap visibly.
      guard way > 8 else { continue }
      let step = band.seen.mean.distance(try inspection.band(frame - 1).seen.mean)
      if step > way * Self.leap { result.insert(frame) }
    }
    return result
  }
}

extension BlockGrid {
  /// Of all squares.
  fileprivate var mean: Color {
    let count = Double(max(1, colors.count))
    func mean(_ channel: KeyPath<Color, Double>) -> Double {
      colors.reduce(0) { $0 + $1[keyPath: channel] } / count
    }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}
