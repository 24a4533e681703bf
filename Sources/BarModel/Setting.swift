/// A property that somebody may have set: never touched, unset to the system's default (`nil` in UIKit), or a
/// value. Applying a style overwrites only what the style touches.
public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  case untouched
  case unset
  case value(Value)

  /// The value, nil when untouched or unset.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
  public var isTouched: Bool { self != .untouched }

  /// Takes over what `other` sets.
  public mutating func apply(_ other: Setting) {
    if other.isTouched { self = other }
  }
}
