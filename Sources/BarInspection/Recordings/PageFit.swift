import BarGeometry
import BarPixels

/// Where the pages are in each frame of a recording, found from what lies below the bars: the one between the two
/// resting pages that the model of UIKit's motion explains best.
struct PageFit {
  var isPush: Bool
  var isMirrored: Bool
  /// Left edge of the top page for each frame, points, as if laid out left to right; nil where it cannot be told.
  var edges: [Double?]

  private init(isPush: Bool, isMirrored: Bool, edges: [Double?]) {
    self.isPush = isPush
    self.isMirrored = isMirrored
    self.edges = edges
  }

  /// - Parameter top: row from which on there are no bars, points. Cost: O(frames · width² · rows).
  init?(_ recording: Recording, below top: Int) {
    let height = recording.height
    let rows = Array(stride(from: top + 8, to: height - 44, by: max(1, (height - top - 52) / 24)))
    guard !rows.isEmpty else { return nil }
    let barRows = Array(stride(from: 2, to: max(3, top - 4), by: 8))
    let mirrored = recording.small.map { $0.mirrored() }
    var best: (error: Double, fit: PageFit)?
    for isMirrored in [false, true] {
      let frames = isMirrored ? mirrored : recording.small
      for isPush in [true, false] {
        let (bottom, over) =
          isPush ? (frames[0], frames[frames.count - 1]) : (frames[frames.count - 1], frames[0])
        let matcher = PageMatcher(bottom: bottom, top: over, rows: rows)
        let found = recording.between.map { matcher.edge(frames[$0]) }
        // Where pages look alike their bars tell which is which, unless they are one.
        let bars = zip(recording.between, found).reduce(0) { sum, match in
          sum + matcher.error(frames[match.0], match.1.x, rows: barRows)
        }
        let error = found.reduce(bars / 4) { $0 + $1.error }
        guard error < best?.error ?? .infinity else { continue }
        let width = Double(recording.width)
        let ends: (Double?, Double?) = isPush ? (width, 0) : (0, width)
        best = (
          error,
          PageFit(
            isPush: isPush, isMirrored: isMirrored,
            edges: [ends.0] + found.map { $0.isSure ? Double($0.x) : nil } + [ends.1])
        )
      }
    }
    guard let best else { return nil }
    self = best.fit
  }

  /// From → to.
  func progress(_ frame: Int, width: Int) -> Double? {
    edges[frame].map { x in
      let away = x / Double(width)
      return (isPush ? 1 - away : away).quantized
    }
  }

  /// The columns of the small pictures that show the top or the bottom page, without the edge's shadow.
  func columns(ofTop: Bool, _ frame: Int, width: Int) -> Range<Int>? {
    guard let x = edges[frame] else { return nil }
    let edge = Int(x.rounded())
    let range = ofTop ? min(width, edge + 2)..<width : 0..<max(0, min(width, edge - 11))
    guard range.count >= 24 else { return nil }
    return isMirrored ? width - range.upperBound..<width - range.lowerBound : range
  }
}
