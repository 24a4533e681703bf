import BarFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder in the system's place for such, which goes with its owner.
package final class ScratchFolder {
  package let path: String

  /// - Throws: `FileError` when none can be made there.
  package init() throws(FileError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array(Disk.join(place.isEmpty ? "/tmp" : place, "fakebar-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(writing: place.isEmpty ? "/tmp" : place, .last)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? Disk.removeTree(path) }
}
