import BarGeometry
import BarPixels

/// I3 in a recording: where the bars are the pages' own, their border is at the page's edge.
struct RecordedSeam {
  private let recording: Recording
  private let bands: RecordedBands
  private let fit: PageFit
  /// The colours of both bars.
  private let bottom: BlockGrid.Color
  private let top: BlockGrid.Color

  init(_ recording: Recording, _ bands: RecordedBands, _ fit: PageFit) {
    self.recording = recording
    self.bands = bands
    self.fit = fit
    let all = 0..<recording.width
    let ends = (
      bands.color(recording.small[0], all), bands.color(recording.small[recording.small.count - 1], all)
    )
    (bottom, top) = fit.isPush ? ends : (ends.1, ends.0)
  }

  /// Levels: bars that are nearer to each other cannot be told apart in recordings.
  private static let contrast = 48.0

  var isAlike: Bool { bottom.distance(top) < RecordedSeam.contrast }

  /// How far the border is from the page's edge, points; nil where one of them is not seen.
  func offset(_ frame: Int) -> Double? {
    guard let edge = fit.edges[frame], let seam = seam(recording.small[frame]) else { return nil }
    return abs(seam - edge)
  }

  func findings() -> [Finding] {
    guard !isAlike else {
      return [
        RecordingInspector.note(SeamCheck.self, "both bars look alike: the seam between them cannot be seen")
      ]
    }
    var seen: [Sighting] = []
    var seams = 0
    for frame in recording.between {
      guard let edge = fit.edges[frame], edge > 24, edge < Double(recording.width) - 24,
        let seam = seam(recording.small[frame])
      else { continue }
      seams += 1
      let off = abs(seam - edge)
      // Page edges are found to a point or two; recordings of real bars are 1 apart at most.
      guard off > 3 else { continue }
      let left = fit.isMirrored ? Double(recording.width) - max(seam, edge) : min(seam, edge)
      seen.append(
        Sighting(
          frame: frame, rect: Rect(x: left, y: 0, width: off, height: Double(bands.shortest)), weight: off))
    }
    guard seams > 0 else {
      return [
        RecordingInspector.note(
          SeamCheck.self,
          "the bars have no seam: one bar changes its colour, so it cannot be judged by the page's edge")
      ]
    }
    let points = (seen.map(\.weight).max() ?? 0).quantized
    return [
      RecordingInspector.finding(
        SeamCheck.self, seen, fit, recording,
        "the bars meet \(points) pt beside the page's edge: a bar does not move with its page")
    ].compactMap { $0 }
  }

  /// The column, left to right, at which the bottom page's colour ends and the top page's begins; nil where the frame
  /// is not made of the two.
  private func seam(_ frame: Pixmap) -> Double? {
    let picture = fit.isMirrored ? frame.mirrored() : frame
    let width = picture.width
    // Bars may be mixed a little with something else on their way.
    let limit = max(16, 0.15 * bottom.distance(top))
    // true: the top page's colour; nil: another's, such as a letter's.
    let columns = (0..<width).map { x -> Bool? in
      let color = bands.color(picture, x..<x + 1)
      let (under, over) = (shaded.distance(color), top.distance(color))
      guard min(under, over) < limit else { return nil }
      return over < under
    }
    guard columns.count(where: { $0 != nil }) > width * 2 / 3 else { return nil }
    // The border with the fewest columns on the wrong side.
    var wrong = columns.count { $0 == false }
    var best = (x: 0, wrong: wrong)
    for x in 0..<width {
      if columns[x] == true { wrong += 1 }
      if columns[x] == false { wrong -= 1 }
      if wrong < best.wrong { best = (x + 1, wrong) }
    }
    let parts = (columns[..<best.x].count { $0 == false }, columns[best.x...].count { $0 == true })
    return min(parts.0, parts.1) >= 12 && best.wrong <= width / 20 ? Double(best.x) : nil
  }

  /// The bottom bar under dim, and as it is.
  private var shaded: ColorRange {
    let light = 1 - PageGeometry.fullDim
    return ColorRange([
      bottom,
      BlockGrid.Color(
        red: bottom.red * light, green: bottom.green * light, blue: bottom.blue * light, alpha: 255),
    ])
  }
}
