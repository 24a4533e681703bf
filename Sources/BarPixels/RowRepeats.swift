/// Which rows of a picture are known to be like the row above, as most rows of an interface are: whoever drew it
/// knows, and encoders and digests need not look again. A row that is not listed may still be the same.
public struct RowRepeats: Equatable, Sendable {
  /// The rows it speaks of; the first has none above it.
  public let rows: Range<Int>
  private var flags: [Bool]

  /// - Parameter isUniform: whether all rows are alike, so far; else nothing is known of them.
  public init(rows: Range<Int>, isUniform: Bool) {
    self.rows = rows
    flags = [Bool](repeating: isUniform, count: rows.count)
    if isUniform && !rows.isEmpty { flags[0] = false }
  }

  /// Whether row `y` is like the row above; false for rows that are not its own.
  public subscript(y: Int) -> Bool { rows.contains(y) && flags[y - rows.lowerBound] }

  /// How many rows from `y` on, but before `end`, repeat the row above. Cost: O(result).
  public func run(from y: Int, before end: Int) -> Int {
    var row = y
    while row < end, self[row] { row += 1 }
    return row - y
  }

  /// The first row from `y` on that repeats the one above; `end` when none before it does. Cost: O(result − y).
  public func next(from y: Int, before end: Int) -> Int {
    var row = y
    while row < end, !self[row] { row += 1 }
    return row
  }

  /// Row `y` is no longer known to be like the row above.
  public mutating func end(at y: Int) {
    if rows.contains(y) { flags[y - rows.lowerBound] = false }
  }

  /// The same for several rows.
  public mutating func end(in range: Range<Int>) {
    for y in range.clamped(to: rows) { flags[y - rows.lowerBound] = false }
  }

  /// Something whose own rows are given by `other`, its first at row `top`, was painted over rows `range`: rows still
  /// repeat where they did and it does too.
  public mutating func limit(in range: Range<Int>, by other: [Bool], top: Int) {
    let shared = range.clamped(to: rows).clamped(to: top..<(top + other.count))
    for y in shared where !other[y - top] { flags[y - rows.lowerBound] = false }
    // Below its last row something else begins.
    if range.contains(top + other.count) { end(at: top + other.count) }
  }
}
