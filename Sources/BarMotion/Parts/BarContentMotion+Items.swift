import BarDisplay
import BarModel

/// The parts that stay in their places and fade: prompts, buttons, what lies behind the back button. Items that both
/// pages have alike are cross-faded like any others (UIKit takes no notice of their being equal: assumed).
extension BarContentMotion {
  /// They stay while the row makes room for them.
  var prompts: [AnimatedLayer] {
    [
      bottom.prompt.map { fading($0, isBottom: true, followsRow: false) },
      top.prompt.map { fading($0, isBottom: false, followsRow: false) },
    ].compactMap { $0 }
  }

  var backBackgrounds: [AnimatedLayer] { fading(bottom.backBackground, top.backBackground) }

  var buttons: [AnimatedLayer] {
    bottom.buttons.map { fading($0, isBottom: true) } + top.buttons.map { fading($0, isBottom: false) }
  }

  /// Where the bottom page's title is while the top page covers it: at the back label that takes over from it.
  /// Without a back button there is none, and it stays (assumed, as Flutter's Cupertino bar does; the arrow alone
  /// still draws it to where the label would be).
  func coveredX(_ title: Layer) -> Double {
    if let label = top.backLabel { return logicalX(label) }
    return top.indicator == nil ? logicalX(title) : BarSpacing.backLabelX(stage.traits)
  }

  private func fading(_ bottom: Layer?, _ top: Layer?) -> [AnimatedLayer] {
    [bottom.map { fading($0, isBottom: true) }, top.map { fading($0, isBottom: false) }].compactMap { $0 }
  }
}
