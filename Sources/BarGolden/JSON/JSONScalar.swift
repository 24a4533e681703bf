/// What stands in JSON without brackets.
protocol JSONScalar {
  /// nil for what JSON cannot write.
  var json: JSONTree? { get }

  /// nil for a tree of another kind, and for a number that the type cannot hold.
  init?(json: JSONTree)
}

extension Bool: JSONScalar {
  var json: JSONTree? { .bool(self) }

  init?(json: JSONTree) {
    guard case .bool(let flag) = json else { return nil }
    self = flag
  }
}

extension String: JSONScalar {
  var json: JSONTree? { .string(self) }

  init?(json: JSONTree) {
    guard case .string(let text) = json else { return nil }
    self = text
  }
}

extension JSONScalar where Self: FixedWidthInteger {
  var json: JSONTree? { .number(String(self)) }

  init?(json: JSONTree) {
    guard case .number(let digits) = json else { return nil }
    // 1.0 and 1e2 are whole numbers too.
    guard let number = Self(digits) ?? Double(digits).flatMap(Self.init(exactly:)) else { return nil }
    self = number
  }
}

extension JSONScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
  var json: JSONTree? {
    guard isFinite else { return nil }
    let digits = String(self)
    return .number(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  init?(json: JSONTree) {
    guard case .number(let digits) = json, let number = Self(digits), number.isFinite else { return nil }
    self = number
  }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension Double: JSONScalar {}
extension Float: JSONScalar {}
