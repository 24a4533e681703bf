/// What can be seen of the lower page left of the upper one's edge: its dim and the edge's shadow.
package struct CoveredPage {
  /// Where the profile is read, points left of the edge.
  package static let distances = (0..<9).map { Double($0) + 0.5 }
  /// Beyond it there is no shadow, points.
  private static let clear = 12.0

  /// Alpha of the black over it.
  package var dim: Double
  /// Alpha of the shadow at `distances`.
  package var shadow: [Double]

  /// nil when too little of it is free.
  /// - Parameters:
  ///   - edge: of the upper page, pixels.
  ///   - paper: the lower page's colour at rest.
  package init?(_ profile: ColumnProfile, edge: Double, paper: SIMD3<Double>, inset: Int, scale: Double) {
    let end = Int(edge - CoveredPage.clear * scale)
    guard end - inset >= 3 else { return nil }
    let dimmed = ColumnProfile.median(profile.colors[inset..<end]).level
    dim = 1 - dimmed / paper.level
    // The last column that the upper page leaves whole; a twentieth of a column is the edge's own error.
    let last = Int((edge + 0.05).rounded(.down)) - 1
    shadow = CoveredPage.distances.map { distance in
      let place = min(edge - distance * scale - 0.5, Double(last))
      let column = min(max(Int(place.rounded(.down)), 0), profile.colors.count - 2)
      let share = min(max(place - Double(column), 0), 1)
      let (a, b) = (profile.colors[column].level, profile.colors[column + 1].level)
      return 1 - (share == 0 ? a : a + (b - a) * share) / dimmed
    }
  }
}
