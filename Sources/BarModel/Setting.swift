/// A property that somebody may have set: never touched, unset to the system's default (`nil` in UIKit), or a
/// value. Applying a style overwrites only what the style touches.
///
/// Indirect: a style holds dozens of these and is copied often, so each is one word.
public indirect enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
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
