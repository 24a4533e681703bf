/// Work that was counted instead of timed, per unit of a bench.
struct Counter {
  var name: String
  var count: Double
}
