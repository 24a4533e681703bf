/// The left edge of the upper page, as the place where columns change most.
package enum PageEdge {
  // A faint edge is ten levels, stale tiles of a GIF are up to four.
  private static let least = 5.0

  /// Pixels from the picture's left; nil when nothing stands out.
  /// - Parameters:
  ///   - inset: columns at both sides that do not count.
  ///   - rises: the lower page is the darker one.
  package static func find(_ profile: ColumnProfile, inset: Int, rises: Bool) -> Double? {
    let colors = profile.colors
    let candidates = inset + 1..<max(inset + 1, colors.count - 1 - inset)
    func change(_ x: Int) -> Double {
      rises ? colors[x + 1].level - colors[x - 1].level : colors[x + 1].distance(to: colors[x - 1])
    }
    guard let middle = candidates.max(by: { change($0) < change($1) }), change(middle) >= least else {
      return nil
    }
    func color(_ x: Int) -> SIMD3<Double> { colors[min(max(x, 0), colors.count - 1)] }
    // The shadow is darkest next to the edge.
    let after = min(middle + 3, colors.count - 1 - inset)
    let right = ColumnProfile.median(colors[after..<min(after + 6, colors.count)])
    let left = [color(middle - 1), color(middle - 2)].max { $0.distance(to: right) < $1.distance(to: right) }
    guard let left else { return nil }
    let way = right - left
    let length = (way * way).sum()
    // A line between two equal colours is no edge.
    guard length > 0 else { return nil }
    let covered = (middle - 1...middle + 2).reduce(0.0) { sum, x in
      sum + min(max(((right - color(x)) * way).sum() / length, 0), 1)
    }
    return Double(middle - 1) + covered
  }
}
