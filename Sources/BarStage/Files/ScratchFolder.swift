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
    let wish = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let place = wish.isEmpty ? P_tmpdir : wish
    var template = Array(Disk.join(place, "fakebar-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(writing: place, .last) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? Disk.removeTree(path) }
}
