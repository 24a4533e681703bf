/// Whether the one shared bar is hidden around an operation, and how it gets from shown to hidden.
public struct BarVisibility: Hashable, Sendable {
  public enum Motion: String, Hashable, Sendable {
    /// It stays as it is.
    case none
    /// It is there or not from the first frame on.
    case atOnce
    /// Sideways, in step with the pages: hidden with animation while a transition begins.
    case withPage
    /// Up or down within `UINavigationControllerHideShowBarDuration`: anywhere else.
    case vertical
  }

  public var isHiddenBefore: Bool
  /// As the hooks that ran before the animation left it.
  public var isHiddenInFlight: Bool
  public var isHiddenAfter: Bool
  public var motion: Motion

  public init(
    isHiddenBefore: Bool, isHiddenInFlight: Bool, isHiddenAfter: Bool, motion: Motion
  ) {
    self.isHiddenBefore = isHiddenBefore
    self.isHiddenInFlight = isHiddenInFlight
    self.isHiddenAfter = isHiddenAfter
    self.motion = motion
  }

  public static let shown = BarVisibility(
    isHiddenBefore: false, isHiddenInFlight: false, isHiddenAfter: false, motion: .none)
}
