extension JSON5.Node {
  /// The same tree at other offsets, for a text that is laid behind others. Cost: linear.
  func moved(by distance: Int) -> JSON5.Node {
    guard distance != 0 else { return self }
    let value: JSON5.Value =
      switch value {
      case .object(let members):
        .object(
          members.map {
            JSON5.Member(
              key: $0.key, keyOffset: $0.keyOffset + distance, value: $0.value.moved(by: distance))
          })
      case .array(let elements): .array(elements.map { $0.moved(by: distance) })
      default: value
      }
    return JSON5.Node(offset: offset + distance, value: value)
  }

  /// An object without some of its keys; any other value as it is.
  func without(_ keys: Set<String>) -> JSON5.Node {
    guard case .object(let members) = value else { return self }
    return JSON5.Node(offset: offset, value: .object(members.filter { !keys.contains($0.key) }))
  }
}
