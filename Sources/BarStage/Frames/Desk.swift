import BarRendering
import Synchronization

/// Hands out frame numbers to workers and collects what they made.
final class Desk<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Swift.Result<Result, any Error>?]
    var failed = false
    var counters = RenderCounters()
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

  /// The next frame to draw; nil when none is left or one has failed.
  func next() -> Int? {
    state.withLock { state in
      guard !state.failed, state.next < state.results.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, with result: sending Swift.Result<Result, any Error>) {
    state.withLock { state in
      if case .failure = result { state.failed = true }
      state.results[index] = result
    }
  }

  func add(_ counters: RenderCounters) {
    state.withLock { $0.counters = $0.counters + counters }
  }

  /// All results, or the first error.
  func results() throws -> (results: [Result], counters: RenderCounters) {
    let (results, counters) = state.withLock { ($0.results, $0.counters) }
    return (try results.compactMap { try $0?.get() }, counters)
  }
}
