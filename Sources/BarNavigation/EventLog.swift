import BarModel

/// The calls of one operation, and how hooks hid the bar in it.
struct EventLog {
  var events: [LifecycleEvent] = []
  var moment = LifecycleEvent.Moment.before
  let isAnimated: Bool
  /// Pages slide past each other, and with them a bar that is hidden at their beginning.
  var slides = false
  /// How the bar comes or goes after the last call that changed it.
  private(set) var motion = BarVisibility.Motion.none

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Sideways while a push or pop begins; at any other time up or down (documented for
  /// UINavigationControllerHideShowBarDuration; that a hook's animated hiding goes with the pages: several logs).
  mutating func note(_ hiding: BarHiding, changes: Bool) {
    guard changes else { return }
    guard hiding.isAnimated ?? isAnimated else {
      motion = .atOnce
      return
    }
    motion = slides && isAnimated && moment == .before ? .withPage : .vertical
  }
}
