/// What rendered a picture: program, libraries and fonts by their versions or hashes, and options. No names of
/// machines, no times: the same software gives the same block.
public struct GoldenEnvironment: Hashable, Sendable, Codable {
  /// In the order of their names: “cairo” → “1.16.0”, “font Inter.ttc” → “3f2a…”, “scale” → “3”.
  public var facts: [String: String]

  public init(_ facts: [String: String] = [:]) { self.facts = facts }

  /// The keyword of the text chunk that holds it in a PNG.
  public static let keyword = "fakebar-environment"

  /// One line a fact, `name: value`, sorted: what the chunk holds.
  public var text: String {
    facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }

  /// Lines that are no facts are left out.
  public init(text: String) {
    facts = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      facts[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
  }

  /// “cairo 1.16.0 → 1.18.0”, one for each fact that is not the same; empty when nothing differs.
  public func changes(to other: GoldenEnvironment) -> [String] {
    Set(facts.keys).union(other.facts.keys).sorted().compactMap { name in
      let (old, new) = (facts[name], other.facts[name])
      return old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
    }
  }
}
