import BarFiles

/// Everything that one run compares or records, known by name before the first picture is made: so a run that
/// ends early is seen to be short, and names that would share a file are refused before anything is written.
public struct GoldenRun {
  public let items: [GoldenItem]
  /// A filter or shard is at work: goldens that no item claims may belong to the rest and are not judged.
  public let isPartial: Bool

  /// - Parameter mayBeEmpty: as a shard may be.
  /// - Throws: `GoldenError.nothingToCompare` without items, `.sameFile` when two names have one path, or
  ///   paths that are one on a disk that ignores case or composes accents.
  public init(
    _ items: [GoldenItem], isPartial: Bool = false, mayBeEmpty: Bool = false
  ) throws(GoldenError) {
    guard mayBeEmpty || !items.isEmpty else { throw .nothingToCompare }
    self.items = items
    self.isPartial = isPartial
    var owners: [String: (path: String, name: GoldenName)] = [:]
    for item in items {
      let path = item.name.path
      for folder in Disk.folders(above: path) {
        let former = owners.updateValue((folder, item.name), forKey: Self.folded(folder))
        // Sharing a folder is fine, as long as both spell it alike.
        guard let former, !former.path.utf8.elementsEqual(folder.utf8) else { continue }
        throw .sameFile(former.name, item.name)
      }
      if let former = owners.updateValue((path, item.name), forKey: Self.folded(path)) {
        throw .sameFile(former.name, item.name)
      }
    }
  }

  /// The items in their order, those of one step together.
  var steps: [ArraySlice<GoldenItem>] {
    guard !items.isEmpty else { return [] }
    var steps: [ArraySlice<GoldenItem>] = []
    var start = items.startIndex
    for index in items.indices.dropFirst() + [items.endIndex] {
      if index < items.endIndex, items[index].isOfSameStep(as: items[start]) { continue }
      steps.append(items[start..<index])
      start = index
    }
    return steps
  }

  /// The paths of all items and of the folders that hold them.
  var claims: Set<String> {
    Set(items.flatMap { Disk.folders(above: $0.name.path) + [$0.name.path] })
  }

  /// Both ways, because some letters have several lower-case forms (ſ and s, ß and ss); a `String` key then
  /// takes composed and decomposed accents for one.
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }
}

extension GoldenItem {
  fileprivate func isOfSameStep(as other: GoldenItem) -> Bool {
    unit == other.unit && name.step == other.name.step && name.strategy == other.name.strategy
      && name.variant == other.name.variant && name.scene == other.name.scene
  }
}
