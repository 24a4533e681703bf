/// A transition strategy by name with its options, as scene files and command lines write it:
/// `fakeBar:preset=KM:similar=equal`.
public struct StrategyChoice: Hashable, Sendable {
  public var name: String
  /// Option to value, both as they are written; several values are joined by "+".
  public var options: [String: String]

  public init(_ name: String, options: [String: String] = [:]) {
    self.name = name
    self.options = options
  }

  /// Reads a label; nil when an option has no name or no value, or occurs twice. O(length).
  public init?(label: String) {
    let parts = label.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.init(String(name))
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty,
        options.updateValue(String(sides[1]), forKey: String(sides[0])) == nil
      else { return nil }
    }
  }

  /// The name and the options in their names' order: equal choices have equal labels.
  public var label: String {
    ([name] + options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: ":")
  }
}
