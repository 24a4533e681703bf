import BarMotion
import BarNavigation

/// When the calls of an operation come: its life cycle knows before and after, its playback the seconds.
struct TraceClock {
  var playback: Playback
  /// The finger leaves the screen.
  private let release: (time: Double, progress: Double)

  init(_ playback: Playback) {
    self.playback = playback
    let settling = playback.segments.first { $0.phase == .settling || $0.phase == .cancelling }
    let end = playback.end
    release = settling.map { ($0.start, $0.from) } ?? (end.time, end.progress)
  }

  /// Seconds since the operation began, and progress.
  func instant(_ moment: LifecycleEvent.Moment) -> (time: Double, progress: Double) {
    switch moment {
    case .before: (0, 0)
    case .release: release
    case .after: (playback.end.time, playback.end.progress)
    }
  }

  /// Stretches of frames in one phase; frames at rest count to what follows or went before.
  func stretches(_ frames: [Instant]) -> [Stretch] {
    var result: [Stretch] = []
    for (index, frame) in frames.enumerated() {
      let phase = frame.phase
      if let last = result.indices.last, result[last].phase == phase || phase == .rest {
        result[last].last = index
      } else if let last = result.indices.last, result[last].phase == .rest {
        result[last].last = index
        result[last].phase = phase
      } else {
        result.append(Stretch(first: index, last: index, time: frame.time, phase: phase))
      }
    }
    return result
  }

  struct Stretch {
    var first: Int
    var last: Int
    /// Of the first frame, seconds.
    var time: Double
    var phase: Instant.Phase

    var text: String {
      let numbers = first == last ? "\(first)" : "\(first)…\(last)"
      return switch phase {
      case .timed: numbers + " animation"
      case .rest: numbers + " at rest"
      default: numbers + " \(phase.rawValue)"
      }
    }
  }
}
