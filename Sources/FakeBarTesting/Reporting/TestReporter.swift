import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#elseif !canImport(Testing)
  #error("FakeBarTesting needs Swift Testing or XCTest; build it where one of them is")
#endif

/// Tells the framework that runs the test what was found.
enum TestReporter {
  static func report(_ finding: TestFinding, at caller: SourcePoint) {
    guard let issue = finding.issue else { return }
    #if canImport(Testing)
      if runsSwiftTesting {
        let place = SourceLocation(
          fileID: caller.fileID, filePath: "\(caller.filePath)", line: caller.line, column: caller.column)
        #if compiler(>=6.2)
          for file in finding.attachments {
            Testing.Attachment.record(file.bytes, named: file.name, sourceLocation: place)
          }
        #endif
        Issue.record(Comment(rawValue: issue), sourceLocation: place)
        return
      }
    #endif
    #if canImport(XCTest)
      attach(finding.attachments)
      XCTFail(issue, file: caller.filePath, line: UInt(caller.line))
    #endif
  }

  #if canImport(Testing) && !canImport(XCTest)
    private static let runsSwiftTesting = true
  #elseif canImport(Testing)
    /// Also in a detached task, where Swift Testing knows no test: an issue there must not be lost to XCTest.
    private static var runsSwiftTesting: Bool {
      if Test.current != nil { return true }
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments.dropFirst(option + 1).first == "swift-testing"
    }
  #endif

  #if canImport(XCTest)
    private static func attach(_ files: [TestFinding.Attachment]) {
      // XCTest has attachments on Apple's systems only, and adds them on the main thread.
      #if canImport(Darwin)
        guard Thread.isMainThread, !files.isEmpty else { return }
        MainActor.assumeIsolated {
          XCTContext.runActivity(named: "Goldens that differ") { activity in
            for file in files {
              let attachment = XCTAttachment(data: Data(file.bytes), uniformTypeIdentifier: "public.data")
              attachment.name = file.name
              attachment.lifetime = .keepAlways
              activity.add(attachment)
            }
          }
        }
      #endif
    }
  #endif
}
