import Foundation

/// How a cost grows: the exponent p of fixed + a · count^p.
package enum GrowthFit {
  /// No cost is called worse than linear up to here: what is linear but for its noise.
  package static let limit = 1.1
  /// A cost that is at the end this many times what it was at the beginning, or less, does not grow.
  package static let flat = 1.25

  /// The power with which the upper half of the points grows: below, caches and start-up decide. 0 = it does not grow,
  /// 1 = linear, 2 = quadratic.
  ///
  /// Two ways to take off what is fixed, each exact for a cost without noise and each fooled by some: the first points'
  /// straight line met at no count, which a peak that hides another pulls down, and steps from point to point, in
  /// which noise weighs much. Costs that truly grow faster do so by both, so the smaller power counts.
  /// - Precondition: at least four points, counts rising.
  package static func exponent(_ points: [(count: Double, cost: Double)]) -> Double {
    guard points[points.count - 1].cost > points[0].cost * flat else { return 0 }
    return min(exponentBeyondFixed(points), exponentOfSteps(points))
  }

  private static func exponentBeyondFixed(_ points: [(count: Double, cost: Double)]) -> Double {
    let (first, second) = (points[0], points[1])
    let slope = max(0, second.cost - first.cost) / (second.count - first.count)
    let fixed = max(0, first.cost - slope * first.count)
    let upper = points.suffix((points.count + 1) / 2).filter { $0.cost > fixed }
    return slopeOfLogarithms(upper.map { (count: $0.count, cost: $0.cost - fixed) })
  }

  /// What one more costs grows with a power that is smaller by one than that of all together.
  private static func exponentOfSteps(_ points: [(count: Double, cost: Double)]) -> Double {
    let upper = Array(points.suffix(max(3, (points.count + 1) / 2)))
    let steps = zip(upper, upper.dropFirst()).map { a, b in
      (count: (a.count * b.count).squareRoot(), cost: (b.cost - a.cost) / (b.count - a.count))
    }
    return max(0, 1 + slopeOfLogarithms(steps.filter { $0.cost > 0 }))
  }

  private static func slopeOfLogarithms(_ points: [(count: Double, cost: Double)]) -> Double {
    let (x, y) = (points.map { log($0.count) }, points.map { log($0.cost) })
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let products = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
    let squares = x.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    return squares > 0 ? products / squares : 0
  }
}
