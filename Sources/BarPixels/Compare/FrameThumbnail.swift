/// A picture on 8 × 8 squares, by which frames of animations are told to be more or less alike.
public struct FrameThumbnail: Hashable, Sendable {
  private static let side = 8

  /// Red, green, blue times alpha, and alpha, 0…255, of each square.
  private let samples: [Int32]

  /// Cost: O(pixels).
  public init(_ image: SampleImage) {
    switch image.depth {
    case .eight: samples = Self.samples(image, UInt32.self)
    case .sixteen: samples = Self.samples(image, UInt64.self)
    }
  }

  private static func samples<Pixel: SamplePixel>(_ image: SampleImage, _ type: Pixel.Type) -> [Int32] {
    var result: [Int32] = []
    let rows = image.rows
    for cell in 0..<side * side {
      let (i, j) = (cell % side, cell / side)
      let columns = image.width * i / side..<image.width * (i + 1) / side
      let lines = image.height * j / side..<image.height * (j + 1) / side
      var sum = (red: 0, green: 0, blue: 0, alpha: 0)
      for y in lines {
        let row = rows.row(y, as: type)
        for x in columns {
          let c = row[x].samples
          let alpha = Int(c.alpha)
          sum.red &+= Int(c.red) &* alpha
          sum.green &+= Int(c.green) &* alpha
          sum.blue &+= Int(c.blue) &* alpha
          sum.alpha &+= 255 &* alpha
        }
      }
      // Pictures of less than eight pixels have squares without any.
      let count = max(1, columns.count * lines.count) * 255
      result += [sum.red, sum.green, sum.blue, sum.alpha].map { Int32($0 / count) }
    }
    return result
  }

  /// Between 0 and 255 · 256.
  public func distance(_ other: FrameThumbnail) -> Int {
    var sum: Int32 = 0
    for i in samples.indices { sum += abs(samples[i] - other.samples[i]) }
    return Int(sum)
  }
}
