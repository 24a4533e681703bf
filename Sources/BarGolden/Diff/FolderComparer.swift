import BarFiles

/// Compares the pictures in two folders, several pairs at a time; each worker has one pair in memory.
public struct FolderComparer: Sendable {
  /// How each pair is compared; its jobs are pairs at a time.
  public var comparer: FileComparer
  /// What to paint of pairs that do not pass.
  public var picture = DiffPicture.Kind.overlay

  public init(_ comparer: FileComparer) { self.comparer = comparer }

  /// - Parameter output: the folder for pictures of what differs, under the same paths; nil for none.
  /// - Throws: `DiffError` when a folder cannot be read, neither holds a picture, or a picture cannot be written.
  ///   A pair that cannot be compared is an entry of the result.
  public func compare(
    _ expected: String, _ actual: String, output: String? = nil
  ) throws(DiffError) -> FolderDiff {
    try comparer.options.check()
    let (one, other) = (try Self.pictures(below: expected), try Self.pictures(below: actual))
    let paths = Set(one).union(other).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else { throw .noPictures(expected, actual) }
    let (left, right) = (Set(one), Set(other))
    let slots = Slots<Result<FolderDiff.Entry, DiffError>?>(paths.count, nil)
    var single = comparer
    if paths.count > 1 { single.options.jobs = 1 }
    let pairComparer = single
    Workers.perform(paths.count, jobs: comparer.options.jobs) { index in
      let path = paths[index]
      guard left.contains(path) else {
        slots[index] = .success(FolderDiff.Entry(path: path, status: .extra))
        return
      }
      guard right.contains(path) else {
        slots[index] = .success(FolderDiff.Entry(path: path, status: .missing))
        return
      }
      slots[index] = Result { () throws(DiffError) in
        try entry(path, Disk.join(expected, path), Disk.join(actual, path), pairComparer, output)
      }
    }
    var entries: [FolderDiff.Entry] = []
    for index in paths.indices {
      if let entry = slots[index] { entries.append(try entry.get()) }
    }
    return FolderDiff(entries: entries)
  }

  private func entry(
    _ path: String, _ expected: String, _ actual: String, _ comparer: FileComparer, _ output: String?
  ) throws(DiffError) -> FolderDiff.Entry {
    do throws(DiffError) {
      let (one, other) = (try DiffSource(path: expected), try DiffSource(path: actual))
      let diff = try comparer.compare(one, other)
      let isSame = diff.passes && diff.changesNothing
      var entry = FolderDiff.Entry(
        path: path, status: isSame ? .same : diff.passes ? .passing : .different, diff: diff)
      if let output, !diff.passes {
        let pictures = try comparer.compare(one, other, picture: picture).pictures
        for picture in pictures {
          entry.files.append(try picture.write(to: Disk.join(output, path)))
        }
      }
      return entry
    } catch {
      switch error {
      case .undecodable(_, let reason):
        return FolderDiff.Entry(path: path, status: .unreadable, reason: "\(reason)")
      case .missing, .unreadable, .boxOutside, .pictureTooLarge:
        return FolderDiff.Entry(path: path, status: .unreadable, reason: "\(error)")
      default: throw error
      }
    }
  }

  private static let endings = [".png", ".apng", ".jpg", ".jpeg"]

  private static func pictures(below folder: String) throws(DiffError) -> [String] {
    do throws(DiskError) {
      return try Disk.files(below: folder).filter { path in
        let name = path.lowercased()
        return endings.contains { name.hasSuffix($0) }
      }
    } catch {
      throw error.isMissing ? .missing(path: folder) : .unreadable(path: folder, reason: error.words)
    }
  }
}
