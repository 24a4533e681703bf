public import BarGeometry

/// How one kind of bar button looks: the resolved form of a `UIBarButtonItemAppearance`.
public struct ButtonAppearance: Hashable, Sendable {
  /// `UIBarButtonItemStateAppearance`.
  public struct State: Hashable, Sendable {
    public var font: FontDescription
    /// nil: the tint of the item or the bar.
    public var color: Color?
    /// `titlePositionAdjustment`, points, right and down.
    public var titleOffset = Point.zero
    public var backgroundImage: BarImage?
    /// `backgroundImagePositionAdjustment`, points, right and down.
    public var backgroundOffset = Point.zero

    public init(font: FontDescription) { self.font = font }
  }

  public var normal: State
  public var disabled: State

  /// 17 pt (documented) in this weight.
  public init(weight: FontWeight) {
    normal = State(font: FontDescription(size: 17, weight: weight))
    disabled = normal
  }
}
