public import BarCodecs
import BarFiles
import BarPixels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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

  /// Both pictures of a pair, at the same time when there may be two threads.
  /// - Throws: `DiffError`, of both the first one's.
  public static func pair(
    _ expected: String, _ actual: String, jobs: Int
  ) throws(DiffError) -> (expected: DiffSource, actual: DiffSource) {
    let results = Slots<Result<DiffSource, DiffError>?>(2, nil)
    Workers.perform(2, jobs: jobs) { index in
      results[index] = Result { () throws(DiffError) in try DiffSource(path: [expected, actual][index]) }
    }
    guard let one = results[0], let other = results[1] else { preconditionFailure("both have been read") }
    return (try one.get(), try other.get())
  }

  /// Whether both are files, and byte for byte the same.
  func isSameFile(as other: DiffSource) -> Bool {
    guard !bytes.isEmpty, bytes.count == other.bytes.count else { return false }
    return bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { memcmp(one.baseAddress!, $0.baseAddress!, one.count) == 0 }
    }
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
