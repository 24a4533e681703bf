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
  /// For the default metrics, and wherever nothing closer is set.
  public var backgroundImage: Setting<BarImage> = .untouched
  public var compactBackgroundImage: Setting<BarImage> = .untouched
  public var defaultPromptBackgroundImage: Setting<BarImage> = .untouched
  public var compactPromptBackgroundImage: Setting<BarImage> = .untouched
  public var shadowImage: Setting<BarImage> = .untouched
  public var titleTextAttributes: Setting<TextAttributes> = .untouched
  public var largeTitleTextAttributes: Setting<TextAttributes> = .untouched
  /// Points, down is positive.
  public var titleVerticalPositionAdjustment: Setting<Double> = .untouched
  public var backIndicatorImage: Setting<BarImage> = .untouched
  public var backIndicatorTransitionMaskImage: Setting<BarImage> = .untouched
  public var standardAppearance: Setting<AppearanceStyle> = .untouched
  public var compactAppearance: Setting<AppearanceStyle> = .untouched
  public var scrollEdgeAppearance: Setting<AppearanceStyle> = .untouched
  public var compactScrollEdgeAppearance: Setting<AppearanceStyle> = .untouched

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
    compactBackgroundImage.apply(other.compactBackgroundImage)
    defaultPromptBackgroundImage.apply(other.defaultPromptBackgroundImage)
    compactPromptBackgroundImage.apply(other.compactPromptBackgroundImage)
    shadowImage.apply(other.shadowImage)
    titleTextAttributes.apply(other.titleTextAttributes)
    largeTitleTextAttributes.apply(other.largeTitleTextAttributes)
    titleVerticalPositionAdjustment.apply(other.titleVerticalPositionAdjustment)
    backIndicatorImage.apply(other.backIndicatorImage)
    backIndicatorTransitionMaskImage.apply(other.backIndicatorTransitionMaskImage)
    standardAppearance.merge(other.standardAppearance)
    compactAppearance.merge(other.compactAppearance)
    scrollEdgeAppearance.merge(other.scrollEdgeAppearance)
    compactScrollEdgeAppearance.merge(other.compactScrollEdgeAppearance)
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

  /// The background image that counts for a bar of these metrics: its own, else that of the metrics without the
  /// prompt, else that of the default metrics (UINavigationBar.h and UIBarMetrics).
  func backgroundImage(for metrics: BarMetrics) -> BarImage? {
    switch metrics {
    case .default: backgroundImage.value
    case .compact: compactBackgroundImage.value ?? backgroundImage.value
    case .defaultPrompt: defaultPromptBackgroundImage.value ?? backgroundImage.value
    case .compactPrompt: compactPromptBackgroundImage.value ?? backgroundImage(for: .compact)
    }
  }
}
