import FakeBar
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where data goes.
enum StandardOutput {
  private static let isClosed = Atomic(false)

  /// A line of text.
  /// - Throws: `FileError` when it cannot be written.
  static func print(_ line: String) throws(FileError) { try write(Array((line + "\n").utf8)) }

  /// A reader that has seen enough (`| head`) ends the output and not the work: what a command writes into files is
  /// still to be complete.
  static func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count, !isClosed.load(ordering: .relaxed) {
      let count = bytes[done...].withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      case EPIPE: isClosed.store(true, ordering: .relaxed)
      default:
        throw FileError(
          .cannotWrite, path: "standard output", reason: String(cString: strerror(errno)),
          remedy: "free some space or write elsewhere")
      }
    }
  }
}

/// The system's `write`, whose name is taken above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
