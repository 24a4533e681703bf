import BarGolden
import FakeBar
import Synchronization

/// What renders in this process; the fonts' hashes are worked out once.
enum RendererFacts {
  private static let known = Mutex<GoldenEnvironment?>(nil)

  /// - Throws: `FontError`.
  static func current() throws -> GoldenEnvironment {
    try known.withLock { known in
      if let known { return known }
      let facts = try GoldenEnvironment.current()
      known = facts
      return facts
    }
  }
}
