/// For each alpha `a` the number `ceil(2^24 / a)`: `n * it >> 24 == n / a` for every n below 2^16, because
/// the error `n * (it * a - 2^24)` stays below 2^16 · 2^8. 0 for alpha 0.
struct Reciprocals: Sendable {
  static let standard = Reciprocals()

  private let table: [UInt32] = (0...255).map { (a: UInt32) in a == 0 ? 0 : ((1 << 24) + a - 1) / a }

  /// The pointer has 256 entries; taken once a row or more, since a subscript would check its bounds.
  func withPointer<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
    // Not nil: the table is never empty.
    table.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
