import BarDisplay
import BarNavigation

/// A tap on the back button that the page refuses: the button, which the touch has dimmed, comes back to alpha 1 (R14).
struct VetoMotion {
  var stage: TransitionStage

  /// Alpha of a bar button under a finger: assumed, after the look of highlighted buttons.
  static let dimmed = 0.2

  func choreography() -> Choreography {
    var result = OperationChoreography.still(stage)
    result.layers = result.restingFrom.layers.map(restored)
    return result
  }

  private func restored(_ layer: Layer) -> AnimatedLayer {
    if VetoMotion.isPart(layer.name) { return AnimatedLayer(layer, opacity: Track(VetoMotion.dimmed, to: 1)) }
    var parent = layer
    parent.sublayers = []
    return AnimatedLayer(parent, sublayers: layer.sublayers.map(restored))
  }

  /// A piece of the back button, in whichever bar it lies.
  private static func isPart(_ name: String) -> Bool {
    let role = name.split(separator: "/").last ?? ""
    return ["backLabel", "backImage", "backIndicator", "backBackground"].contains(role)
  }
}
