import BarFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files so that nobody ever sees half of one: to a temporary name beside the target, then renamed.
public enum AtomicFile {
  /// Replaces `path` by `bytes`, or writes to standard output for "-". What is no plain file (a pipe, `/dev/null`) is
  /// written to and not replaced. The folder must exist.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try put(bytes, descriptor: 1, path: path) }
    switch Disk.kind(path) {
    case .directory: throw FileError(writing: path, DiskError(code: EISDIR))
    case .other:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(writing: path, .last) }
      defer { close(descriptor) }
      return try put(bytes, descriptor: descriptor, path: path)
    case .file, nil: break
    }
    let folder = FilePath.folder(of: path)
    guard Disk.kind(folder.isEmpty ? "." : folder) == .directory else {
      throw FileError(
        .cannotCreate, path: path, reason: "there is no folder \(folder)", remedy: "create the folder first")
    }
    do throws(DiskError) {
      try Disk.replace(path, with: bytes)
    } catch {
      throw FileError(writing: path, error)
    }
  }

  /// Removes what an interrupted write left, and refuses further ones; for the moment before the program ends.
  public static func removePending() { Temporaries.removeAll() }

  private static func put(_ bytes: [UInt8], descriptor: Int32, path: String) throws(FileError) {
    do throws(DiskError) {
      try Disk.write(bytes, to: descriptor)
    } catch {
      throw FileError(writing: path, error)
    }
  }
}
