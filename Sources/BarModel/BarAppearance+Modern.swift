import BarGeometry

extension BarAppearance {
  /// The look given by one `UINavigationBarAppearance`, used whole.
  static func modern(_ style: AppearanceStyle, bar: BarStyle, traits: Traits) -> BarAppearance {
    var result = BarAppearance()
    let isDark = traits.isDark || bar.barStyle.value == .black
    let configuration = style.configure ?? .default
    result.isTranslucent = bar.translucent.value ?? true
    result.background = background(style, configuration, isDark: isDark, traits: traits)
    result.shadow = shadow(style, configuration, traits: traits)

    result.title = title(style.titleTextAttributes.value, font: \.font, bar: bar, traits: traits)
    result.title.offset = style.titlePositionAdjustment.value ?? .zero
    result.largeTitle = title(
      style.largeTitleTextAttributes.value, font: \.largeTitleFont, bar: bar, traits: traits)
    setButtons(style, in: &result, traits: traits)
    result.backIndicator = style.backIndicator
    return result
  }

  /// Documented (UINavigationBarAppearance.h): the back button takes from the plain button what it does not set
  /// itself; the done button has defaults of its own.
  private static func setButtons(_ style: AppearanceStyle, in result: inout BarAppearance, traits: Traits) {
    var back = style.buttonAppearance
    back.merge(style.backButtonAppearance)
    result.button = ButtonAppearance(style.buttonAppearance.value, weight: .regular, traits: traits)
    result.doneButton = ButtonAppearance(style.doneButtonAppearance.value, weight: .semibold, traits: traits)
    result.backButton = ButtonAppearance(back.value, weight: .regular, traits: traits)
  }

  /// Effect, colour and image; each configuration's defaults as documented for UIBarAppearance.
  private static func background(
    _ style: AppearanceStyle, _ configuration: AppearanceStyle.Configuration, isDark: Bool,
    traits: Traits
  ) -> Background {
    var result = Background()
    switch style.backgroundEffect {
    case .value(let effect): result.material = .of(effect, dark: isDark)
    case .unset: break
    case .untouched:
      if configuration == .default { result.material = .of(.systemChromeMaterial, dark: isDark) }
    }
    switch style.backgroundColor {
    case .value(let color): result.color = color.resolved(traits)
    case .unset: break
    case .untouched:
      // "Opaque colours appropriate for the theme": white measured; black assumed.
      if configuration == .opaque { result.color = isDark ? .black : .white }
    }
    if let image = style.backgroundImage.value, !image.isEmpty { result.image = image }
    result.imageContentMode = style.backgroundImageContentMode.value ?? .scaleToFill
    return result
  }

  /// Documented: no image → a hairline in shadowColor, none when that is nil or clear; a template image is
  /// tinted by shadowColor, none likewise; any other image is drawn as it is.
  private static func shadow(
    _ style: AppearanceStyle, _ configuration: AppearanceStyle.Configuration, traits: Traits
  ) -> Shadow {
    let color: Color? =
      switch style.shadowColor {
      case .value(let color): color.resolved(traits)
      case .unset: nil
      case .untouched: configuration == .transparent ? nil : defaultShadowColor(traits)
      }
    let visible = color.flatMap { $0.alpha > 0 ? $0 : nil }
    guard let image = style.shadowImage.value else { return visible.map(Shadow.hairline) ?? .none }
    if image.isEmpty { return .none }
    if image.rendering == .template { return visible.map { .image(image, tint: $0) } ?? .none }
    return .image(image, tint: nil)
  }
}
