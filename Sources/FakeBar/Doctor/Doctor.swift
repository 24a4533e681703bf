import BarCodecs
import BarRendering
import BarStage

/// Looks whether this machine has what rendering and comparing need. Writes into a temporary folder only.
public enum Doctor {
  /// Cost: one look at the disk for each font, the rendering of a small scene, and some comparisons of its picture.
  /// - Parameter searchDirectories: where fonts are looked for.
  public static func examine(searchDirectories: [String]? = nil) -> DoctorReport {
    var report = DoctorReport()
    report.libraries = [
      ("cairo", RenderingEnvironment.cairo), ("pixman", RenderingEnvironment.pixman),
      ("pango", RenderingEnvironment.pango),
      ("harfbuzz", RenderingEnvironment.harfBuzz), ("fontconfig", RenderingEnvironment.fontconfig),
      ("freetype", RenderingEnvironment.freeType), ("libpng", CodecEnvironment.libpng),
      ("isa-l", CodecEnvironment.isal),
    ]
    report.add("libcrypto", CodecEnvironment.crypto)
    report.libraries.append(("lcms2", CodecEnvironment.lcms))
    report.add("librsvg", CodecEnvironment.librsvg)
    report.programs = OptionalProgram.examined()
    do {
      let library =
        try searchDirectories.map { try FontLibrary(searchDirectories: $0) } ?? FontLibrary()
      report.fonts = library.inventory()
      report.problems += missing(report.fonts)
      report.tests = try SelfTest().run(fonts: library)
      report.problems += report.tests.filter { !$0.passed }.map {
        "self-test: \($0.name) failed: reinstall fakebar and the libraries above"
      }
    } catch {
      // A missing font is a problem that is listed already, in words about its whole package.
      if report.problems.isEmpty { report.problems.append("self-test: \(error)") }
    }
    return report
  }

  /// One line a package.
  private static func missing(_ fonts: [FontFile]) -> [String] {
    var counts: [(package: String, count: Int)] = []
    for font in fonts where !font.isPresent {
      let package = font.package ?? "unknown"
      if let index = counts.firstIndex(where: { $0.package == package }) {
        counts[index].count += 1
      } else {
        counts.append((package, 1))
      }
    }
    return counts.map { package, count in
      "\(count) \(count == 1 ? "font" : "fonts") of \(package) missing: apt-get install \(package)"
    }
  }
}
