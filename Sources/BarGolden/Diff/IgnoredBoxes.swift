import BarGeometry

/// Which columns are compared in which rows, when boxes are left out.
struct IgnoredBoxes {
  /// Rows with the same columns.
  struct Band {
    var rows: Range<Int>
    /// Ascending, not overlapping.
    var columns: [Range<Int>]
  }

  let boxes: [PixelRect]
  let bands: [Band]
  /// Pixels that are left out.
  let area: Int

  /// - Throws: `DiffError.boxOutside`.
  init(_ boxes: [PixelRect], width: Int, height: Int) throws(DiffError) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    for box in boxes where box.isEmpty || !all.contains(box) {
      throw .boxOutside(box, width: width, height: height)
    }
    self.boxes = boxes
    let edges = Set(boxes.flatMap { [$0.y, $0.maxY] } + [0, height]).sorted()
    bands = zip(edges, edges.dropFirst()).map { top, bottom in
      let here = boxes.filter { $0.y <= top && $0.maxY >= bottom }.sorted { $0.x < $1.x }
      var columns: [Range<Int>] = []
      var next = 0
      for box in here {
        if box.x > next { columns.append(next..<box.x) }
        next = max(next, box.maxX)
      }
      if next < width { columns.append(next..<width) }
      return Band(rows: top..<bottom, columns: columns)
    }
    let compared = bands.reduce(0) { sum, band in
      sum + band.rows.count * band.columns.reduce(0) { $0 + $1.count }
    }
    area = width * height - compared
  }

  /// The bands of some rows, cut to these and to some columns.
  func bands(in rows: Range<Int>, columns: Range<Int>) -> [Band] {
    bands.compactMap { band in
      let common = band.rows.clamped(to: rows)
      guard !common.isEmpty else { return nil }
      let parts = band.columns.map { $0.clamped(to: columns) }.filter { !$0.isEmpty }
      return parts.isEmpty ? nil : Band(rows: common, columns: parts)
    }
  }
}
