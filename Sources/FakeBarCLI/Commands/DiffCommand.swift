import BarFiles
import FakeBar

/// `fakebar diff`.
struct DiffCommand {
  private let invocation: Invocation
  private let comparer: FileComparer
  private let picture: DiffPicture.Kind
  private let output: String?

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    comparer = try invocation.fileComparer()
    picture = try invocation.diffPicture()
    output = invocation.values["output"]
  }

  func run() throws -> ExitCode {
    let (expected, actual) = (invocation.arguments[0], invocation.arguments[1])
    let folders = [expected, actual].filter(DiffSource.isFolder)
    guard folders.count == 1 else {
      return try folders.isEmpty ? files(expected, actual) : self.folders(expected, actual)
    }
    for path in [expected, actual] where !folders.contains(path) { _ = try DiffSource(path: path) }
    throw DiffError.mixed(folder: folders[0], file: expected == folders[0] ? actual : expected)
  }

  private func files(_ expected: String, _ actual: String) throws -> ExitCode {
    guard expected != "-" || actual != "-" else {
      throw invocation.usage("Only one picture can come from standard input: name a file for the other")
    }
    let target = try output == nil ? nil : invocation.outputFile(extension: "png")
    let (one, other) = try DiffSource.pair(expected, actual, jobs: comparer.options.jobs)
    var files: [String] = []
    let diff: FileDiff
    if let target {
      try check(target, against: [expected, actual])
      let result = try comparer.compare(one, other, picture: picture)
      diff = result.diff
      files = try write(result.pictures, to: target)
    } else {
      diff = try comparer.compare(one, other)
    }
    if invocation.has(.json) {
      try StandardOutput.write(Array(try DiffJSON.text(diff, files: files).utf8))
    } else if target != "-", !invocation.has(.quiet) {
      for line in diff.lines + files.map({ "  wrote " + $0 }) { try StandardOutput.print(line) }
    }
    return diff.passes ? .success : .differences
  }

  /// A golden must not be lost to a slip of the hand.
  private func check(_ target: String, against inputs: [String]) throws(FileError) {
    guard target != "-", inputs.map(Disk.canonical).contains(Disk.canonical(target)) else { return }
    throw FileError(
      .cannotCreate, path: target, reason: "it is one of the pictures compared",
      remedy: "choose another output")
  }

  /// Nor may pictures of differences lie among the pictures that are compared next time.
  private func check(_ target: String, outside inputs: [String]) throws(FileError) {
    func parts(_ path: String) -> [String] { Disk.parts(Disk.canonical(path)).filter { !$0.isEmpty } }
    let place = parts(target)
    guard let input = inputs.first(where: { place.starts(with: parts($0)) }) else { return }
    throw FileError(
      .cannotCreate, path: target, reason: "it lies in \(input), which is compared",
      remedy: "choose another output")
  }

  private func write(_ pictures: [DiffPicture], to target: String) throws -> [String] {
    guard target != "-" else {
      guard pictures.count == 1 else {
        throw invocation.usage("Four pictures cannot go to standard output: name a file with -o")
      }
      try invocation.write(pictures[0].png, to: target)
      return []
    }
    return try pictures.map { picture in
      let file = picture.path(target)
      try invocation.write(picture.png, to: file)
      return file
    }
  }

  private func folders(_ expected: String, _ actual: String) throws -> ExitCode {
    guard output != "-" else {
      throw invocation.usage("Pictures cannot go to standard output: name a folder with -o")
    }
    if let output { try check(output, outside: [expected, actual]) }
    var folders = FolderComparer(comparer)
    folders.picture = picture
    let diff = try folders.compare(expected, actual, output: output)
    if invocation.has(.json) {
      try StandardOutput.write(Array(try DiffJSON.text(diff).utf8))
    } else if !invocation.has(.quiet) {
      for line in diff.lines { try StandardOutput.print(line) }
    }
    if diff.hasUnreadable { return .badData }
    return diff.passes ? .success : .differences
  }
}
