import CBarKernels

extension LanePlane {
  /// Three boxes down, then three across.
  func blurred(_ box: BoxKernel) -> LanePlane {
    columnsBlurred(box).transposed().columnsBlurred(box).transposed()
  }

  /// Three boxes along the columns.
  ///
  /// Clamping between passes would bend the blur at the edges, so the first two passes go on beyond them by
  /// the box's reach. Farther out the first pass leaves the edge row as it is, and clamping is exact.
  private func columnsBlurred(_ box: BoxKernel) -> LanePlane {
    let reach = box.radius + 1
    let first = LanePlane(width: width, height: height + 2 * reach)
    let second = LanePlane(width: width, height: height + 2 * reach)
    let third = LanePlane(width: width, height: height)
    LanePlane.pass(box, from: self, to: first, firstCentre: -reach)
    LanePlane.pass(box, from: first, to: second, firstCentre: 0)
    LanePlane.pass(box, from: second, to: third, firstCentre: reach)
    return third
  }

  /// One box along the columns: a sum per lane moves down, a row enters it and a row leaves. The first row
  /// of `target` is the average around row `firstCentre` of `source`; rows outside repeat the edge rows.
  private static func pass(
    _ box: BoxKernel, from source: LanePlane, to target: LanePlane, firstCentre: Int
  ) {
    let last = source.height - 1
    let radius = box.radius
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: source.stride) { buffer in
      // A temporary allocation of one or more elements has a base address.
      let sums = buffer.baseAddress!
      startSums(sums, source, from: firstCentre - radius - 1, to: firstCentre + radius - 1)
      for y in 0..<target.height {
        let centre = firstCentre + y
        step(
          box, sums, leaving: source.row(min(max(centre - radius - 1, 0), last)),
          entering: source.row(min(max(centre + radius, 0), last)),
          next: source.row(min(max(centre + radius + 1, 0), last)), target.row(y), count: source.stride)
      }
    }
  }

  /// The sums of rows `low` … `high`; rows outside count as the edge rows.
  private static func startSums(
    _ sums: UnsafeMutablePointer<UInt32>, _ source: LanePlane, from low: Int, to high: Int
  ) {
    let last = source.height - 1
    let above = max(min(high, -1) - low + 1, 0)
    let below = max(high - max(low, last + 1) + 1, 0)
    sums.update(repeating: 0, count: source.stride)
    add(sums, source.row(0), times: UInt32(above), count: source.stride)
    add(sums, source.row(last), times: UInt32(below), count: source.stride)
    var y = max(low, 0)
    while y <= min(high, last) {
      add(sums, source.row(y), times: 1, count: source.stride)
      y += 1
    }
  }

  private static func add(
    _ sums: UnsafeMutablePointer<UInt32>, _ row: UnsafePointer<UInt16>, times: UInt32, count: Int
  ) {
    Kernels.table.box_start(sums, row, times, count)
  }

  /// One row of a pass. A weighted sum is at most 8160 · total weight, so the product with the reciprocal
  /// is off by less than half a unit and a constant comes out as it went in.
  private static func step(
    _ box: BoxKernel, _ sums: UnsafeMutablePointer<UInt32>, leaving: UnsafePointer<UInt16>,
    entering: UnsafePointer<UInt16>, next: UnsafePointer<UInt16>,
    _ out: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    Kernels.table.box_step(
      sums, leaving, entering, next, out, count, UInt32(box.edgeWeight), box.reciprocal)
  }
}
