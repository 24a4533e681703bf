import BarCodecs
import BarFiles

/// A golden as it lies on the disk, opened for reading only.
enum StoredGolden {
  case missing
  case unreadable(reason: String)
  case text([UInt8])
  case picture(DiffSource)

  init(reading path: String, kind: GoldenKind) {
    let bytes: [UInt8]
    do throws(DiskError) {
      guard let found = try Disk.read(path) else {
        self = .missing
        return
      }
      bytes = found
    } catch {
      self = .unreadable(reason: error.words + "; restore the golden, or record it again")
      return
    }
    self.init(bytes, path: path, kind: kind)
  }

  /// - Parameter path: for messages.
  init(_ bytes: [UInt8], path: String, kind: GoldenKind) {
    switch kind {
    case .list: self = Self.text(from: bytes)
    case .pixels, .animation:
      do throws(DiffError) {
        self = .picture(try DiffSource(path: path, bytes: bytes))
      } catch {
        self = .unreadable(reason: error.reasonWithoutPath)
      }
    }
  }

  /// The file, unless there is none that can be shown.
  var file: [UInt8]? {
    switch self {
    case .missing, .unreadable: nil
    case .text(let bytes): bytes
    case .picture(let source): source.bytes
    }
  }

  private static func text(from bytes: [UInt8]) -> StoredGolden {
    bytes.starts(with: "version https://git-lfs".utf8)
      ? .unreadable(reason: "a Git LFS pointer instead of the text; run git lfs pull") : .text(bytes)
  }
}
