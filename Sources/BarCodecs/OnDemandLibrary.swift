import COnDemand

/// A library that is opened when it is first needed, by one of its files' names.
package struct OnDemandLibrary: Sendable {
  /// As people know it.
  var name: String
  /// What the system's loader looks for, in this order.
  var files: [String]
  /// What it is needed for.
  var purpose: String
  /// What to do when it is not there.
  package var remedy: String

  package init(name: String, files: [String], purpose: String, remedy: String) {
    self.name = name
    self.files = files
    self.purpose = purpose
    self.remedy = remedy
  }

  /// The first that can be opened.
  /// - Throws: `CodecError.missingLibrary`.
  func open<Table>(
    _ load: (UnsafePointer<CChar>?, UnsafeMutablePointer<Table>?) -> od_status, into table: Table
  ) throws(CodecError) -> Table {
    var table = table
    var isTooOld = false
    for file in files {
      switch load(file, &table) {
      case OD_OK: return table
      case OD_TOO_OLD: isTooOld = true
      default: continue
      }
    }
    let state = isTooOld ? "is too old" : "is not installed"
    throw .missingLibrary("\(name), which \(purpose), \(state)", remedy: remedy)
  }
}

extension OnDemandLibrary {
  /// 2.52 or later.
  package static let rsvg = OnDemandLibrary(
    name: "librsvg",
    files: ["librsvg-2.so.2"] + macFiles("librsvg-2.2.dylib"),
    purpose: "draws SVG and PDF", remedy: "install it (apt-get install librsvg2-2, brew install librsvg)")

  /// 1.1 or later.
  package static let crypto = OnDemandLibrary(
    name: "libcrypto",
    files: ["libcrypto.so.3", "libcrypto.so.1.1"] + macFiles("libcrypto.3.dylib", in: "opt/openssl@3/"),
    purpose: "makes SHA-256", remedy: "install it (apt-get install libssl3, brew install openssl@3)")

  /// Where Homebrew puts libraries the loader does not look.
  private static func macFiles(_ file: String, in folder: String = "") -> [String] {
    #if canImport(Darwin)
      ["/opt/homebrew/\(folder)lib/\(file)", "/usr/local/\(folder)lib/\(file)"]
    #else
      []
    #endif
  }
}
