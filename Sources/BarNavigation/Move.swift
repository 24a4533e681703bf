/// Pages that slide: where to and which way.
struct Move {
  /// Who carries the bar's items along.
  enum BarCall {
    /// `pushItem` and `popItem`, which ask the bar's delegate.
    case asking
    /// `setItems`, which does not.
    case setting
  }

  enum Ending {
    case finished
    /// A finger thinks better of it.
    case cancelled
    /// Another operation leads back before the end.
    case turnedRound
  }

  /// The stack afterwards, bottom first.
  var pages: [Page]
  var direction: Transition.Direction
  var barCall = BarCall.asking
  /// The new top page is a new object, though it may have the name of one that leaves.
  var isTopFresh = false
  var isInteractive = false
  /// The back button was tapped and allowed: it asked before all this.
  var isAllowed = false
}
