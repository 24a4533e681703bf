import BarGeometry
import BarPixels

/// I6 and I7 in a recording: the band of each page reaches from the screen's top to where it ends at rest, with the
/// line that it has at rest.
struct RecordedEdges {
  private let recording: Recording
  private let bands: RecordedBands
  private let fit: PageFit
  private let seam: RecordedSeam
  /// Rows of the pages at rest.
  private let bottom: RowProfile
  private let top: RowProfile

  init(_ recording: Recording, _ bands: RecordedBands, _ fit: PageFit) {
    self.recording = recording
    self.bands = bands
    self.fit = fit
    seam = RecordedSeam(recording, bands, fit)
    let ends = [0, recording.frames.count - 1].map { frame in
      RowProfile(
        recording.frames[frame], columns: 0..<recording.frames[0].width, rows: Int(220 * recording.scale))
    }
    (bottom, top) = fit.isPush ? (ends[0], ends[1]) : (ends[1], ends[0])
  }

  func findings() -> [Finding] {
    var heights: [Sighting] = []
    var lines: [Sighting] = []
    for frame in recording.between where isOfPages(frame) {
      for isTop in [true, false] {
        guard let rest = bands.band(ofTop: isTop, isPush: fit.isPush),
          let columns = fit.columns(ofTop: isTop, frame, width: recording.width)
        else { continue }
        let part = RecordedPart(
          recording, frame: frame, columns: columns, rest: isTop ? top : bottom, band: rest)
        if let gap = part.gap { heights.append(gap) } else if let line = part.strayLine { lines.append(line) }
      }
    }
    let points = (heights.map(\.weight).max() ?? 0).quantized
    return [
      RecordingInspector.finding(
        HairlineCheck.self, lines, fit, recording,
        "the hairline over a page is not as at rest: it is missing, or is drawn though the page has none"),
      RecordingInspector.finding(
        BandHeightCheck.self, heights, fit, recording,
        "\(points) pt of a page's band are not there: the bar's frame lacks the status bar, or was worked out before the "
          + "page was laid out"),
    ].compactMap { $0 }
  }

  /// Bars that move with the pages can be judged by their pages; one bar that changes its colour cannot.
  private func isOfPages(_ frame: Int) -> Bool {
    seam.isAlike || seam.offset(frame).map { $0 <= 3 } ?? false
  }
}
