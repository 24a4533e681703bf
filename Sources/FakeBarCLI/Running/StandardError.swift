#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where messages go.
enum StandardError {
  /// A message that cannot be written has nowhere else to go, so failures are not reported.
  static func print(_ text: String) {
    var bytes = Array((text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
