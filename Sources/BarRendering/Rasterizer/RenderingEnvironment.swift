import CCairo
import CFontconfig
import CPango

/// Versions of the C libraries that decide pixels, for bug reports.
public enum RenderingEnvironment {
  public static var cairo: String { String(cString: cairo_version_string()) }
  /// What cairo paints pixels with.
  public static var pixman: String { String(cString: pixman_version_string()) }
  public static var pango: String { String(cString: pango_version_string()) }
  public static var harfBuzz: String { String(cString: hb_version_string()) }

  /// Fontconfig gives one number: 21401 is 2.14.1.
  public static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  public static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
