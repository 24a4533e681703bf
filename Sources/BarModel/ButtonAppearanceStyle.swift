public import BarGeometry

/// The keys of a `UIBarButtonItemAppearance`, as far as somebody set them.
public struct ButtonAppearanceStyle: Hashable, Sendable, Mergeable {
  /// The keys of a `UIBarButtonItemStateAppearance`.
  public struct State: Hashable, Sendable, Mergeable {
    public var titleTextAttributes: Setting<TextAttributes> = .untouched
    /// Points, right and down.
    public var titlePositionAdjustment: Setting<Point> = .untouched
    public var backgroundImage: Setting<BarImage> = .untouched
    /// Points, right and down.
    public var backgroundImagePositionAdjustment: Setting<Point> = .untouched

    public init() {}

    public mutating func apply(_ other: State) {
      titleTextAttributes.apply(other.titleTextAttributes)
      titlePositionAdjustment.apply(other.titlePositionAdjustment)
      backgroundImage.apply(other.backgroundImage)
      backgroundImagePositionAdjustment.apply(other.backgroundImagePositionAdjustment)
    }
  }

  public var normal: Setting<State> = .untouched
  public var highlighted: Setting<State> = .untouched
  public var disabled: Setting<State> = .untouched
  public var focused: Setting<State> = .untouched

  public init() {}

  /// Takes over what `other` sets, state by state and key by key.
  public mutating func apply(_ other: ButtonAppearanceStyle) {
    normal.merge(other.normal)
    highlighted.merge(other.highlighted)
    disabled.merge(other.disabled)
    focused.merge(other.focused)
  }
}
