/// Peak memory of a contender.
package enum MemoryUse: Equatable {
  /// Bytes that its first run needed beyond what was there before it: inputs and libraries.
  case added(Int)
  /// Bytes of a whole process.
  case process(Int)

  package var bytes: Int {
    switch self {
    case .added(let bytes), .process(let bytes): bytes
    }
  }
}
