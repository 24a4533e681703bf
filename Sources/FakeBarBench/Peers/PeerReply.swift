/// An answer of `peers.py`: its first one says what is installed, all others what a request took.
struct PeerReply: Decodable {
  /// Versions.
  var packages: [String: String]?
  var nanoseconds: Double?
  var bytes: Int?
  var peak: Int?
  var error: String?
}
