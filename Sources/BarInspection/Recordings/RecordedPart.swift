import BarGeometry
import BarPixels

/// The part of a recorded frame that shows one of the pages.
struct RecordedPart {
  private let recording: Recording
  private let frame: Int
  /// Points.
  private let columns: Range<Int>
  private let rows: [RowProfile.Row]
  private let rest: [RowProfile.Row]
  private let band: (bottom: Int, line: Int)

  init(
    _ recording: Recording, frame: Int, columns: Range<Int>, rest: RowProfile, band: (bottom: Int, line: Int)
  ) {
    self.recording = recording
    self.frame = frame
    self.columns = columns
    self.rest = rest.rows
    self.band = band
    let scale = recording.scale
    let first = Int((Double(columns.lowerBound) * scale).rounded(.up))
    let last = Int((Double(columns.upperBound) * scale).rounded(.down))
    rows =
      RowProfile(
        recording.frames[frame], columns: first..<min(last, recording.frames[frame].width),
        rows: rest.rows.count
      ).rows
  }

  /// Rows of the band that have not the bar's colour, at its bottom or at the screen's top; above letters and icons.
  var gap: Sighting? {
    let scale = recording.scale
    let low = max(0, band.bottom - max(2, Int((3 * scale).rounded())))
    let high = min(low, max(1, Int((2 * scale).rounded())))
    if !isBar(low) {
      let end = stride(from: low, through: 0, by: -1).first(where: isBar) ?? 0
      return sighting(from: end, to: band.bottom)
    }
    if !isBar(high) {
      let start = (high...low).first(where: isBar) ?? low
      return sighting(from: 0, to: start)
    }
    return nil
  }

  /// A line that the page has not at rest, or none where it has one. Known only where rows are as they were drawn.
  var strayLine: Sighting? {
    guard recording.isExact, band.bottom + 6 < rows.count, hasLine(rest) != hasLine(rows) else { return nil }
    return sighting(from: band.bottom, to: band.bottom + max(1, band.line))
  }

  private func hasLine(_ rows: [RowProfile.Row]) -> Bool {
    let color = rows[band.bottom].color
    let below = rows[band.bottom + max(1, band.line)].color
    let limit = Double(RowProfile.closeness)
    return color.distance(rows[band.bottom - 2].color) > limit && color.distance(below) > limit
  }

  /// As at rest, or under dim and shadow.
  private func isBar(_ row: Int) -> Bool {
    let color = rest[row].color
    let dark = (1 - PageGeometry.fullDim) * (1 - PageGeometry.shadowAlpha)
    let shaded = BlockGrid.Color(
      red: color.red * dark, green: color.green * dark, blue: color.blue * dark, alpha: 255)
    return ColorRange([color, shaded]).distance(rows[row].color) <= 24
  }

  private func sighting(from start: Int, to end: Int) -> Sighting {
    let scale = recording.scale
    let height = Double(max(1, end - start)) / scale
    return Sighting(
      frame: frame,
      rect: Rect(
        x: Double(columns.lowerBound), y: Double(start) / scale, width: Double(columns.count), height: height),
      weight: height)
  }
}
