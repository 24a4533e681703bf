import BarFiles

/// Creates folders for output.
public enum Folder {
  /// Makes `path` and what is missing above it.
  public static func create(_ path: String) throws(FileError) {
    do throws(DiskError) {
      try Disk.makeFolders(path)
    } catch {
      throw FileError(
        .cannotCreate, path: path, reason: error.words, remedy: "name a folder that can be created")
    }
  }

  /// What a folder holds, hidden names too, in no order.
  package static func names(in path: String) throws(FileError) -> [String] {
    do throws(DiskError) { return try Disk.names(in: path) } catch { throw FileError(reading: path, error) }
  }
}
