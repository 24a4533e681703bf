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
    var changed = row[0] != above[0] ? UInt32(1) : 0
    var novel = changed
    var conjunction = row[0]
    for x in 1..<width {
      let word = row[x]
      let unlikeAbove = word != above[x] ? UInt32(1) : 0
      let unlikeLeft = word != row[x - 1] ? UInt32(1) : 0
      changed &+= unlikeAbove
      novel &+= unlikeAbove & unlikeLeft
      conjunction &= word
    }
    self.width = width
    self.changed = Int(changed)
    self.novel = Int(novel)
    self.conjunction = conjunction
  }
}
