public import BarCodecs
import BarFiles
import BarPixels

/// A picture to be compared: its file in memory.
public struct DiffSource: Sendable {
  /// For messages.
  public let path: String
  public let bytes: [UInt8]
  public let file: SampleFile

  /// - Throws: `DiffError.undecodable`.
  public init(path: String, bytes: [UInt8]) throws(DiffError) {
    self.path = path
    self.bytes = bytes
    do throws(CodecError) {
      file = try SampleFile(bytes)
    } catch {
      throw .undecodable(path: path, error)
    }
  }

  /// One frame of an animation.
  init(frame: SampleImage, of animation: DiffSource) {
    path = animation.path
    bytes = []
    file = SampleFile(frame: frame, of: animation.file)
  }

  /// Whether a folder stands there.
  public static func isFolder(_ path: String) -> Bool { path != "-" && Disk.kind(path) == .directory }

  /// A file, or standard input for `-`.
  /// - Throws: `DiffError` when it cannot be read.
  public init(path: String) throws(DiffError) {
    let bytes: [UInt8]?
    do throws(DiskError) {
      bytes = path == "-" ? try Disk.drain(0, limit: Disk.maximumFileSize) : try Disk.read(path)
    } catch {
      throw error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.words)
    }
    guard let bytes else { throw .missing(path: path) }
    try self.init(path: path, bytes: bytes)
  }

  func reading<Value>(_ body: () throws(CodecError) -> Value) throws(DiffError) -> Value {
    do throws(CodecError) {
      return try body()
    } catch {
      throw .undecodable(path: path, error)
    }
  }

  var side: ImageDiff.Side {
    ImageDiff.Side(
      width: file.width, height: file.height, depth: file.depth.rawValue, encoding: file.encoding,
      colorTags: file.colorTags.description)
  }
}
