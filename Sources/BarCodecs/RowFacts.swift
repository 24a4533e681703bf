import CBarKernels

/// What one pass over a row of pixels tells an encoder. Cost: O(width).
struct RowFacts {
  /// Pixels in the row.
  let width: Int
  /// Pixels unlike the one above; 0 means the row repeats.
  let changed: Int
  /// Pixels unlike the one above and unlike the one to the left: what deflate has to spell out.
  let novel: Int
  /// All pixels combined by "and": its highest byte is 255 when every pixel is opaque.
  let conjunction: UInt32

  /// Both rows have `width` pixels, at least one.
  init(row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int) {
    let facts = RowKernels.table.row_facts(row, above, width)
    self.width = width
    changed = Int(facts.changed)
    novel = Int(facts.novel)
    conjunction = facts.conjunction
  }
}
