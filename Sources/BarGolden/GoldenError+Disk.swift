import BarFiles

extension DiskError {
  /// For reading: what stands at `path` or why it cannot be looked at.
  func reading(_ path: String) -> GoldenError { .unreadable(path: path, reason: words) }

  /// For writing.
  func writing(_ path: String) -> GoldenError {
    isFull ? .diskFull(path: path) : .cannotCreate(path: path, reason: words)
  }
}
