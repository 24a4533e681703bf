/// One channel of a picture as rows of numbers.
struct ReferencePlane {
  var values: [[Int]]

  init(values: [[Int]]) { self.values = values }

  /// Channel 0 is the lowest byte of the words.
  init(_ source: Pixmap, channel: Int) {
    values = (0..<source.height).map { y in
      (0..<source.width).map { x in Int(source[x, y] >> UInt32(8 * channel)) % 256 }
    }
  }

  /// The sample at `x`, `y`; beyond the edges the edge samples go on.
  func at(_ x: Int, _ y: Int) -> Int {
    let row = values[min(max(y, 0), values.count - 1)]
    return row[min(max(x, 0), row.count - 1)]
  }

  func map(_ change: (Int) -> Int) -> ReferencePlane {
    ReferencePlane(values: values.map { $0.map(change) })
  }

  private func remade(
    width: Int, height: Int, _ sample: (_ x: Int, _ y: Int) -> Int
  ) -> ReferencePlane {
    ReferencePlane(values: (0..<height).map { y in (0..<width).map { x in sample(x, y) } })
  }

  /// The part from `x`, `y` on; beyond the edges the edge samples go on.
  private func part(x: Int, y: Int, width: Int, height: Int) -> ReferencePlane {
    remade(width: width, height: height) { column, line in at(x + column, y + line) }
  }

  /// Three boxes down the columns, then three along the rows.
  func boxed(_ box: BoxKernel) -> ReferencePlane {
    boxed(box, stepX: 0, stepY: 1).boxed(box, stepX: 1, stepY: 0)
  }

  /// Three boxes one way, over a plane so much longer that its ends cannot reach the part that counts.
  private func boxed(_ box: BoxKernel, stepX: Int, stepY: Int) -> ReferencePlane {
    let margin = 3 * (box.radius + 1)
    let (innerWidth, innerHeight) = (values[0].count, values.count)
    let (width, height) = (innerWidth + 2 * margin * stepX, innerHeight + 2 * margin * stepY)
    var plane = part(x: -margin * stepX, y: -margin * stepY, width: width, height: height)
    for _ in 1...3 {
      let before = plane
      plane = remade(width: width, height: height) { x, y in
        var sum = 0
        for offset in -box.radius - 1...box.radius + 1 {
          let weight = abs(offset) > box.radius ? Int(box.edgeWeight) : 64
          sum += before.at(x + offset * stepX, y + offset * stepY) * weight
        }
        return ReferenceKernels.rounded(sum * Int(box.reciprocal), over: 1 << 32)
      }
    }
    return plane.part(x: margin * stepX, y: margin * stepY, width: innerWidth, height: innerHeight)
  }

  /// Averages of 4×4 pixels in 1/32, one cell more than the picture on every side.
  func cells() -> ReferencePlane {
    remade(width: (values[0].count + 3) / 4 + 2, height: (values.count + 3) / 4 + 2) { x, y in
      var sum = 0
      for pixel in 0..<16 { sum += at(4 * (x - 1) + pixel % 4, 4 * (y - 1) + pixel / 4) }
      return ReferenceKernels.rounded(32 * sum, over: 16)
    }
  }

  /// Pixels between cells, by how far (in eighths) their centres lie past the nearest cell centre before.
  func interpolated(width: Int, height: Int) -> ReferencePlane {
    remade(width: width, height: height) { x, y in
      // Centres in half pixels: of pixel x, 2x + 1; of cell c, 8c − 4. So eighths past cell 0 are 2x + 5.
      let (column, right) = (2 * x + 5).quotientAndRemainder(dividingBy: 8)
      let (line, down) = (2 * y + 5).quotientAndRemainder(dividingBy: 8)
      func across(_ y: Int) -> Int {
        ReferenceKernels.rounded(at(column, y) * (8 - right) + at(column + 1, y) * right, over: 8)
      }
      return ReferenceKernels.rounded(across(line) * (8 - down) + across(line + 1) * down, over: 8 * 32)
    }
  }
}
