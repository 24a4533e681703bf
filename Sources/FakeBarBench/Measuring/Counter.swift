/// Work that was counted instead of timed, per unit of a bench.
package struct Counter {
  package var name: String
  package var count: Double

  package init(name: String, count: Double) {
    self.name = name
    self.count = count
  }
}
