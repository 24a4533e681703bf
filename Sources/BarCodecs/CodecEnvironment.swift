import CCrypto
import CISAL
import CLCMS
import CPNGShim
import CRSVG

/// Versions of the C libraries that read and write files, for bug reports.
public enum CodecEnvironment {
  public static var libpng: String { String(cString: cpng_version()) }
  /// As compiled against; the library does not tell at run time.
  public static var isal: String { "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)" }
  /// 2140 is 2.14.
  public static var lcms: String {
    "\(cmsGetEncodedCMMversion() / 1000).\(cmsGetEncodedCMMversion() % 1000 / 10)"
  }
  /// As compiled against, as all of its numbers.
  public static var librsvg: String {
    "\(LIBRSVG_MAJOR_VERSION).\(LIBRSVG_MINOR_VERSION).\(LIBRSVG_MICRO_VERSION)"
  }
  /// "OpenSSL 3.0.19 …".
  public static var crypto: String {
    let words = String(cString: OpenSSL_version(OPENSSL_VERSION)).split(separator: " ")
    return words.count > 1 ? String(words[1]) : "unknown"
  }
}
