import BarPixels

/// Compares frames with the model's picture of two pages, one sliding over the other.
struct PageMatcher {
  struct Match {
    var x: Int
    /// Mean levels.
    var error: Double
    /// Another place explains the frame clearly worse.
    var isSure: Bool
  }

  var bottom: Pixmap
  var top: Pixmap
  var rows: [Int]

  /// The top page's left edge: every fourth column first, then all around the best.
  func edge(_ frame: Pixmap) -> Match {
    let width = frame.width
    var errors: [(x: Int, error: Double)] = stride(from: 0, through: width, by: 4).map {
      ($0, error(frame, $0))
    }
    let coarse = errors.min { $0.error < $1.error } ?? (0, .infinity)
    errors.sort { $0.error < $1.error }
    var best = (x: coarse.x, error: error(frame, coarse.x, step: 1))
    for x in max(0, coarse.x - 4)...min(width, coarse.x + 4) {
      let error = error(frame, x, step: 1)
      if error < best.error { best = (x, error) }
    }
    // Pages that look alike fit everywhere.
    let rival = errors.first { abs($0.x - best.x) > 12 }?.error ?? .infinity
    let isSure = best.error < 12 && rival > best.error + 0.4
    return Match(x: best.x, error: best.error, isSure: isSure)
  }

  /// Mean levels by which the frame is off when the edge is at `x`.
  /// - Parameter rows: nil: the matcher's own.
  func error(_ frame: Pixmap, _ x: Int, step: Int = 2, rows: [Int]? = nil) -> Double {
    let width = frame.width
    let share = Double(width - x) / Double(width)
    let shift = Int((PageGeometry.parallax * Double(width - x)).rounded())
    // In 1/256. The shadow may be there or not: it fades in a way that was not measured on all systems.
    let light = Int((256 * (1 - PageGeometry.fullDim * share)).rounded())
    let dark = Int((Double(light) * (1 - PageGeometry.shadowAlpha)).rounded())
    var sum = 0
    var count = 0
    for y in rows ?? self.rows {
      let (line, below, above) = (frame.row(y), bottom.row(y), top.row(y))
      var column = 0
      while column < width {
        if column >= x {
          sum += PageMatcher.difference(line[column], above[column - x], 256, 256)
          count += 1
        } else if column + shift < width {
          sum += PageMatcher.difference(
            line[column], below[column + shift], column < x - 10 ? light : dark, light)
          count += 1
        }
        column += step
      }
    }
    return Double(sum) / Double(max(1, count) * 3)
  }

  /// Levels beyond what two lights make of `b`, two for rounding apart.
  private static func difference(_ a: UInt32, _ b: UInt32, _ dark: Int, _ light: Int) -> Int {
    func part(_ shift: UInt32) -> Int {
      let (seen, own) = (Int(a >> shift & 255), Int(b >> shift & 255))
      return max((own * dark + 128) / 256 - seen, seen - (own * light + 128) / 256, 2) - 2
    }
    return part(16) + part(8) + part(0)
  }
}
