/// Which class is a subclass of which, as far as a scene says.
public struct KindHierarchy: Hashable, Sendable {
  /// Subclass to class.
  public var supers: [String: String]

  public init(supers: [String: String] = [:]) { self.supers = supers }

  /// `kind`, its class, that one's class and so on; ends where nothing more is known or a circle closes.
  /// Cost: linear in the way.
  public func ancestry(of kind: String) -> [String] {
    var way = [kind]
    var seen: Set<String> = [kind]
    while let next = supers[way[way.count - 1]], seen.insert(next).inserted { way.append(next) }
    return way
  }

  /// `isKind(of:)`: whether `kind` is `other` or one of its subclasses.
  public func isKind(_ kind: String, of other: String) -> Bool { ancestry(of: kind).contains(other) }
}
