import BarCodecs
import BarStage

/// Some frames of a recording for the eye: the real ones in a row, ours below them.
enum RecordingSheet {
  private static let most = 5
  private static let gap = 6

  /// Writes `folder`/NAME.png for every recording that could be drawn; makes the folder.
  static func write(_ runs: [RecordingRun], to folder: String) throws {
    try Folder.create(folder)
    for run in runs where !run.frames.isEmpty {
      // Evenly in progress, which a finger goes through more than once.
      let ordered = run.frames.sorted { $0.progress < $1.progress }
      let count = min(most, ordered.count)
      let chosen = (0..<count).map { ordered[count == 1 ? 0 : $0 * (ordered.count - 1) / (count - 1)] }
      let sheet = grid([chosen.map(\.pictures.real), chosen.map(\.pictures.ours)])
      let png = try PNGStableEncoder.encode(sheet, scale: 1)
      try AtomicFile.write(png, to: "\(folder)/\(run.recording.name).png")
    }
  }

  private static func grid(_ rows: [[StraightImage]]) -> StraightImage {
    let (cell, columns) = (rows[0][0], rows[0].count)
    let width = columns * cell.width + (columns - 1) * gap
    let height = rows.count * cell.height + (rows.count - 1) * gap
    var rgba = [UInt8](repeating: 128, count: width * height * 4)
    for (down, row) in rows.enumerated() {
      for (across, image) in row.enumerated() {
        for y in 0..<min(image.height, cell.height) {
          let line = image.rgba[y * image.width * 4..<(y + 1) * image.width * 4]
          let start = ((down * (cell.height + gap) + y) * width + across * (cell.width + gap)) * 4
          rgba.replaceSubrange(start..<start + line.count, with: line)
        }
      }
    }
    for index in stride(from: 3, to: rgba.count, by: 4) { rgba[index] = 255 }
    return StraightImage(width: width, height: height, rgba: rgba)
  }
}
