import CBarKernels

/// PNG's row filters that are used here, by their numbers (PNG specification, 9.2), and how one is chosen.
enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2

  /// Flat rows and text compress best unfiltered, repeated rows as zeros (up); only rows that are mostly
  /// novel, as blends, blurs and photos are, gain from differences, and then by the smaller ones.
  /// - Parameters:
  ///   - line: the row's bytes; `above`: the bytes of the row above, zeros for the first row.
  static func choose(
    _ facts: RowFacts, line: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    bytesPerPixel: Int
  ) -> RowFilter {
    if facts.changed == 0 { return .up }
    // A half: measured on interface screens and transition frames; a quarter makes files 3 % larger, an
    // eighth 7 %.
    if facts.novel * 2 < facts.width { return .none }
    let kernels = RowKernels.table
    let up = kernels.filter_cost(line, above, count)
    let sub = kernels.filter_cost(line + bytesPerPixel, line, count - bytesPerPixel)
    return up <= sub ? .up : .sub
  }

  /// Writes the filtered bytes of a row, without the filter's number.
  func apply(
    line: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .none:
      out.update(from: line, count: count)
    case .sub:
      RowKernels.table.filter_sub(out, line, count, bytesPerPixel)
    case .up:
      RowKernels.table.filter_up(out, line, above, count)
    }
  }
}
