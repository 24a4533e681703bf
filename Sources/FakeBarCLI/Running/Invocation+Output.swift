import FakeBar

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Invocation {
  /// The file named by --output, of the kind that is written; `-` is standard output.
  func outputFile(extension wanted: String, later: [String] = []) throws(UsageError) -> String {
    let path = values["output"] ?? ""
    guard path != "-" else {
      guard !has(.json) else {
        throw usage("'--json' and '-o -' both need standard output: keep one of them")
      }
      guard isatty(1) == 0 else {
        throw usage("A picture on a terminal would be noise: name a file, or send it on with | or >")
      }
      return path
    }
    let ending = FilePath.suffix(of: path).lowercased()
    if later.contains(ending) {
      throw usage("Writing .\(ending) is not supported yet: name a file that ends with .\(wanted)")
    }
    guard ending == wanted, !path.hasSuffix("/") else {
      throw usage("\(Quote(path)) is no .\(wanted) file: name one that ends with .\(wanted)")
    }
    return path
  }

  /// Writes a finished file.
  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    path == "-" ? try StandardOutput.write(bytes) : try AtomicFile.write(bytes, to: path)
  }

  /// A line that tells what was done.
  func tell(_ line: String) throws(FileError) {
    guard !has(.quiet), !has(.json) else { return }
    try StandardOutput.print(line)
  }

  /// The answer of `--json`; nothing without it.
  func answer(_ members: @autoclosure () -> [(String, JSON5.Value)]) throws(FileError) {
    guard has(.json) else { return }
    try StandardOutput.print(JSON5.Value.members(members()).json)
  }
}
