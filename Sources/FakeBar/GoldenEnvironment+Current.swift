import BarCodecs
public import BarGolden
public import BarRendering
import BarStage

extension GoldenEnvironment {
  /// What renders here: this release, the libraries that decide pixels, and the fonts by their hashes. The same text
  /// for the same software: no names of machines or people, no folders, no times.
  ///
  /// Cost: reads every font, some 60 MB: about 15 ms (measured); asked once a run.
  /// - Parameter fonts: nil = the machine's.
  /// - Throws: `FontError` when fonts cannot be looked for.
  public static func current(fonts: FontLibrary? = nil) throws -> GoldenEnvironment {
    var facts = [
      "tool": Release.tool, "cairo": RenderingEnvironment.cairo, "pixman": RenderingEnvironment.pixman,
      "pango": RenderingEnvironment.pango, "harfbuzz": RenderingEnvironment.harfBuzz,
      "freetype": RenderingEnvironment.freeType, "fontconfig": RenderingEnvironment.fontconfig,
      "librsvg": (try? CodecEnvironment.librsvg()) ?? "none", "lcms2": CodecEnvironment.lcms,
    ]
    // A font that is not there draws nothing, so it is no part of what renders.
    for font in try (fonts ?? FontLibrary()).inventory() where font.isPresent {
      let name = font.path.split(separator: "/").last.map(String.init) ?? font.path
      // A fact is a line.
      facts["font " + Quote.printable(name)] = font.digest() ?? "unreadable"
    }
    return GoldenEnvironment(facts)
  }
}
