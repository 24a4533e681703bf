/// Joins two values of the format by its table: objects merge key by key, anything else replaces. Two objects
/// that are different forms of one thing, such as a grey over a colour in red, green and blue, replace each
/// other too.
struct SceneMerger {
  /// How the second value relates to the first.
  enum Rule {
    /// It is laid over the first.
    case over
    /// They stand side by side and may not say the same twice.
    case beside
  }

  /// Something said twice by values that stand side by side.
  struct Collision {
    var path: ScenePath
    /// Where it is said again.
    var offset: Int
    /// Where it was said first.
    var firstOffset: Int
  }

  let rule: Rule
  private(set) var collisions: [Collision] = []
  private var path = ScenePath()

  init(_ rule: Rule) { self.rule = rule }

  /// `base` with `other` laid over it. Cost: linear in both.
  static func merging(_ base: JSON5.Node, _ other: JSON5.Node, as type: SceneType) -> JSON5.Node {
    var merger = SceneMerger(.over)
    return merger.merge(base, other, as: type)
  }

  mutating func merge(_ base: JSON5.Node, _ other: JSON5.Node, as type: SceneType) -> JSON5.Node {
    if rule == .over, type.isBar, !(base.isObject && other.isObject), !base.isNull, !other.isNull {
      return joinedBars(base, other)
    }
    guard base.isObject, other.isObject else { return replaced(base, by: other) }
    if let own = type.headedForm(of: other), let former = type.headedForm(of: base), own != former {
      return replaced(base, by: other)
    }
    switch type.form(of: other) ?? type.form(of: base) {
    case .map(let element, _): return mergeEntries(base, other, of: element)
    case .object(let name): return mergeObjects(base, other, of: name)
    default: return replaced(base, by: other)
    }
  }

  private mutating func replaced(_ base: JSON5.Node, by other: JSON5.Node) -> JSON5.Node {
    // The same place is the same part that came on two ways.
    if rule == .beside, base.offset != other.offset {
      collisions.append(Collision(path: path, offset: other.offset, firstOffset: base.offset))
    }
    return other
  }

  /// A bar by name cannot be merged before the names are known, but a list of bars says the same.
  private func joinedBars(_ base: JSON5.Node, _ other: JSON5.Node) -> JSON5.Node {
    let parts = (base.isArray ? base.elements : [base]) + (other.isArray ? other.elements : [other])
    return JSON5.Node(offset: other.offset, value: .array(parts))
  }

  private mutating func mergeObjects(
    _ base: JSON5.Node, _ other: JSON5.Node, of name: SceneObjectName
  ) -> JSON5.Node {
    let object = name.object
    let isRestarted = name == .appearance && rule == .over && other["configure"].map { !$0.isNull } ?? false
    let base = isRestarted ? base.without(SceneMerger.configured) : base
    return merge(base, other) { key in object.field(named: key)?.type ?? .anyObject }
  }

  /// Documented (UIBarAppearance.h): each configure call replaces all values of background and shadow.
  private static let configured: Set<String> = [
    "backgroundColor", "backgroundEffect", "backgroundImage", "backgroundImageContentMode", "shadowColor",
    "shadowImage",
  ]

  /// Entries of a map are things with a name: side by side, no name may be given twice.
  private mutating func mergeEntries(
    _ base: JSON5.Node, _ other: JSON5.Node, of element: SceneType
  ) -> JSON5.Node {
    merge(base, other) { [rule] _ in rule == .beside ? nil : element }
  }

  /// - Parameter type: the type of a key's values; nil = they replace each other.
  private mutating func merge(
    _ base: JSON5.Node, _ other: JSON5.Node, type: (String) -> SceneType?
  ) -> JSON5.Node {
    var members = base.members
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() { places[member.key] = index }
    for member in other.members {
      guard let index = places[member.key] else {
        members.append(member)
        continue
      }
      let former = members[index].value
      path.push(member.key)
      let value =
        type(member.key).map { merge(former, member.value, as: $0) } ?? replaced(former, by: member.value)
      path.pop()
      members[index] = JSON5.Member(key: member.key, keyOffset: member.keyOffset, value: value)
    }
    return JSON5.Node(offset: other.offset, value: .object(members))
  }
}
