extension GesturePolicy {
  /// How what is left is played after a release.
  /// - Parameter motion: of an operation that runs by itself.
  public func settling(finishes: Bool, _ release: PanRelease, motion: Motion) -> Motion {
    let fraction = release.fraction
    let missing = (finishes ? 1 - fraction : fraction) * release.width
    // Seconds for the rest at the finger's speed.
    let coasting = release.velocity == 0 ? Double.infinity : missing / abs(release.velocity)
    switch self {
    case .halfOrFling, .half, .alwaysFinish, .alwaysCancel:
      // Assumed: the transition's own curve in 0.7 of its time, for the system's half second 0.35 s. Flutter's lasts
      // as long whatever is left (documented) and its curve lies within 0.0064 of ours.
      return Motion(curve: motion.curve, duration: 0.7 * motion.duration)
    case .projection:
      // Documented: the spring of a tap, mass 3, stiffness 1000, damping 500.
      return .uikit
    case .eager:
      // Documented: `UIView` animations with the standard curve.
      return Motion(curve: .easeInOut, duration: finishes ? min(max(coasting, 0.05), 0.2) : 0.1)
    case .sloppy:
      // Documented length; that the curve is the system's is assumed.
      return Motion(curve: .uikit, duration: 0.33)
    case .framework7:
      // Documented for its pushes: 400 ms of CSS's ease; the same after a swipe is assumed.
      return Motion(curve: .cubic(0.25, 0.1, 0.25, 1), duration: 0.4)
    case .ionic:
      // Documented length; of its curve Ionic plays the part that is left, here the rest runs along the whole of it.
      return Motion(curve: .cubic(0.32, 0.72, 0, 1), duration: min(coasting, 0.3))
    }
  }
}

extension TimingCurve {
  /// `UIView.AnimationCurve.easeInOut` (documented: CAMediaTimingFunction's control points).
  static let easeInOut = TimingCurve.cubic(0.42, 0, 0.58, 1)
}
