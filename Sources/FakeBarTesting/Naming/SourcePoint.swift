/// A place in the source of a test.
package struct SourcePoint: Hashable, Sendable {
  /// “InboxTests/BarTests.swift”.
  package var fileID: String
  /// The whole path. XCTest wants it as the compiler wrote it.
  package var filePath: StaticString
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  package init(fileID: String, filePath: StaticString, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package static func == (one: SourcePoint, other: SourcePoint) -> Bool {
    one.fileID == other.fileID && one.line == other.line && one.column == other.column
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
    hasher.combine(column)
  }

  /// “BarTests.swift:12”.
  var words: String { (fileID.split(separator: "/").last.map(String.init) ?? fileID) + ":\(line)" }
}
