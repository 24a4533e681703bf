import BarFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files, with a limit before memory is taken.
public enum FileReader {
  /// The bytes of a file or pipe, or of standard input for "-". Cost: linear in its length.
  /// - Parameter limit: bytes.
  public static func bytes(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    do throws(DiskError) {
      if path == "-" { return try Disk.drain(0, limit: limit) }
      if Disk.kind(path) == .other {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        return try Disk.drain(descriptor, limit: limit)
      }
      guard let bytes = try Disk.read(path, limit: limit) else { throw DiskError(code: ENOENT) }
      return bytes
    } catch {
      throw FileError(reading: path, error)
    }
  }
}
