/// The arguments of this process.
enum ArgumentList {
  /// Without the program's name. `CommandLine.arguments` would put other characters in place of bytes that are no
  /// text, and a file of another name would be read or written.
  /// - Throws: `UsageError` for an argument that is not UTF-8.
  static func ofProcess() throws(UsageError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: bytes) else {
        throw UsageError(
          "argument \(index) is not UTF-8 text: rename the file, or write the argument in UTF-8",
          of: CommandTable.root)
      }
      arguments.append(text)
    }
    return arguments
  }
}
