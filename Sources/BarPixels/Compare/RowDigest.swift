/// Numbers for rows and columns, equal for equal pixels, by which inserted ones are found.
///
/// FNV-1a over whole words: good enough to tell rows apart, no protection against forgery.
public enum RowDigest {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  /// - Parameter byteCount: a multiple of four.
  public static func row(_ row: UnsafeRawPointer, byteCount: Int) -> UInt64 {
    var hash = start
    let words = row.assumingMemoryBound(to: UInt32.self)
    for i in 0..<byteCount / 4 { hash = mixed(hash, UInt64(words[i])) }
    return hash
  }

  /// One for each column, before any row.
  public static func columns(_ count: Int) -> [UInt64] { Array(repeating: start, count: count) }

  /// Adds a row to the columns' numbers.
  public static func add(_ row: UnsafeRawPointer, _ depth: SampleDepth, to columns: inout [UInt64]) {
    columns.withUnsafeMutableBufferPointer { columns in
      switch depth {
      case .eight:
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        for x in 0..<columns.count { columns[x] = mixed(columns[x], UInt64(pixels[x])) }
      case .sixteen:
        let pixels = row.assumingMemoryBound(to: UInt64.self)
        for x in 0..<columns.count { columns[x] = mixed(columns[x], pixels[x]) }
      }
    }
  }

  /// The shift brings high bits down, which multiplication alone never does.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* prime
    return product ^ product &>> 29
  }
}
