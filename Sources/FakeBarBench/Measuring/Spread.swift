/// The middle and the ends of some figures.
package struct Spread: Equatable {
  package var median: Double
  package var min: Double
  package var max: Double

  /// - Precondition: there is at least one.
  package init(_ figures: [Double]) {
    let sorted = figures.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    min = sorted[0]
    max = sorted[sorted.count - 1]
  }
}
