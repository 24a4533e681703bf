import BarCodecs
public import BarInspection
import BarPixels
import BarStage

/// Reads the frames of a recording from a folder.
public enum RecordingReader {
  /// More frames than a minute at 60 a second are no transition.
  public static let mostFrames = 3600
  /// Bytes of one picture.
  private static let sizeLimit = 1 << 28

  /// The PNG files in `folder`, in the order that people count: frame-2 before frame-10. Cost: O(pixels).
  /// - Throws: `FileError`, `CodecError`, `RecordingError`.
  public static func recording(folder: String, scale: Double) throws -> Recording {
    guard let names = try? Folder.names(in: folder) else {
      throw FileError(
        .missing, path: folder, reason: "it is no folder that can be read",
        remedy: "name a folder of PNG files")
    }
    let pictures = names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted(
      by: isBefore)
    guard pictures.count <= mostFrames else {
      throw FileError(
        .unreadable, path: folder, reason: "\(pictures.count) frames are more than one transition has",
        remedy: "keep the frames of one transition, at most \(mostFrames)")
    }
    let frames = try pictures.map { name in
      try ImageDecoder.decode(try FileReader.bytes("\(folder)/\(name)", limit: sizeLimit)).pixmap
    }
    return try Recording(frames: frames, scale: scale)
  }

  /// Numbers by their value, everything else letter by letter.
  static func isBefore(_ a: String, _ b: String) -> Bool {
    let (one, other) = (parts(a), parts(b))
    for (left, right) in zip(one, other) where left != right {
      if let x = Int(left), let y = Int(right), x != y { return x < y }
      return left < right
    }
    return one.count < other.count
  }

  private static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var wasDigit: Bool?
    for character in name {
      let isDigit = character.isASCII && character.isNumber
      if isDigit == wasDigit {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      wasDigit = isDigit
    }
    return parts
  }
}
