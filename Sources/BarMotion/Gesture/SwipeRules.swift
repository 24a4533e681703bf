/// What turns a finger's way into a pop.
public struct SwipeRules: Hashable, Sendable {
  public var policy: GesturePolicy
  /// The page's width, points.
  public var width: Double
  /// Of an operation that runs by itself.
  public var motion: Motion

  public init(policy: GesturePolicy = .halfOrFling, width: Double, motion: Motion = .uikit) {
    self.policy = policy
    self.width = width
    self.motion = motion
  }
}
