/// The navigation controller's swipe back: whether it may begin (R13), and when a release finishes the pop.
public struct InteractivePop: Hashable, Sendable {
  /// Who decides whether the gesture may begin.
  public enum Handling: String, CaseIterable, Hashable, Sendable {
    /// UIKit's own rules: off with a hidden bar or a replaced back button.
    case system
    /// The recogniser's delegate set to nil: none of those rules is left, so it begins on the root too, where UIKit
    /// then hangs.
    case delegateNil
    /// A delegate of the app that says yes wherever there is a page below.
    case ownDelegate
    /// A recogniser of the app over the whole page that calls UIKit's target, wherever there is a page below.
    case fullScreen
  }

  public var isEnabled = true
  /// It may begin anywhere on the page.
  public var isFullScreen = false
  /// Name of the rule by which a release finishes or cancels, and the rest is played.
  public var policy = "halfOrFling"
  public var handling = Handling.system

  public init() {}
}
