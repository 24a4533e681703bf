/// Why a text cannot be shaped. Every message is one line and ends with the remedy.
public enum FontError: Error, Hashable, Sendable {
  /// A font of the fixed set is not installed; `package` is the Debian package that holds it.
  case missing(file: String, package: String)
  /// A font file or folder given by the user cannot be read, or is no font.
  case unreadable(path: String)
  /// No font has this family name; `known` are the names that exist.
  case unknownFamily(String, known: [String])
  /// A size or kern that no font can have.
  case invalidFont(String)
  /// The font library itself refused to start.
  case unavailable(String)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let file, let package):
      "font \(file) is missing: apt-get install \(package)"
    case .unreadable(let path):
      "\(path) is no readable font: give an .otf, .ttf or .ttc file, or a folder of them"
    case .unknownFamily(let name, let known):
      "no font has the family “\(name)”: install a package that has it where fonts are looked for, or use one of "
        + known.joined(separator: ", ")
    case .invalidFont(let problem):
      "\(problem): use a size above 0 and up to \(Int(TextShaper.maximumSize)) points"
        + " and a kern of at most that"
    case .unavailable(let problem):
      "the font library cannot start (\(problem)): reinstall libfontconfig1 and libpango-1.0-0"
    }
  }
}
