#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the package asks of the file system, straight from the system: opening for reading only, and replacing a
/// file in one step.
package enum Disk {
  /// Bytes. A full frame of the largest iPhone is 15 MiB uncompressed; anything near this is not a golden
  /// (assumed).
  package static let maximumFileSize = 256 << 20

  package enum Kind {
    case file, directory, other
  }

  /// Nil when nothing stands there. Links are followed, unless asked not to.
  package static func kind(_ path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The bytes of a file, opened for reading only; nil when there is none.
  /// - Parameter limit: bytes.
  /// - Throws: for anything but a plain file of bearable size.
  package static func read(_ path: String, limit: Int = maximumFileSize) throws(DiskError) -> [UInt8]? {
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
    guard status.st_size <= limit else { throw DiskError(code: EFBIG) }
    var failure: DiskError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { room, count in
      while count < room.count {
        // Not nil: the loop runs only for a buffer with room left.
        let got = pread(descriptor, room.baseAddress! + count, room.count - count, off_t(count))
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = .last }
        // Shortened while it was read, when there is nothing.
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Everything that an open pipe or file still gives.
  /// - Parameter limit: bytes.
  package static func drain(_ descriptor: Int32, limit: Int) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, used in
        count = systemRead(descriptor, room.baseAddress, room.count)
        used = max(count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { return bytes }
      bytes += part
      guard bytes.count <= limit else { throw DiskError(code: EFBIG) }
    }
  }
}

/// The system's `read`, whose name is taken inside `Disk`.
private func systemRead(_ descriptor: Int32, _ room: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, room, count)
}
