/// A set of settings that another set can be laid over: what the other one touches wins.
protocol Mergeable {
  mutating func apply(_ other: Self)
}

extension Setting where Value: Mergeable {
  /// Objects merge: keys that the new object does not name stay. Unsetting drops the object.
  mutating func merge(_ other: Setting) {
    if case .value(var mine) = self, case .value(let new) = other {
      mine.apply(new)
      self = .value(mine)
    } else {
      apply(other)
    }
  }
}
