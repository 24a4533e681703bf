import Dispatch
import FakeBar

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C and its likes.
enum Interruption {
  /// From now on an interruption removes half-written files before it ends the program, with the exit code that shells
  /// expect: 128 and the signal's number.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        AtomicFile.removePending()
        // Holds on to the source, which would end with its last reference.
        withExtendedLifetime(source) { _exit(128 + number) }
      }
      source.resume()
    }
  }
}
