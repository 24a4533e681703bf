import BarGeometry
import BarPixels

/// The colours along a linear gradient, and where on it a pixel lies.
struct GradientRamp {
  private let frame: Rect
  private let direction: Point
  private let length: Double
  private let words: [UInt32]
  private let perPixel: Double

  /// - Parameters:
  ///   - frame: the rectangle that the gradient spans, in pixels.
  ///   - color: premultiplied, at 0…1 along the gradient.
  init(across frame: Rect, direction: Point, color: (Double) -> UInt32) {
    self.frame = frame
    self.direction = direction
    length = abs(frame.width * direction.x) + abs(frame.height * direction.y)
    // Four entries a pixel; the colour of a pixel on an axis-aligned gradient is then exact.
    let count = Int((length * 4).rounded(.up).clamped(to: 1...Double(4 * Canvas.maximumSide)))
    words = (0...count).map { color(Double($0) / Double(count)) }
    perPixel = Double(count) / max(length, 1e-9)
  }

  /// Rows that are `width` pixels wide, the first column's left edge at x 0 of the frame's coordinates.
  func pixmap(rows: Range<Int>, width: Int) -> Pixmap {
    let result = Pixmap(uninitializedWidth: width, height: rows.count)
    words.withUnsafeBufferPointer { words in
      let last = Double(words.count - 1)
      for y in rows {
        let row = result.row(y - rows.lowerBound)
        let across = (Double(y) + 0.5 - frame.midY) * direction.y
        func word(_ x: Int) -> UInt32 {
          let along = (Double(x) + 0.5 - frame.midX) * direction.x + across + length / 2
          return words[Int((along * perPixel).rounded().clamped(to: 0...last))]
        }
        if direction.x == 0 {
          Kernels.fill(row, count: width, word: word(0))
        } else if direction.y == 0, y > rows.lowerBound {
          Kernels.copy(row, row - width, count: width)
        } else {
          for x in 0..<width { row[x] = word(x) }
        }
      }
    }
    return result
  }
}
