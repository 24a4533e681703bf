import BarPixels
import Foundation

/// A Gaussian in floating point with edges clamped: what the integer blur is measured against.
struct FloatGaussian {
  private let weights: [Double]
  private let radius: Int

  init(sigma: Double) {
    radius = Int((sigma * 5).rounded(.up))
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw.reduce(0, +)
    weights = raw.map { $0 / total }
  }

  /// The largest and the mean difference of the green channel, in levels.
  func error(of blurred: Pixmap, against source: Pixmap) -> (max: Double, mean: Double) {
    let green = (0..<source.height).map { y in (0..<source.width).map { Double(source.channels($0, y)[1]) } }
    let across = matrix(source.width)
    let down = matrix(source.height)
    let exact = transposed(transposed(green.map { line($0, across) }).map { line($0, down) })
    var largest = 0.0
    var sum = 0.0
    for y in 0..<source.height {
      for x in 0..<source.width {
        let delta = abs(exact[y][x] - Double(blurred.channels(x, y)[1]))
        largest = max(largest, delta)
        sum += delta
      }
    }
    return (largest, sum / Double(source.width * source.height))
  }

  /// The matrix times the values. Pointers, because the tests run without optimisation.
  private func line(_ values: [Double], _ matrix: [[Double]]) -> [Double] {
    values.withUnsafeBufferPointer { values in
      matrix.map { row in
        row.withUnsafeBufferPointer { row in
          var sum = 0.0
          var i = 0
          while i < row.count {
            sum += row[i] * values[i]
            i += 1
          }
          return sum
        }
      }
    }
  }

  /// For every output sample, how much of each of `count` input samples it gets.
  private func matrix(_ count: Int) -> [[Double]] {
    (0..<count).map { centre in
      var row = [Double](repeating: 0, count: count)
      for (i, weight) in weights.enumerated() {
        row[min(max(centre + i - radius, 0), count - 1)] += weight
      }
      return row
    }
  }

  private func transposed(_ rows: [[Double]]) -> [[Double]] {
    rows[0].indices.map { x in rows.map { $0[x] } }
  }
}
