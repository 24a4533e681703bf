import BarMotion
import BarNavigation

extension StoryTeller {
  /// How a transition that runs to its end plays. What slides no page and moves no bar has no animation: it is one
  /// resting frame before and one after.
  func playback(_ transition: Transition) -> Playback {
    guard transition.operation.isAnimated else { return Playback([]) }
    if transition.direction != nil { return .timed(scene.motion) }
    if transition.isVetoed { return .timed(.fadeOfVeto) }
    switch transition.operation {
    case .present, .dismiss: return .timed(scene.motion)
    case .setBarHidden where transition.visibility.motion == .vertical: return .timed(.hideShowBar)
    default: return Playback([])
    }
  }
}

extension Motion {
  /// `UINavigationControllerHideShowBarDuration`, 0.2 s (documented); the curve is UIKit's default, ease in and out
  /// (assumed).
  static let hideShowBar = Motion(curve: .cubic(0.42, 0, 0.58, 1), duration: 0.2)
  /// The bar's subviews come back to alpha 1 after a refused tap: 0.25 s by R14; the curve is UIKit's default
  /// (assumed).
  static let fadeOfVeto = Motion(curve: .cubic(0.42, 0, 0.58, 1), duration: 0.25)
}
