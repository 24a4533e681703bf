import Synchronization

/// The goldens that the tests of this process have used, so that two that mean one file are seen.
package final class UsedNames: Sendable {
  private struct Use {
    var test: [String]
    var caller: SourcePoint
  }

  package static let ofProcess = UsedNames()

  private let uses = Mutex<[String: Use]>([:])

  package init() {}

  /// Notes that a test uses goldens. The same line may do so again: that is what repeated tests do, and a loop is
  /// still compared every time.
  /// - Parameter paths: of the files; letter case does not count.
  /// - Returns: the place that uses one of them already, with its path; nil when there is none.
  package func claim(_ paths: [String], by site: TestSite) -> (path: String, caller: SourcePoint)? {
    uses.withLock { uses in
      for path in paths {
        let key = path.uppercased().lowercased()
        if let former = uses[key] {
          if former.test == site.identity, former.caller == site.caller { continue }
          return (path, former.caller)
        }
        uses[key] = Use(test: site.identity, caller: site.caller)
      }
      return nil
    }
  }
}
