import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The temporary files that exist now, so that an interrupted program can remove them.
package enum Temporaries {
  private struct State {
    var names: Set<String> = []
    var isEnding = false
  }

  private static let state = Mutex(State())
  private static let counter = Atomic<Int>(0)

  static func nextNumber() -> Int { counter.add(1, ordering: .relaxed).newValue }

  /// Opens a new file and notes its name in one step, so that an interruption misses none; nil when something stands
  /// there already.
  static func create(_ path: String) throws(DiskError) -> Int32? {
    try state.withLock { (state) throws(DiskError) in
      guard !state.isEnding else { throw DiskError(code: EINTR) }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { return nil }
        throw .last
      }
      state.names.insert(path)
      return descriptor
    }
  }

  static func forget(_ path: String) { _ = state.withLock { $0.names.remove(path) } }

  /// Removes what interrupted writes left, and refuses further ones; for the moment before the program ends.
  package static func removeAll() {
    state.withLock { state in
      for name in state.names { unlink(name) }
      state = State(isEnding: true)
    }
  }
}
