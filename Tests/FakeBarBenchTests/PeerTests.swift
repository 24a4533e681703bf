import FakeBarBench
import Foundation
import Testing

@Suite struct PeerTests {
  /// A server as `peers.py` is one: a line that says what there is, then a line for each request.
  private func server(_ answer: String) throws -> PeerServer {
    try PeerServer(
      "/bin/sh", ["-c", #"echo '{"packages": {"skia": "144.1"}}'; while read -r line; do \#(answer); done"#])
  }

  /// A folder that looks like a virtual environment.
  private func environment() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("peers-\(UUID().uuidString)")
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent("python3"), withDestinationURL: URL(fileURLWithPath: "/bin/sh"))
    return folder
  }

  private func absence(_ contender: Contender) -> String? {
    if case .absent(let reason) = contender.state { reason } else { nil }
  }

  @Test("without the environment every package is listed with the remedy") func noEnvironment() {
    let peers = Peers(folder: "/nonexistent")
    let contender = peers.contender("Skia", package: "skia", PeerRequest("encode-skia"))
    #expect(contender.name == "Skia")
    #expect(absence(contender) == "not installed: run .ci/setup --bench")
  }

  @Test("a package that the environment lacks is listed too; one that it has can run")
  func somePackages() throws {
    let folder = try environment()
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = #"echo '{"nanoseconds": 1500, "bytes": 7, "peak": 9}'"#
    let peers = Peers(folder: folder.path) { _ in try server(answer) }
    #expect(absence(peers.contender("fpng", package: "fpng", PeerRequest("encode-fpng"))) == Remedy.install)
    let skia = peers.contender("Skia", package: "skia", PeerRequest("encode-skia"))
    guard case .ready(let runner) = skia.state else {
      Issue.record("Skia is there")
      return
    }
    #expect(try runner.warmUp() == .added(9))
    let sample = try runner.run()
    #expect(sample.nanoseconds == 1500)
    #expect(sample.fileBytes == 7)
    #expect(peers.versions == ["skia": "144.1"])
    try peers.forget()
  }

  @Test("a server that does not start is told, not passed over") func noStart() throws {
    let folder = try environment()
    defer { try? FileManager.default.removeItem(at: folder) }
    let peers = Peers(folder: folder.path) { _ in try PeerServer("/bin/sh", ["-c", "exit 1"]) }
    let contender = peers.contender("Skia", package: "skia", PeerRequest("encode-skia"))
    #expect(absence(contender)?.contains("ended without an answer") == true)
  }

  @Test("an error of a package, and its end, become errors here") func errors() throws {
    let broken = try server(#"echo '{"error": "ValueError: no"}'"#)
    #expect(throws: PeerError.self) { try broken.sample(PeerRequest("encode-skia")) }
    let ending = try server("exit 0")
    #expect(throws: PeerError.self) { try ending.sample(PeerRequest("encode-skia")) }
  }

  @Test("each request is one line of JSON with its task") func request() throws {
    // The answer's error is what was asked.
    let echo = try server(#"printf '{"error": "%s"}\n' "$(echo "$line" | tr -d '"')""#)
    do {
      _ = try echo.sample(PeerRequest("encode-pillow", level: 6))
      Issue.record("it answers with an error")
    } catch {
      #expect("\(error)".contains("task:encode-pillow"))
      #expect("\(error)".contains("level:6"))
    }
  }
}
