import BarFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures of a page: whoever asks first gets room first.
struct PagePictures {
  private let folder: RunFolder
  private var room: Int
  /// Elements that hold them, one each.
  private(set) var elements: [UInt8] = []
  private(set) var pictured = 0
  private(set) var omitted: [String] = []
  private var count = 0

  init(_ folder: RunFolder, limit: Int) {
    self.folder = folder
    room = limit
  }

  /// What a golden's pictures are called in the page, all of them or none: nil when they find no room.
  mutating func add(_ outcome: GoldenOutcome) -> PageData.Pictures? {
    let files = outcome.files
    let named = [files.expected, files.pending, files.difference].compactMap { $0 }
    guard !named.isEmpty else { return nil }
    var bytes: [String: [UInt8]] = [:]
    var left = room
    for file in named {
      // What is too large is not even read, and what has gone is no picture.
      let limit = max(left, 0) / 4 * 3
      guard let picture = try? Disk.read(folder.file(file), limit: limit) else {
        if Disk.kind(folder.file(file)) != .file { continue }
        omitted.append(outcome.path)
        return nil
      }
      guard Self.type(picture) != nil else { continue }
      bytes[file] = picture
      left -= Self.cost(picture)
    }
    guard left >= 0 else {
      omitted.append(outcome.path)
      return nil
    }
    guard !bytes.isEmpty else { return nil }
    pictured += 1
    var pictures = PageData.Pictures()
    pictures.expected = add(files.expected.flatMap { bytes[$0] })
    pictures.actual = add(files.pending.flatMap { bytes[$0] })
    pictures.difference = add(files.difference.flatMap { bytes[$0] })
    return pictures
  }

  /// The frames of two animations, where there is room for all.
  mutating func add(frames: [(expected: [UInt8]?, actual: [UInt8]?)]) -> [(expected: Int?, actual: Int?)]? {
    let cost = frames.reduce(0) { $0 + ($1.expected.map(Self.cost) ?? 0) + ($1.actual.map(Self.cost) ?? 0) }
    guard cost <= room else { return nil }
    return frames.map { (add($0.expected), add($0.actual)) }
  }

  /// A step's film strip, where there is room.
  mutating func add(strip: String) -> Int? {
    guard let bytes = try? Disk.read(folder.file(strip), limit: max(room, 0) / 4 * 3) else { return nil }
    return add(bytes)
  }

  private mutating func add(_ bytes: [UInt8]?) -> Int? {
    guard let bytes, let type = Self.type(bytes) else { return nil }
    count += 1
    room -= Self.cost(bytes)
    elements += Array("<script type=\"text/plain\" id=\"picture-\(count)\" data-type=\"\(type)\">".utf8)
    elements += Data(bytes).base64EncodedData()
    elements += Array("</script>\n".utf8)
    return count
  }

  private static func cost(_ bytes: [UInt8]) -> Int { (bytes.count + 2) / 3 * 4 + 80 }

  /// By its first bytes: what is no picture, such as a pointer of Git LFS, is not shown as one.
  private static func type(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? "image/jpeg" : nil
  }
}
