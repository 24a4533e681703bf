import BarGeometry

extension LineCursor {
  mutating func number() throws(DisplayListTextError) -> Double {
    try numbers(1, separator: ",", "a number")[0]
  }

  /// A whole number from 0 to 999 999 999, for counting.
  mutating func count(_ what: String) throws(DisplayListTextError) -> Int {
    let next = nextWord
    guard next.count <= 9, let value = Int(String(decoding: bytes[next], as: UTF8.self)), value >= 0 else {
      throw unexpected(what)
    }
    position = next.upperBound
    return value
  }

  /// `count` numbers in one word.
  private mutating func numbers(
    _ count: Int, separator: Unicode.Scalar, _ what: String
  ) throws(DisplayListTextError) -> [Double] {
    let next = nextWord
    let parts = bytes[next].split(
      separator: UInt8(ascii: separator), maxSplits: count, omittingEmptySubsequences: false)
    let values = parts.compactMap(LineCursor.number)
    guard parts.count == count, values.count == count else { throw unexpected(what) }
    position = next.upperBound
    return values
  }

  /// Plain decimals only: no hex, no infinity. 32 bytes hold every Double in its shortest form.
  static func number(_ digits: ArraySlice<UInt8>) -> Double? {
    guard digits.count <= 32, digits.allSatisfy("0123456789.e+-".utf8.contains),
      let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  mutating func point() throws(DisplayListTextError) -> Point {
    let values = try numbers(2, separator: ",", "a point as X,Y")
    return Point(x: values[0], y: values[1])
  }

  mutating func size() throws(DisplayListTextError) -> Size {
    let values = try numbers(2, separator: "x", "a size as WIDTHxHEIGHT")
    return Size(width: values[0], height: values[1])
  }

  mutating func rect() throws(DisplayListTextError) -> Rect {
    Rect(origin: try point(), size: try size())
  }

  mutating func insets() throws(DisplayListTextError) -> EdgeInsets {
    let values = try numbers(4, separator: ",", "insets as TOP,LEFT,BOTTOM,RIGHT")
    return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// The scale of a frame, "@3".
  mutating func scale() throws(DisplayListTextError) -> Double {
    let next = nextWord
    guard bytes[next].first == UInt8(ascii: "@"), let value = LineCursor.number(bytes[next].dropFirst())
    else { throw unexpected("a scale as @3") }
    position = next.upperBound
    return value
  }
}
