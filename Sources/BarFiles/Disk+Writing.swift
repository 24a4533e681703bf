#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Disk {
  /// Replaces a file in one step: readers and other writers see the old bytes or the new ones, never a part.
  /// When it fails, nothing is left behind, not even folders made for it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let folder = parent(of: path)
    let made = try makeFolders(folder)
    do throws(DiskError) {
      let (temporary, descriptor) = try createTemporary(in: folder)
      do throws(DiskError) {
        try fill(descriptor, bytes)
        guard rename(temporary, path) == 0 else { throw .last }
        Temporaries.forget(temporary)
      } catch {
        unlink(temporary)
        Temporaries.forget(temporary)
        throw error
      }
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Adds to the end of a file, which is made if need be; its folder exists.
  package static func append(_ bytes: [UInt8], to path: String) throws(DiskError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .last }
    try fill(descriptor, bytes)
  }

  /// Makes a folder and those above it; returns the ones that were not there before, outermost first.
  @discardableResult
  package static func makeFolders(_ path: String) throws(DiskError) -> [String] {
    var made: [String] = []
    for folder in folders(above: path) + [path] {
      if folder.isEmpty || kind(folder) == .directory { continue }
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
        continue
      }
      let error = errno == EEXIST ? DiskError(code: ENOTDIR) : .last
      // Another run may have made it meanwhile.
      if kind(folder) != .directory {
        for folder in made.reversed() { rmdir(folder) }
        throw error
      }
    }
    return made
  }

  /// Removes a plain file or a link; nothing when none is there.
  package static func removeFile(_ path: String) throws(DiskError) {
    if unlink(path) != 0, errno != ENOENT { throw .last }
  }

  /// Nothing when it holds anything.
  package static func removeEmptyFolder(_ path: String) { rmdir(path) }

  /// Removes a folder and all below it; a link is removed, not followed.
  package static func removeTree(_ path: String) throws(DiskError) {
    for name in try names(in: path) {
      let inner = join(path, name)
      if kind(inner, followsLinks: false) == .directory {
        try removeTree(inner)
      } else {
        try removeFile(inner)
      }
    }
    guard rmdir(path) == 0 else { throw .last }
  }

  /// A new file beside the one it will replace, since renaming works only within a disk. Hidden, so that it
  /// is no golden; the process and a number make it unique.
  private static func createTemporary(
    in folder: String
  ) throws(DiskError) -> (path: String, descriptor: Int32) {
    for _ in 0..<1000 {
      let path = join(folder, ".fakebar-\(getpid())-\(Temporaries.nextNumber()).tmp")
      if let descriptor = try Temporaries.create(path) { return (path, descriptor) }
    }
    throw DiskError(code: EEXIST)
  }

  /// Writes everything and closes.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(DiskError) {
    do throws(DiskError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some disks say only now that they are full.
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Writes everything to an open file or pipe.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(DiskError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { room in
        // Not nil: the loop runs only while bytes are left.
        systemWrite(descriptor, room.baseAddress! + done, room.count - done)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      done += count
    }
  }
}

/// The system's `write`, whose name is taken inside `Disk`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
