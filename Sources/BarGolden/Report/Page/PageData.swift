#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the page's script reads.
struct PageData: Encodable {
  /// Numbers of pictures in the page.
  struct Pictures: Encodable {
    var expected: Int?
    var actual: Int?
    var difference: Int?
  }

  struct File: Encodable {
    var label: String
    var path: String
  }

  struct Golden: Encodable {
    var path: String
    var status: String
    var reason: String?
    /// What else is known of the change, a line each.
    var details: [String]?
    /// Place in `steps`.
    var step: Int?
    var frame: Int?
    var decision: String?
    var causes: [String]?
    var environment: [String]?
    var files: [File]?
    var pictures: Pictures?
    /// It has pictures, but they found no room.
    var omitted: Bool?
    /// Of a text: its unified difference.
    var text: String?
  }

  struct Frame: Encodable {
    /// 0 (the same) to 1.
    var distance: Double
    /// Of its golden; nil when no picture of it was compared.
    var status: String?
    /// Place in `goldens`; of stills that are not the same.
    var golden: Int?
    /// Pictures; of animations.
    var expected: Int?
    var actual: Int?
  }

  struct Step: Encodable {
    var path: String
    var words: String
    /// Its frames are those of one animated golden.
    var isAnimation: Bool
    var frames: [Frame]
    /// The number of its film strip's picture.
    var strip: Int?
  }

  struct Cause: Encodable {
    var words: String
    var goldens: Int
    var command: String
  }

  var isPassing: Bool
  var counts: [String: Int]
  /// Failures with the largest change first, then the tolerated, then the same as far as they are listed.
  var goldens: [Golden] = []
  /// Goldens that are the same and not among these.
  var unlisted = 0
  var steps: [Step] = []
  var causes: [Cause]
  var orphans: [String]
  var expectations: [String]
  var tolerated: [String]
  var omitted: [String]
  var facts: [String]

  /// In an HTML element of script.
  /// - Throws: `GoldenError.badReport`.
  func json(path: String) throws(GoldenError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do { data = try encoder.encode(self) } catch {
      throw .badReport(path: path, reason: "\(error)")
    }
    // “</script>” in a name would end the element. In JSON “<” stands only inside of strings.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count)
    for byte in data {
      if byte == UInt8(ascii: "<") { bytes += Array("\\u003C".utf8) } else { bytes.append(byte) }
    }
    return bytes
  }
}
