import BarFiles

extension DiffPicture {
  /// Where to write it.
  /// - Parameter path: where an only picture goes; of several each adds its name before the ending. Anything but
  ///   .png at the end gets .png behind it.
  public func path(_ path: String) -> String {
    let isNamed = path.lowercased().hasSuffix(".png")
    let stem = isNamed ? String(path.dropLast(4)) : path
    return stem + (suffix.isEmpty ? "" : "_" + suffix) + (isNamed ? String(path.suffix(4)) : ".png")
  }

  /// Writes the file in one step, and the folders above it.
  /// - Returns: its path.
  /// - Throws: `DiffError`.
  func write(to path: String) throws(DiffError) -> String {
    let file = self.path(path)
    do throws(DiskError) {
      try Disk.replace(file, with: png)
    } catch {
      throw error.isFull || error.isBroken
        ? .cannotWrite(path: file, reason: error.words) : .cannotCreate(path: file, reason: error.words)
    }
    return file
  }
}
