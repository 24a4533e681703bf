extension JSON5.Node {
  /// This node with `other` laid over it: objects merge key by key, anything else replaces. Cost: linear in both.
  func merging(_ other: JSON5.Node) -> JSON5.Node {
    guard isObject, other.isObject else { return other }
    var members = members
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() { places[member.key] = index }
    for member in other.members {
      if let index = places[member.key] {
        let merged = members[index].value.merging(member.value)
        members[index] = JSON5.Member(key: member.key, keyOffset: member.keyOffset, value: merged)
      } else {
        members.append(member)
      }
    }
    return JSON5.Node(offset: other.offset, value: .object(members))
  }
}
