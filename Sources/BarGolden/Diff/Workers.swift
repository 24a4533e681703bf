import Dispatch
import Synchronization

/// Work in pieces that do not depend on each other.
enum Workers {
  /// Calls `body` with 0..<count, never more than `jobs` at the same time, however many cores there are: what pieces
  /// hold in memory adds up.
  static func perform(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Void) {
    guard jobs > 1, count > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }
}
