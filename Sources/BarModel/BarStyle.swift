/// What somebody set on a navigation bar: every property a hook can write, each touched or not.
///
/// It is the state of the one shared bar, and also the change a hook applies to it. Resolving it for a page
/// gives a `BarAppearance`.
public struct BarStyle: Hashable, Sendable {
  /// `UIBarStyle`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case `default`
    case black
  }

  public var barStyle: Setting<Kind> = .untouched
  public var translucent: Setting<Bool> = .untouched
  public var barTintColor: Setting<DynamicColor> = .untouched
  public var tintColor: Setting<DynamicColor> = .untouched
  /// Of the whole bar view.
  public var alpha: Setting<Double> = .untouched
  /// Of the bar's background only.
  public var backgroundAlpha: Setting<Double> = .untouched
  public var prefersLargeTitles: Setting<Bool> = .untouched
  public var backgroundImage: Setting<BarImage> = .untouched
  public var shadowImage: Setting<BarImage> = .untouched
  public var titleTextAttributes: Setting<TextAttributes> = .untouched
  /// Points, down is positive.
  public var titleVerticalPositionAdjustment: Setting<Double> = .untouched
  public var backIndicatorImage: Setting<BarImage> = .untouched
  public var backIndicatorTransitionMaskImage: Setting<BarImage> = .untouched
  public var standardAppearance: Setting<AppearanceStyle> = .untouched
  public var scrollEdgeAppearance: Setting<AppearanceStyle> = .untouched

  public init() {}

  /// Takes over what `other` sets and leaves the rest.
  public mutating func apply(_ other: BarStyle) {
    barStyle.apply(other.barStyle)
    translucent.apply(other.translucent)
    barTintColor.apply(other.barTintColor)
    tintColor.apply(other.tintColor)
    alpha.apply(other.alpha)
    backgroundAlpha.apply(other.backgroundAlpha)
    prefersLargeTitles.apply(other.prefersLargeTitles)
    backgroundImage.apply(other.backgroundImage)
    shadowImage.apply(other.shadowImage)
    titleTextAttributes.apply(other.titleTextAttributes)
    titleVerticalPositionAdjustment.apply(other.titleVerticalPositionAdjustment)
    backIndicatorImage.apply(other.backIndicatorImage)
    backIndicatorTransitionMaskImage.apply(other.backIndicatorTransitionMaskImage)
    standardAppearance.merge(other.standardAppearance)
    scrollEdgeAppearance.merge(other.scrollEdgeAppearance)
  }

  /// This style with `other` applied.
  public func applying(_ other: BarStyle) -> BarStyle {
    var result = self
    result.apply(other)
    return result
  }

  /// Image and mask count only as a pair: either missing, both are the default (documented).
  var backIndicator: BackIndicator? {
    BackIndicator(image: backIndicatorImage.value, mask: backIndicatorTransitionMaskImage.value)
  }
}

extension Setting<AppearanceStyle> {
  /// Objects merge: keys that the new object does not name stay.
  mutating func merge(_ other: Setting<AppearanceStyle>) {
    if case .value(var mine) = self, case .value(let new) = other {
      mine.apply(new)
      self = .value(mine)
    } else {
      apply(other)
    }
  }
}
