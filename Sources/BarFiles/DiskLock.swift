#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that one process at a time holds. It is let go with the value or when the process ends, however it ends.
package final class DiskLock {
  private let descriptor: Int32

  /// Nil when another process, or another value of this one, holds it. The file is made if need be and stays.
  package init?(_ path: String) throws(DiskError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .last }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      close(descriptor)
      if error == EWOULDBLOCK { return nil }
      throw DiskError(code: error)
    }
  }

  deinit {
    // Closing alone is not enough while a child that another thread is starting has the descriptor too.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
