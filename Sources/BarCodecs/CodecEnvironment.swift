import CISAL
import CLCMS
import CPNGShim

/// Versions of the C libraries that read and write files, for bug reports.
public enum CodecEnvironment {
  public static var libpng: String { String(cString: cpng_version()) }
  /// As compiled against; the library does not tell at run time.
  public static var isal: String { "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)" }
  /// 2140 is 2.14.
  public static var lcms: String {
    "\(cmsGetEncodedCMMversion() / 1000).\(cmsGetEncodedCMMversion() % 1000 / 10)"
  }
  /// Cost: opens the library.
  /// - Throws: `CodecError.missingLibrary`.
  public static func librsvg() throws(CodecError) -> String { try SVGLibrary.shared().version }
  /// Cost: opens the library.
  /// - Throws: `CodecError.missingLibrary`.
  public static func crypto() throws(CodecError) -> String { try DigestLibrary.shared().version }
}
