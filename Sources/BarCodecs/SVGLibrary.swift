import COnDemand

/// librsvg's functions.
package struct SVGLibrary: @unchecked Sendable {  // Pointers into a library that stays.
  let functions: od_rsvg

  /// - Throws: `CodecError.missingLibrary`.
  package init(_ library: OnDemandLibrary = .rsvg) throws(CodecError) {
    functions = try library.open(od_open_rsvg, into: od_rsvg())
  }

  private static let loaded = Result { () throws(CodecError) in try SVGLibrary() }

  /// Opened once. Cost of the first call: some twenty libraries, about 7 ms (measured).
  /// - Throws: `CodecError.missingLibrary`.
  static func shared() throws(CodecError) -> SVGLibrary { try loaded.get() }

  /// "2.54.7".
  var version: String {
    [functions.major, functions.minor, functions.micro].map { "\($0?.pointee ?? 0)" }.joined(separator: ".")
  }
}
