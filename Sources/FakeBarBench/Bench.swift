/// One kind of work, with what it is measured against. A run does `units` units; figures are given per unit.
struct Bench {
  var name: String
  /// What one unit is: "frame", "list".
  var unit: String
  var units: Int
  var ours: () throws -> Void
  /// Copies as many bytes as the work yields, from warm memory to warm memory, over as many threads.
  var copy: () -> Void
  /// Cairo doing the same; nil where it has no such thing.
  var peer: (() throws -> Void)?
  var bar: Bar?
  /// What `ours` did in all its runs so far, and how many of those there were.
  var counters: (_ runs: Int) -> [Counter] = { _ in [] }
  var checks: () throws -> [Check] = { [] }
}
