import Foundation
import Testing

struct LinkTests {
  @Test("programs with FakeBar in them carry no test framework")
  func program() throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("fakebar")
    let bytes = try Data(contentsOf: program, options: .mappedIfSafe)
    // The names of libraries stand in the program as they are loaded.
    #expect(bytes.range(of: Data("libTesting.so".utf8)) == nil)
    #expect(bytes.range(of: Data("libXCTest.so".utf8)) == nil)
    #expect(bytes.range(of: Data("libc.so".utf8)) != nil)
  }
}
