import Dispatch

/// Work in pieces that do not depend on each other.
enum Workers {
  /// Calls `body` with 0..<count, on several threads if there may be more than one.
  static func perform(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Void) {
    if jobs > 1, count > 1 {
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    } else {
      for index in 0..<count { body(index) }
    }
  }
}
