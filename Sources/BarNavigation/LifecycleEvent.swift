public import BarModel

/// One call that UIKit makes during an operation, in the documented order.
public struct LifecycleEvent: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The container's own method, through which its initialiser sends the root as well (R10).
    case pushViewController
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
    /// `navigationBar(_:shouldPush:)` and its like: the bar's own stack of items.
    case shouldPush
    case didPush
    case shouldPop
    case didPop
    /// The block of a transition coordinator, when the finger leaves the screen.
    case notifyWhenInteractionChanges
    /// Called by nobody's hook.
    case setNavigationBarHidden
    /// Of a page's scroll view.
    case scrollViewDidScroll
    /// A page's wish for the bar is another one; on top it writes it.
    case restyle

    /// The hook of a scene that listens to this call.
    public var hook: LifecycleHook? { LifecycleHook(rawValue: rawValue) }
  }

  /// When the call comes, seen from the animation.
  public enum Moment: String, Hashable, Sendable {
    case before
    /// The finger leaves the screen.
    case release
    case after
  }

  /// What the bar's delegate says to shouldPop.
  public enum Answer: String, Hashable, Sendable {
    case allowed
    case vetoed
    /// The page has left the stack already: fewer pages than items (R14).
    case notAsked
  }

  public var kind: Kind
  public var page: String
  public var moment: Moment
  /// What the page's hook wrote to the shared bar; nil when it wrote nothing.
  public var wrote: BarStyle?
  /// How the page's hook hid or showed the bar.
  public var wroteHidden: BarHiding?
  public var answer: Answer?
  /// After the call, as all that follows: names of the pages on the stack, bottom first.
  public var pages: [String]
  /// The bar's own stack of items, by the names of their pages.
  public var items: [String]
  /// The shared bar's state.
  public var bar: BarStyle
  public var isBarHidden: Bool
}
