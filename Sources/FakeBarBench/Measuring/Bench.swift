/// One kind of work, with what it is measured against. A run does `units` units; figures are given per unit.
package struct Bench {
  package var name: String
  /// What one unit is: "frame", "list".
  package var unit: String
  package var units: Int
  package var ours: Contender
  /// First `memcpy` where it makes sense: of as many bytes as the work yields, from warm memory to warm memory, over
  /// as many threads.
  package var rivals: [Contender]
  package var differences: [Difference] = []
  package var bars: [Bar] = []
  /// What `ours` did in all its runs so far, and how many of those there were.
  package var counters: (_ runs: Int) -> [Counter] = { _ in [] }
  package var checks: () throws -> [Check] = { [] }

  package init(name: String, unit: String, units: Int = 1, ours: Contender, rivals: [Contender]) {
    self.name = name
    self.unit = unit
    self.units = units
    self.ours = ours
    self.rivals = rivals
  }

  /// As rows call us.
  package static let us = "FakeBar"
  package static let copy = "memcpy"
}
