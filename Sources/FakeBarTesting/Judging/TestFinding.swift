/// What a comparison in a test comes to, before anyone is told.
package struct TestFinding: Sendable {
  /// Something to look at: a file's name and bytes.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// Nil when the test may go on as if nothing were.
  package var issue: String?
  package var attachments: [Attachment] = []

  package static let passing = TestFinding(issue: nil)

  package var passes: Bool { issue == nil }
}
