public import BarGeometry

/// The keys of a `UINavigationBarAppearance`, as far as somebody set them. It is used whole or not at all.
public struct AppearanceStyle: Hashable, Sendable, Mergeable {
  /// Which `configureWith…Background` the object starts from.
  public enum Configuration: String, CaseIterable, Hashable, Sendable {
    case `default`
    case opaque
    case transparent
  }

  public var configure: Configuration?
  public var backgroundColor: Setting<DynamicColor> = .untouched
  public var backgroundEffect: Setting<BlurEffect> = .untouched
  public var backgroundImage: Setting<BarImage> = .untouched
  public var backgroundImageContentMode: Setting<ImageContentMode> = .untouched
  public var shadowColor: Setting<DynamicColor> = .untouched
  public var shadowImage: Setting<BarImage> = .untouched
  public var titleTextAttributes: Setting<TextAttributes> = .untouched
  public var largeTitleTextAttributes: Setting<TextAttributes> = .untouched
  /// Points, right and down.
  public var titlePositionAdjustment: Setting<Point> = .untouched
  public var buttonAppearance: Setting<ButtonAppearanceStyle> = .untouched
  public var doneButtonAppearance: Setting<ButtonAppearanceStyle> = .untouched
  public var backButtonAppearance: Setting<ButtonAppearanceStyle> = .untouched
  public var backIndicatorImage: Setting<BarImage> = .untouched
  public var backIndicatorTransitionMaskImage: Setting<BarImage> = .untouched

  public init(configure: Configuration? = nil) { self.configure = configure }

  /// Takes over what `other` sets. A `configure` in it first clears everything about background and shadow, as
  /// each configure call does (documented).
  public mutating func apply(_ other: AppearanceStyle) {
    if let configuration = other.configure {
      configure = configuration
      backgroundColor = .untouched
      backgroundEffect = .untouched
      backgroundImage = .untouched
      backgroundImageContentMode = .untouched
      shadowColor = .untouched
      shadowImage = .untouched
    }
    backgroundColor.apply(other.backgroundColor)
    backgroundEffect.apply(other.backgroundEffect)
    backgroundImage.apply(other.backgroundImage)
    backgroundImageContentMode.apply(other.backgroundImageContentMode)
    shadowColor.apply(other.shadowColor)
    shadowImage.apply(other.shadowImage)
    titleTextAttributes.apply(other.titleTextAttributes)
    largeTitleTextAttributes.apply(other.largeTitleTextAttributes)
    titlePositionAdjustment.apply(other.titlePositionAdjustment)
    buttonAppearance.merge(other.buttonAppearance)
    doneButtonAppearance.merge(other.doneButtonAppearance)
    backButtonAppearance.merge(other.backButtonAppearance)
    backIndicatorImage.apply(other.backIndicatorImage)
    backIndicatorTransitionMaskImage.apply(other.backIndicatorTransitionMaskImage)
  }

  /// Image and mask count only as a pair: either missing, both are the default (documented).
  var backIndicator: BackIndicator? {
    BackIndicator(image: backIndicatorImage.value, mask: backIndicatorTransitionMaskImage.value)
  }
}
