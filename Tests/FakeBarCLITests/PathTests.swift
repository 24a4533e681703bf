import FakeBar
import Foundation
import Testing

@Suite struct PathTests {
  @Test(
    "a path has a folder, a name, a stem and a suffix, as POSIX's dirname and basename part it",
    arguments: [
      ("a/b.png", "a", "b.png", "b", "png"), ("/b", "/", "b", "b", ""), ("b", "", "b", "b", ""),
      ("-", "", "-", "-", ""), ("/", "", "", "", ""), ("", "", "", "", ""), ("a/", "", "a", "a", ""),
      ("a//b/", "a", "b", "b", ""), (".png", "", ".png", ".png", ""), ("a.b.C", "", "a.b.C", "a.b", "C"),
      ("a.b/c", "a.b", "c", "c", ""), ("..", "", "..", ".", ""), ("é/ü.x", "é", "ü.x", "ü", "x"),
    ])
  func parts(_ path: String, _ folder: String, _ name: String, _ stem: String, _ suffix: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.stem(of: path) == stem)
    #expect(FilePath.suffix(of: path) == suffix)
  }

  @Test("what is no plain file is written to and not replaced")
  func device() throws {
    // By a link of our own, so that a failure replaces the link and not the device.
    let sandbox = try Sandbox([:])
    let link = sandbox.path + "/null"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    try AtomicFile.write([1, 2, 3], to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
  }

  @Test("doctor names the packages of fonts that are missing")
  func missingFonts() {
    let report = Doctor.examine(searchDirectories: ["/nowhere"])
    #expect(report.fonts.allSatisfy { !$0.isPresent })
    let packages = Set(report.fonts.compactMap(\.package))
    #expect(report.problems.count == packages.count)
    for package in packages {
      #expect(report.problems.contains { $0.hasSuffix("of \(package) missing: apt-get install \(package)") })
    }
    #expect(report.lines.last != "all fine")
  }
}
