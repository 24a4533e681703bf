import Foundation

/// The Python peers, started when the first bench asks for one.
package final class Peers {
  /// The virtual environment's interpreter; nil when there is none.
  package let python: String?
  private let start: (String) throws -> PeerServer
  private var server: Result<PeerServer, any Error>?

  /// - Parameter folder: of the virtual environment, which `.ci/setup --bench` makes.
  package init(
    folder: String, start: @escaping (String) throws -> PeerServer = { try Peers.start($0) }
  ) {
    python = Program.find("python3", in: ["\(folder)/bin"])
    self.start = start
  }

  /// What a package does.
  /// - Parameter package: as `peers.py` calls it.
  package func contender(_ name: String, package: String, _ request: PeerRequest) -> Contender {
    guard let python else { return .absent(name, Remedy.install) }
    let server = self.server ?? Result { try start(python) }
    self.server = server
    switch server {
    case .failure(let error): return .absent(name, "broke: \(error)")
    case .success(let server):
      guard server.packages[package] != nil else { return .absent(name, Remedy.install) }
      return Contender(
        name, .ready(.init(run: { try server.sample(request) }, warmUp: { try server.warmUp(request) })))
    }
  }

  /// Of the packages; none before a bench has asked for one.
  package var versions: [String: String] {
    if case .success(let server) = server { server.packages } else { [:] }
  }

  /// Lets go of the pictures of a bench that is over.
  package func forget() throws {
    if case .success(let server) = server { _ = try server.sample(PeerRequest("forget")) }
  }

  private static func start(_ python: String) throws -> PeerServer {
    // -I: nothing in the environment or the working folder decides what is imported.
    try PeerServer(python, ["-I", "-c", String(decoding: PackageResources.peers_py, as: UTF8.self)])
  }

  /// Where `.ci/setup --bench` puts the environment: in the build folder that this program lies in.
  package static var standardFolder: String {
    var folder = URL(fileURLWithPath: Program.own)
    while folder.pathComponents.count > 1, folder.lastPathComponent != ".build" {
      folder.deleteLastPathComponent()
    }
    return folder.pathComponents.count > 1
      ? folder.appendingPathComponent("bench-peers").path : ".build/bench-peers"
  }
}
