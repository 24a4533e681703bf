import CBarKernels

extension LanePlane {
  /// The averages of 4×4 pixel cells, with a frame of cells around them that lie wholly outside and repeat
  /// the edge pixels: clamping the plane's edges is then the same as clamping the picture's.
  ///
  /// Cell (x, y) covers the pixels from 4(x − 1), 4(y − 1) on. The sum of sixteen bytes, doubled, is the
  /// average in lane units, exactly.
  convenience init(cellsOf source: Pixmap) {
    self.init(width: (source.width + 3) / 4 + 2, height: (source.height + 3) / 4 + 2)
    let last = source.height - 1
    let columns = width * 4
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: columns) { buffer in
      // A temporary allocation of one or more elements has a base address.
      let sums = buffer.baseAddress!
      for y in 0..<height {
        LanePlane.addRows(sums + 4, count: source.width) { line in
          UnsafePointer(source.row(min(max(4 * (y - 1) + line, 0), last)))
        }
        sums.update(repeating: sums[4], count: 4)
        let end = 4 + source.width
        (sums + end).update(repeating: sums[end - 1], count: columns - end)
        LanePlane.addCells(row(y), sums, count: width)
      }
    }
  }

  /// Writes the sums of four rows of pixels, four 16-bit lanes a pixel.
  /// - Parameter row: rows 0 to 3.
  private static func addRows(
    _ sums: UnsafeMutablePointer<UInt64>, count: Int, row: (Int) -> UnsafePointer<UInt32>
  ) {
    func bytes(_ line: Int) -> UnsafePointer<UInt8> {
      UnsafeRawPointer(row(line)).assumingMemoryBound(to: UInt8.self)
    }
    sums.withMemoryRebound(to: UInt16.self, capacity: count * 4) { sums in
      Kernels.table.add_rows(sums, bytes(0), bytes(1), bytes(2), bytes(3), count * 4)
    }
  }

  /// The sum of each four neighbours, doubled. At most 8160 a lane, so lanes do not meet.
  private static func addCells(
    _ cells: UnsafeMutablePointer<UInt16>, _ sums: UnsafePointer<UInt64>, count: Int
  ) {
    cells.withMemoryRebound(to: UInt64.self, capacity: count) { cells in
      Kernels.table.add_cells(cells, sums, count)
    }
  }
}
