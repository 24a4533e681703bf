#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few things goldens ask of the file system, straight from the system: opening for reading only, and
/// replacing a file in one step.
enum Disk {
  /// Bytes. A full frame of the largest iPhone is 15 MiB uncompressed; anything near this is not a golden
  /// (assumed).
  static let maximumFileSize = 256 << 20

  enum Kind {
    case file, directory, other
  }

  /// Nil when nothing stands there. Links are followed, unless asked not to.
  static func kind(_ path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The bytes of a file, opened for reading only; nil when there is none.
  /// - Throws: for anything but a plain file of bearable size.
  static func read(_ path: String) throws(DiskError) -> [UInt8]? {
    // Without O_NONBLOCK a pipe would wait for a writer for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DiskError(code: EISDIR)
    default: throw DiskError(code: EINVAL)
    }
    guard status.st_size <= maximumFileSize else { throw DiskError(code: EFBIG) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { room in
        // Not nil: the loop runs only for a buffer with room left.
        pread(descriptor, room.baseAddress! + count, room.count - count, off_t(count))
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .last }
      // Shortened while it was read.
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
