/// A call of `setNavigationBarHidden(_:animated:)`.
public struct BarHiding: Hashable, Sendable {
  public var isHidden: Bool
  /// nil: with what the life cycle passed, as in `viewWillAppear(_ animated:)`.
  public var isAnimated: Bool?

  public init(isHidden: Bool, isAnimated: Bool? = nil) {
    self.isHidden = isHidden
    self.isAnimated = isAnimated
  }
}
