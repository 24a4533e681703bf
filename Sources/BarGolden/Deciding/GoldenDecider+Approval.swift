import BarCodecs
import BarFiles

extension GoldenDecider {
  /// What approving one golden comes to; paths are relative to the golden folder.
  enum Approval {
    case writes(String, [UInt8])
    /// It lies there already, as after an approval that was killed before the report was written.
    case stands(String)
    case refused(String)
  }

  /// - Throws: `GoldenError.unreadable` when the disk does not give what the run's folder lists.
  func approval(
    of outcome: GoldenOutcome, in folder: RunFolder, asVariant: Bool
  ) throws(GoldenError) -> Approval {
    let kind = outcome.name.kind
    guard let relative = outcome.files.pending, folder.holdsFile(relative) else {
      return .refused("its pending file is not there; run `fakebar check` again")
    }
    // Read once, so that what is looked at is what is written.
    let pending: [UInt8]
    do throws(DiskError) {
      pending = try Disk.read(folder.file(relative)) ?? []
    } catch {
      throw error.reading(folder.file(relative))
    }
    if let digest = outcome.pendingDigest {
      guard (try? PixelDigest.sha256(bytes: pending)) == digest else {
        return .refused("its pending file is not what the check wrote; run `fakebar check` again")
      }
    }
    if case .unreadable(let reason) = StoredGolden(pending, path: folder.file(relative), kind: kind) {
      return .refused("what is pending cannot be used: \(reason)")
    }
    let file = Disk.join(store.root, outcome.path)
    let golden = try? Disk.read(file)
    if let golden, golden == pending { return .stands(outcome.path) }
    guard try isStill(outcome, file) else {
      return .refused("it was checked against another golden; run `fakebar check` again")
    }
    return asVariant ? variant(pending, of: outcome.path) : .writes(outcome.path, pending)
  }

  private func variant(_ pending: [UInt8], of golden: String) -> Approval {
    guard Disk.kind(Disk.join(store.root, golden)) != nil else {
      return .refused("there is no golden that it could stand beside; approve it without --as-variant")
    }
    var number = 2
    while true {
      let path = GoldenVariant.path(number, of: golden)
      let file = Disk.join(store.root, path)
      guard Disk.kind(file, followsLinks: false) != nil else { return .writes(path, pending) }
      if let bytes = try? Disk.read(file), bytes == pending { return .stands(path) }
      number += 1
    }
  }

  /// Whether the golden is the one that the outcome speaks of.
  private func isStill(_ outcome: GoldenOutcome, _ file: String) throws(GoldenError) -> Bool {
    guard outcome.verdict != .missing else { return Disk.kind(file, followsLinks: false) == nil }
    guard let bytes = StoredGolden(reading: file, kind: outcome.name.kind).file else {
      return outcome.goldenDigest == nil
    }
    do {
      return try PixelDigest.sha256(bytes: bytes) == outcome.goldenDigest
    } catch {
      throw .unreadable(path: file, reason: "\(error)")
    }
  }
}
