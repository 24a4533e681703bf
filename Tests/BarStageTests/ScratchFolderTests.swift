import BarStage
import Foundation
import Testing

@Suite("Scratch folders")
struct ScratchFolderTests {
  @Test("each is another one, in the system's place for such, and goes with its owner and all in it")
  func life() throws {
    let place = FileManager.default.temporaryDirectory.standardizedFileURL.path
    var path = ""
    do {
      let (one, other) = (try ScratchFolder(), try ScratchFolder())
      path = one.path
      #expect(one.path != other.path)
      #expect(URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path == place)
      try FileManager.default.createDirectory(atPath: path + "/a/b", withIntermediateDirectories: true)
      try Data([1]).write(to: URL(fileURLWithPath: path + "/a/b/c"))
      #expect(FileManager.default.fileExists(atPath: path + "/a/b/c"))
      withExtendedLifetime((one, other)) {}
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
