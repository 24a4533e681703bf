import BarCodecs
public import BarGolden
import BarRendering

extension GoldenEnvironment {
  /// What renders here: this release, the libraries that decide pixels, and the fonts by their hashes.
  /// - Parameter fonts: nil = the machine's.
  /// - Throws: `FontError` when fonts cannot be looked for.
  public static func current(fonts: FontLibrary? = nil) throws -> GoldenEnvironment {
    var facts = [
      "tool": Release.tool, "cairo": RenderingEnvironment.cairo, "pango": RenderingEnvironment.pango,
      "harfbuzz": RenderingEnvironment.harfBuzz, "freetype": RenderingEnvironment.freeType,
      "fontconfig": RenderingEnvironment.fontconfig, "librsvg": CodecEnvironment.librsvg,
      "lcms2": CodecEnvironment.lcms,
    ]
    for font in try (fonts ?? FontLibrary()).inventory() {
      let name = font.path.split(separator: "/").last.map(String.init) ?? font.path
      facts["font " + name] = font.digest() ?? "missing"
    }
    return GoldenEnvironment(facts)
  }
}
