import BarFiles
import BarGolden
import Foundation

/// What decides how tests treat goldens besides the tests themselves.
package struct TestConditions: Sendable {
  /// The process's variables by name.
  package var environment: [String: String]
  package var usedNames: UsedNames

  package init(_ environment: [String: String], usedNames: UsedNames = UsedNames()) {
    self.environment = environment
    self.usedNames = usedNames
  }

  /// Those of the process; the package's own tests put others in their place.
  @TaskLocal package static var current = TestConditions(
    ProcessInfo.processInfo.environment, usedNames: .ofProcess)

  /// Whether goldens are written, and which. `missing` and `never` write none: what is new becomes pending, so that a
  /// test that is tried again cannot pass by comparing with what its first try left.
  /// - Parameter asked: in the test's source; wins over variables.
  /// - Throws: `GoldenError.unknownRecordMode`; `TestingError.recordingOnBuildServer`.
  func writing(_ asked: RecordMode?) throws -> RecordMode? {
    let variable = try RecordMode.asked(in: environment)
    let mode = asked ?? variable?.mode ?? .missing
    guard mode == .all || mode == .failed else { return nil }
    if let server = BuildServer(environment) {
      throw TestingError.recordingOnBuildServer(variable: server.variable)
    }
    return mode
  }

  /// The variables that name the folder for what failed, the one that wins first.
  package static let folderVariables = ["FAKEBAR_OUT", "SNAPSHOT_ARTIFACTS"]

  /// The folder for what one comparison leaves; each has its own, so that tests of many processes do not meet.
  func folder(_ site: TestSite, _ name: TestGoldenName, _ ending: String) -> RunFolder {
    let asked = Self.folderVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let root = asked ?? Disk.join(Self.packageFolder(of: site.testFile), RunFolder.standard + "/tests")
    let module = PathComponent.limited(PathComponent.escaped(site.module))
    return RunFolder(Disk.join(Disk.join(root, module), name.path(ending)))
  }

  /// The folder with the manifest above a source file; the file's own when there is none.
  static func packageFolder(of file: String) -> String {
    let folders = Disk.folders(above: file)
    return folders.last { Disk.kind(Disk.join($0, "Package.swift")) == .file } ?? Disk.parent(of: file)
  }
}
