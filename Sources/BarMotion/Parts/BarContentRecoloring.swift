import BarDisplay
import BarGeometry
import BarModel

/// The real bar's content while its tint and its title's colour go from one page's to the other's, for the items of
/// both pages alike: they belong to the bar, and the bar has one of each at a time.
struct BarContentRecoloring {
  var stage: TransitionStage
  var mixing: ColorMixing
  var pace: Pace

  /// - Parameter isOnRealBar: the real bar's background is shown.
  func layers(isOnRealBar: Bool) -> [AnimatedLayer] {
    func content(_ look: BarAppearance) -> [AnimatedLayer] {
      var styled = stage
      styled.from.appearance.takeColors(of: look)
      styled.to.appearance.takeColors(of: look)
      return BarContentMotion(styled, isOnRealBar: isOnRealBar).layers()
    }
    let (old, new) = (content(stage.from.appearance), content(stage.to.appearance))
    let alphas = (stage.from.appearance.alpha, stage.to.appearance.alpha)
    return mixed(old, new).map { group in
      guard group.layer.name == "bar/content", alphas.0 != alphas.1 else { return group }
      var result = group
      result.layer.opacity = 1
      result.opacity = pace.track(alphas.0, to: alphas.1)
      result.snapsBack = pace.snapsBack
      return result
    }
  }

  /// Layers that differ in colour alone go from the old colour to the new; others are as the new look has them.
  private func mixed(_ old: [AnimatedLayer], _ new: [AnimatedLayer]) -> [AnimatedLayer] {
    new.map { after in
      guard let before = old.first(where: { $0.layer.name == after.layer.name }), before != after else {
        return after
      }
      var result = after
      result.sublayers = mixed(flattened(before), flattened(after))
      result.layer.sublayers = []
      if let start = before.layer.content.soleColor, let end = after.layer.content.soleColor, start != end,
        before.layer.content.colored(end) == after.layer.content
      {
        result.color = ColorTrack(start, to: end, mixing: mixing, pace: pace)
      }
      return result
    }
  }

  /// In painting order: a layer's own sublayers come first.
  private func flattened(_ animated: AnimatedLayer) -> [AnimatedLayer] {
    animated.layer.sublayers.map { AnimatedLayer($0) } + animated.sublayers
  }
}

extension BarAppearance {
  fileprivate mutating func takeColors(of other: BarAppearance) {
    tintColor = other.tintColor
    title.color = other.title.color
    largeTitle.color = other.largeTitle.color
  }
}
