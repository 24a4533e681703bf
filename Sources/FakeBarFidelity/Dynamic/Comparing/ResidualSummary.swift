/// The residuals of one quantity over frames.
package struct ResidualSummary {
  package var quantity: MotionQuantity
  package var count: Int
  /// Weighted, as `rms`.
  package var mean: Double
  package var rms: Double
  /// The frame that is farthest off.
  package var worst: Residual

  /// nil for no residuals.
  package init?(_ quantity: MotionQuantity, _ residuals: [Residual]) {
    let own = residuals.filter { $0.quantity == quantity }
    let total = own.reduce(0) { $0 + $1.weight }
    let worst = own.max { abs($0.difference) * $0.weight < abs($1.difference) * $1.weight }
    guard let worst, total > 0 else { return nil }
    self.quantity = quantity
    self.worst = worst
    count = own.count
    mean = own.reduce(0) { $0 + $1.difference * $1.weight } / total
    rms = (own.reduce(0) { $0 + $1.difference * $1.difference * $1.weight } / total).squareRoot()
  }

  /// The number that is held against the bar. A palette's steps make single frames jump: of a shadow the whole profile
  /// counts, of the rest the root of the mean square.
  package var judged: Double { if case .shadow = quantity { abs(mean) } else { rms } }

  /// nil where nothing is judged.
  package var passes: Bool? { quantity.bar.map { judged <= $0 } }

  package static func all(_ residuals: [Residual]) -> [ResidualSummary] {
    MotionQuantity.all.compactMap { ResidualSummary($0, residuals) }
  }
}
