extension BarStyle {
  /// The keys of a bar by their names in scene files.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case barStyle, translucent, barTintColor, tintColor, alpha, backgroundAlpha, prefersLargeTitles
    case backgroundImage, backgroundImages, shadowImage
    case titleTextAttributes, largeTitleTextAttributes, titleVerticalPositionAdjustment
    case backIndicatorImage, backIndicatorTransitionMaskImage
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
  }

  /// This style with everything but `keys` untouched: what a copy has that takes over those alone. O(keys).
  public func keeping(_ keys: some Sequence<Key>) -> BarStyle {
    var result = BarStyle()
    result.take(keys, from: self)
    return result
  }

  /// Takes over `keys` of `other` as they are, untouched ones too. O(keys).
  public mutating func take(_ keys: some Sequence<Key>, from other: BarStyle) {
    for key in keys { copy(key, from: other) }
  }

  private mutating func copy(_ key: Key, from other: BarStyle) {
    switch key {
    case .barStyle: barStyle = other.barStyle
    case .translucent: translucent = other.translucent
    case .barTintColor: barTintColor = other.barTintColor
    case .tintColor: tintColor = other.tintColor
    case .alpha: alpha = other.alpha
    case .backgroundAlpha: backgroundAlpha = other.backgroundAlpha
    case .prefersLargeTitles: prefersLargeTitles = other.prefersLargeTitles
    case .backgroundImage: backgroundImage = other.backgroundImage
    case .backgroundImages:
      backgroundImage = other.backgroundImage
      compactBackgroundImage = other.compactBackgroundImage
      defaultPromptBackgroundImage = other.defaultPromptBackgroundImage
      compactPromptBackgroundImage = other.compactPromptBackgroundImage
    case .shadowImage: shadowImage = other.shadowImage
    case .titleTextAttributes: titleTextAttributes = other.titleTextAttributes
    case .largeTitleTextAttributes: largeTitleTextAttributes = other.largeTitleTextAttributes
    case .titleVerticalPositionAdjustment:
      titleVerticalPositionAdjustment = other.titleVerticalPositionAdjustment
    case .backIndicatorImage: backIndicatorImage = other.backIndicatorImage
    case .backIndicatorTransitionMaskImage:
      backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    case .standardAppearance: standardAppearance = other.standardAppearance
    case .compactAppearance: compactAppearance = other.compactAppearance
    case .scrollEdgeAppearance: scrollEdgeAppearance = other.scrollEdgeAppearance
    case .compactScrollEdgeAppearance: compactScrollEdgeAppearance = other.compactScrollEdgeAppearance
    }
  }
}
