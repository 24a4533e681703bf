/// What is compared between two frames.
package enum MotionQuantity: Hashable, Sendable {
  case pageX
  case coveredX
  case dim
  /// Over what is left of the way, at the distance with this number.
  case shadow(Int)
  case shift(MovingPart)
  case alpha(MovingPart)

  package var words: String {
    switch self {
    case .pageX: "page x"
    case .coveredX: "covered page x"
    case .dim: "dim"
    case .shadow(let index): "shadow \(Decimals.text(CoveredPage.distances[index], places: 1)) pt off"
    case .shift(let part): "\(part.words) x"
    case .alpha(let part): "\(part.words) alpha"
    }
  }

  /// The greatest residual that passes, points or alpha; nil: shown, not judged.
  package var bar: Double? {
    switch self {
    case .pageX, .coveredX: 0.5
    case .dim: 0.015
    // The standard deviation of the 75 edge alphas in the truth folder's README.
    case .shadow: 0.031
    case .shift, .alpha: nil
    }
  }

  /// Judged over all recordings together: the spread it is held against is that of the frames of all of them.
  package var isPooled: Bool { if case .shadow = self { true } else { false } }

  /// In the order of reports. What stands still has no shift worth a row.
  package static let all: [MotionQuantity] =
    [.pageX, .coveredX, .dim] + CoveredPage.distances.indices.map { .shadow($0) }
    + MovingPart.allCases.flatMap { part -> [MotionQuantity] in
      part.reach == nil ? [.alpha(part)] : [.shift(part), .alpha(part)]
    }
}
