import BarGeometry

/// The fonts that texts are set in: Inter for the system font, Noto for other scripts, and fonts of the
/// user's own. Nothing else that is installed is ever looked at.
///
/// Font files are opened when a text first needs them. May be shared by threads.
public final class FontLibrary: Sendable {
  /// Folders that hold fonts, searched in order, each as Debian lays it out and flat.
  public let searchDirectories: [String]
  /// Font files of the user's, folders already expanded.
  public let userFonts: [String]
  /// The family that stands for the system font; nil for Inter.
  public let systemFamily: String?

  private let cache = ConfigurationCache()
  let contexts = TextContexts()

  /// - Parameters:
  ///   - searchDirectories: on a Mac add `~/Library/Fonts` (expanded) and `/Library/Fonts`.
  ///   - userFonts: files, or folders whose .otf, .ttf and .ttc files are taken, in order of their names.
  ///   - systemFamily: a family in `userFonts`, or a bundled one.
  /// - Throws: `FontError.unreadable` for a user font that does not exist. Bundled fonts are looked for
  ///   when a text needs them.
  public init(
    searchDirectories: [String] = ["/usr/share/fonts"], userFonts: [String] = [],
    systemFamily: String? = nil
  ) throws(FontError) {
    self.searchDirectories = searchDirectories
    self.systemFamily = systemFamily
    var files: [String] = []
    for path in userFonts {
      if FileSystem.isDirectory(path) {
        let fonts = FileSystem.contents(of: path).filter(FontLibrary.isFontName)
        files += fonts.map { path + "/" + $0 }
      } else if FileSystem.isFile(path) {
        files.append(path)
      } else {
        throw .unreadable(path: path)
      }
    }
    self.userFonts = files
  }

  /// Every font file that any text may need, with the user's last. Cost: one look at the disk each.
  public func inventory() -> [FontFile] {
    var seen: Set<String> = []
    let bundled = FontCatalog.all.flatMap { family in
      family.files.map { name in
        let path = locate(name, of: family)
        return FontFile(path: path ?? name, package: family.package, isPresent: path != nil)
      }
    }
    let own = userFonts.map { FontFile(path: $0, package: nil, isPresent: FileSystem.isFile($0)) }
    return (bundled + own).filter { seen.insert($0.path).inserted }
  }

  /// Opens the fonts that every text needs. Cost: 3 ms, the first time (measured).
  /// - Throws: `FontError.missing`, `FontError.unreadable`.
  public func prepare() throws(FontError) { _ = try configuration(for: FontSelection()) }

  /// The configuration for a selection, made on first use.
  func configuration(for selection: FontSelection) throws(FontError) -> FontConfiguration {
    try cache.value(for: selection) { () throws(FontError) in
      var sources: [FontConfiguration.Source] = []
      for family in [FontCatalog.system, FontCatalog.display] + selection.families {
        for name in family.files {
          guard let path = locate(name, of: family) else {
            throw .missing(file: name, package: family.package)
          }
          sources.append(FontConfiguration.Source(path: path, face: family.face))
        }
      }
      return try FontConfiguration(sources + userFonts.map { FontConfiguration.Source(path: $0) })
    }
  }

  private func locate(_ file: String, of family: FontFamily) -> String? {
    for directory in searchDirectories {
      for path in ["\(directory)/\(family.directory)/\(file)", "\(directory)/\(file)"]
      where FileSystem.isFile(path) { return path }
    }
    return nil
  }

  private static func isFontName(_ name: String) -> Bool {
    [".otf", ".ttf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
  }
}
