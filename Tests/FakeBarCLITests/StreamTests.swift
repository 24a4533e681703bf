import Foundation
import Testing

@Suite struct StreamTests {
  @Test("a reader that goes away ends the output quietly and not the work")
  func closedReader() throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let process = Fakebar.process(["render", "a.json5", "-o", "out"], in: sandbox)
    let (output, errors) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    try errors.fileHandleForWriting.close()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(sandbox.files.count == 5)
  }

  @Test(
    "a full disk under standard output is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let run = try Fakebar.shell("\"$FAKEBAR\" schema > /dev/full", in: Sandbox([:]))
    #expect(run.code == 74)
    #expect(run.errors.contains("cannot write standard output"))
  }

  @Test("streams that were closed from the start lend no file their numbers, and a lost answer is an error")
  func closedStreams() throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let run = try Fakebar.shell(
      """
      "$FAKEBAR" filmstrip a.json5 -o a.png
      "$FAKEBAR" filmstrip a.json5 -o b.png <&- >&- 2>&-
      echo $? $(cmp a.png b.png && echo same)
      """, in: sandbox)
    #expect(run.output == "a.png\n74 same")
  }

  @Test("an argument that is not UTF-8 is refused")
  func notText() throws {
    let run = try Fakebar.shell("\"$FAKEBAR\" validate $'\\xff.json5'", in: Sandbox([:]))
    #expect(run.code == 64)
    #expect(run.errors.contains("argument 2 is not UTF-8 text"))
  }

  @Test("names cannot move a terminal's cursor")
  func controlCharacters() throws {
    let run = try Fakebar(["validate", "a\u{1B}[2Jb"], in: Sandbox([:]))
    #expect(run.code == 66)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test(
    "an interruption ends with 128 and its number",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func interruption(_ signal: Int32, _ code: Int32) throws {
    let sandbox = try Sandbox([:])
    let process = Fakebar.process(["validate", "-"], in: sandbox)
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // More than a pipe holds: when this is written, the program has begun to read and waits for more.
    try input.fileHandleForWriting.write(contentsOf: Data(repeating: 0x20, count: 1 << 20))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
  }
}
