package import BarGeometry

/// A picture that does not show the bar that it should.
package enum ReadingError: Error, CustomStringConvertible {
  /// Rows of pixels.
  case tooSmall(height: Int)
  /// Boxes of the ink that was found, points.
  case parts(expected: [BarPart], found: [Rect])

  package var description: String {
    switch self {
    case .tooSmall(let height):
      return "a picture of \(height) rows holds no bar; take one that shows the whole bar"
    case .parts(let expected, let found):
      let names = expected.isEmpty ? "nothing" : expected.map(\.rawValue).joined(separator: ", ")
      let boxes = found.map { Measured.box($0).text }.joined(separator: "; ")
      return "the bar should show \(names), but its ink is at [\(boxes)]; mend the scene or the list of parts"
    }
  }
}
