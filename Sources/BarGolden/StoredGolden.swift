import BarCodecs
import BarFiles

/// A golden as it lies on the disk, opened for reading only.
enum StoredGolden {
  case missing
  case unreadable(reason: String)
  case text([UInt8])
  /// With the file's bytes, to be copied beside a failure.
  case picture(StraightImage, file: [UInt8])

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
    switch kind {
    case .list: self = Self.text(from: bytes)
    case .pixels: self = Self.picture(from: bytes)
    }
  }

  /// The file, unless there is none that can be shown.
  var file: [UInt8]? {
    switch self {
    case .missing, .unreadable: nil
    case .text(let bytes), .picture(_, let bytes): bytes
    }
  }

  private static func text(from bytes: [UInt8]) -> StoredGolden {
    bytes.starts(with: "version https://git-lfs".utf8)
      ? .unreadable(reason: "a Git LFS pointer instead of the text; run git lfs pull") : .text(bytes)
  }

  private static func picture(from bytes: [UInt8]) -> StoredGolden {
    do throws(CodecError) {
      let image = try PNGDecoder.decodeStraight(bytes)
      // Whatever decoding has left out might differ unseen, so such a file cannot pass.
      var lost = image.metadata.notes
      if PNGChunks.contains("acTL", in: bytes) { lost.append("an animation, of which one picture was read") }
      guard lost.isEmpty else {
        return .unreadable(reason: lost.joined(separator: ", ") + "; record it again")
      }
      return .picture(image, file: bytes)
    } catch {
      return .unreadable(reason: error.description)
    }
  }
}
