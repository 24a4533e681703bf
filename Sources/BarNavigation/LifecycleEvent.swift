public import BarModel

/// One call that UIKit makes during an operation, in the documented order.
public struct LifecycleEvent: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case willMoveToParent
    case viewDidLoad
    case viewWillAppear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case didMoveToParent
    case deinitialized = "deinit"
    /// `navigationController(_:willShow:animated:)` and `didShow`.
    case willShow
    case didShow

    /// The hook of a scene that listens to this call.
    public var hook: LifecycleHook? { LifecycleHook(rawValue: rawValue) }
  }

  /// When the call comes, seen from the animation.
  public enum Moment: String, Hashable, Sendable {
    case before
    case after
  }

  public var kind: Kind
  public var page: String
  public var moment: Moment
  /// What the page's hook wrote to the shared bar; nil when it wrote nothing.
  public var wrote: BarStyle?
  /// The shared bar's state after the call.
  public var bar: BarStyle
}
