import Foundation

/// Python packages as peers, in one process that stays: so rounds interleave with ours, and neither Python's start nor
/// the first call is measured.
package final class PeerServer {
  private let process: Process
  private let requests: FileHandle
  private let answers: FileHandle
  private var rest = Data()
  /// Versions of what is installed, by the names that requests use.
  package private(set) var packages: [String: String] = [:]

  /// Starts it.
  package init(_ program: String, _ arguments: [String]) throws {
    let (input, output) = (Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    requests = input.fileHandleForWriting
    answers = output.fileHandleForReading
    try process.run()
    packages = try answer().packages ?? [:]
  }

  deinit {
    try? requests.close()
    process.waitUntilExit()
  }

  /// One measured run.
  package func sample(_ request: PeerRequest) throws -> Sample {
    let reply = try ask(request)
    guard let nanoseconds = reply.nanoseconds else { throw PeerError(reason: "an answer without a time") }
    return Sample(nanoseconds: nanoseconds, fileBytes: reply.bytes)
  }

  /// Makes everything ready that a request needs, and runs it once.
  package func warmUp(_ request: PeerRequest) throws -> MemoryUse? {
    var request = request
    request.measuresMemory = true
    return try ask(request).peak.map(MemoryUse.added)
  }

  private func ask(_ request: PeerRequest) throws -> PeerReply {
    guard process.isRunning else { throw PeerError(reason: "their process has ended") }
    try requests.write(contentsOf: JSONEncoder().encode(request) + Data("\n".utf8))
    return try answer()
  }

  private func answer() throws -> PeerReply {
    var line = rest
    while !line.contains(UInt8(ascii: "\n")) {
      let more = answers.availableData
      guard !more.isEmpty else { throw PeerError(reason: "their process ended without an answer") }
      line += more
    }
    let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
    rest = Data(line[end...].dropFirst())
    let reply = try JSONDecoder().decode(PeerReply.self, from: line[..<end])
    if let error = reply.error { throw PeerError(reason: error) }
    return reply
  }
}
