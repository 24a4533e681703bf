import CBarKernels

extension LanePlane {
  /// The picture of which these are the cells, linear between the cells' centres.
  ///
  /// A pixel's centre lies 1/8, 3/8, 5/8 or 7/8 of a cell past a cell's centre, so weights are eighths.
  /// Across first, once per row of cells and rounded to lane units; then down. Between cells c − 1 and c lie
  /// the pixels from 4c − 6 on, because cell 1 starts at pixel 0: two pixels before the picture come first.
  func interpolatedPixmap(width: Int, height: Int) -> Pixmap {
    let result = Pixmap(uninitializedWidth: width, height: height)
    let wide = LanePlane(width: (self.width - 1) * 4, height: 2)
    let leftOut = 2 * 4
    LanePlane.spread(wide.row(0), row(0), cells: self.width)
    for lower in 1..<self.height {
      let above = wide.row((lower - 1) & 1)
      let below = wide.row(lower & 1)
      LanePlane.spread(below, row(lower), cells: self.width)
      for step in 0..<4 {
        let y = 4 * lower - 6 + step
        guard y >= 0, y < height else { continue }
        LanePlane.mix(
          result.row(y), above + leftOut, below + leftOut, weight: UInt16(2 * step + 1), count: width)
      }
    }
    return result
  }

  /// The four pixels between each two neighbouring cells, in lane units, rounded half up.
  private static func spread(
    _ wide: UnsafeMutablePointer<UInt16>, _ cells: UnsafePointer<UInt16>, cells count: Int
  ) {
    wide.withMemoryRebound(to: UInt64.self, capacity: (count - 1) * 4) { wide in
      cells.withMemoryRebound(to: UInt64.self, capacity: count) { cells in
        Kernels.table.spread(wide, cells, count)
      }
    }
  }

  /// One row of pixels between two wide rows; `weight` is the lower one's, in eighths.
  private static func mix(
    _ out: UnsafeMutablePointer<UInt32>, _ above: UnsafePointer<UInt16>, _ below: UnsafePointer<UInt16>,
    weight: UInt16, count: Int
  ) {
    out.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
      Kernels.table.mix(bytes, above, below, weight, count * 4)
    }
  }
}
