/// A digest that is fed piece by piece.
protocol RunningDigest: AnyObject {
  func update(_ bytes: UnsafeRawPointer?, _ count: Int)

  /// Lower-case hex; the end of it.
  func finish() -> String
}

extension Sequence<UInt8> {
  /// Lower-case hex, two digits a byte.
  var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
