import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files so that nobody ever sees half of one: to a temporary name beside the target, then renamed.
public enum AtomicFile {
  /// Temporary files that exist now; an interrupted program removes them.
  private static let pending = Mutex(Pending())
  private static let counter = Atomic<Int>(0)

  private struct Pending {
    var names: Set<String> = []
    var isEnding = false
  }

  /// Replaces `path` by `bytes`, or writes to standard output for "-". What is no plain file (a pipe, `/dev/null`) is
  /// written to and not replaced.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try put(bytes, descriptor: 1, path: path) }
    switch FileKind.of(path) {
    case .folder:
      throw FileError(.cannotCreate, path: path, reason: "it is a folder", remedy: "name a file")
    case .other:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(.cannotCreate, path, errno) }
      defer { close(descriptor) }
      return try put(bytes, descriptor: descriptor, path: path)
    case .missing, .file: break
    }
    let temporary = "\(path).\(getpid())-\(counter.add(1, ordering: .relaxed).newValue).tmp"
    let descriptor = try begin(temporary, for: path)
    defer { _ = pending.withLock { $0.names.remove(temporary) } }
    do throws(FileError) {
      try put(bytes, descriptor: descriptor, path: path)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw failure(.cannotWrite, path, code)
    }
  }

  /// Opens the temporary file and notes its name in one step, so that an interruption misses none.
  private static func begin(_ temporary: String, for path: String) throws(FileError) -> Int32 {
    try pending.withLock { (pending) throws(FileError) in
      guard !pending.isEnding else { throw failure(.cannotCreate, path, EINTR) }
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw failure(.cannotCreate, path, errno) }
      pending.names.insert(temporary)
      return descriptor
    }
  }

  /// Removes what an interrupted write left, and refuses further ones; for the moment before the program ends.
  public static func removePending() {
    pending.withLock { pending in
      for name in pending.names { unlink(name) }
      pending = Pending(isEnding: true)
    }
  }

  private static func put(_ bytes: [UInt8], descriptor: Int32, path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { room in
        #if canImport(Glibc)
          Glibc.write(descriptor, room.baseAddress.map { $0 + done }, bytes.count - done)
        #else
          Darwin.write(descriptor, room.baseAddress.map { $0 + done }, bytes.count - done)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.cannotWrite, path, errno)
      }
      done += count
    }
  }

  private static func failure(_ kind: FileError.Kind, _ path: String, _ code: Int32) -> FileError {
    let remedy =
      switch code {
      case ENOSPC, EDQUOT: "free some space"
      case ENOENT: "create the folder first"
      default: "check the path and its permissions"
      }
    return FileError(kind, path: path, reason: String(cString: strerror(code)), remedy: remedy)
  }
}
