import BarGeometry
import BarPixels

/// The bars' bands in the first and the last frame of a recording.
struct RecordedBands {
  /// Bottom edge in pixels of the frames, and rows of the line below; nil where no bar is seen.
  var first: (bottom: Int, line: Int)?
  var last: (bottom: Int, line: Int)?
  /// Points.
  var shortest: Int
  var tallest: Int
  /// Everything between the colours of both bands, as far as they are not writing, with dim and shadow.
  var colors: ColorRange

  init?(_ recording: Recording) {
    let count = recording.frames.count
    let columns = 0..<recording.frames[0].width
    let rows = Int(220 * recording.scale)
    func band(_ frame: Int) -> (bottom: Int, line: Int)? {
      RowProfile(recording.frames[frame], columns: columns, rows: rows).band(scale: recording.scale)
    }
    first = band(0)
    last = band(count - 1)
    let bottoms = [first, last].compactMap { $0.map { Double($0.bottom) / recording.scale } }
    guard let low = bottoms.min(), let high = bottoms.max() else { return nil }
    shortest = Int(low.rounded(.down))
    tallest = Int(high.rounded(.up))
    colors = RecordedBands.range(recording.small[0], shortest)
    colors.add(RecordedBands.range(recording.small[count - 1], shortest))
    // Dim at full cover, and the shadow at the edge.
    let dark = (1 - PageGeometry.fullDim) * (1 - PageGeometry.shadowAlpha)
    let low0 = colors.low
    colors.add(
      BlockGrid.Color(red: low0.red * dark, green: low0.green * dark, blue: low0.blue * dark, alpha: 255))
  }

  /// Of the pages that lie above and below; nil where none is seen.
  func band(ofTop: Bool, isPush: Bool) -> (bottom: Int, line: Int)? { ofTop == isPush ? last : first }

  /// The colour of the band in some columns of a small picture, whatever is written on it.
  func color(_ picture: Pixmap, _ columns: Range<Int>) -> BlockGrid.Color {
    RecordedBands.percentile(0.5, picture, columns, shortest)
  }

  /// From the tenth to the ninetieth hundredth: writing covers less than that.
  private static func range(_ picture: Pixmap, _ height: Int) -> ColorRange {
    ColorRange([0.1, 0.9].map { percentile($0, picture, 0..<picture.width, height) })
  }

  private static func percentile(_ share: Double, _ picture: Pixmap, _ columns: Range<Int>, _ height: Int)
    -> BlockGrid.Color
  {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
    for y in 0..<max(1, height - 1) {
      let line = picture.row(y)
      for x in columns {
        let word = line[x]
        counts[0][Int(word >> 16 & 255)] += 1
        counts[1][Int(word >> 8 & 255)] += 1
        counts[2][Int(word & 255)] += 1
      }
    }
    let wanted = Double(columns.count * max(1, height - 1)) * share
    let levels = counts.map { counts -> Double in
      var sum = 0
      for (level, count) in counts.enumerated() {
        sum += count
        if Double(sum) >= wanted { return Double(level) }
      }
      return 255
    }
    return BlockGrid.Color(red: levels[0], green: levels[1], blue: levels[2], alpha: 255)
  }
}
