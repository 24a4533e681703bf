import BarGeometry

extension BarAppearance {
  /// The look given by `barStyle`, `barTintColor`, `translucent`, `setBackgroundImage` and `shadowImage`.
  static func legacy(bar: BarStyle, metrics: BarMetrics, traits: Traits) -> BarAppearance {
    var result = BarAppearance()
    let isBlack = bar.barStyle.value == .black
    let image = bar.backgroundImage(for: metrics)
    // UINavigationBar.h: yes by default; with an image, yes when any of its pixels has an alpha below 1.
    let inferred = image.map { $0.isEmpty || $0.summary.hasAlpha } ?? true
    result.isTranslucent = bar.translucent.value ?? inferred
    let tint = bar.barTintColor.value?.resolved(traits)

    if let image {
      result.background.image = image.isEmpty ? nil : image
      if bar.translucent.value == false && inferred {
        result.background.color = tint?.withAlpha(1) ?? opaqueColor(isBlack: isBlack, traits: traits)
      }
      if bar.translucent.value == true && !inferred {
        // The header only says "a system opacity less than 1.0"; 0.85 is assumed, as of the tint layer.
        result.background.imageOpacity = 0.85
      }
    } else if result.isTranslucent {
      result.background.material =
        tint.map(BarMaterial.tinted)
        ?? (traits.os >= 13
          ? BarMaterial.of(.systemChromeMaterial, dark: traits.isDark || isBlack)
          : BarMaterial.legacy(black: isBlack))
    } else {
      result.background.color = tint?.withAlpha(1) ?? opaqueColor(isBlack: isBlack, traits: traits)
    }

    result.shadow = .hairline(defaultShadowColor(traits))
    // UINavigationBar.h: a custom shadow image counts only together with a custom background image.
    if image != nil, let shadow = bar.shadowImage.value {
      result.shadow = shadow.isEmpty ? .none : .image(shadow, tint: nil)
    }

    result.title = title(bar.titleTextAttributes.value, font: \.font, bar: bar, traits: traits)
    result.title.offset.y = bar.titleVerticalPositionAdjustment.value ?? 0
    result.largeTitle = title(
      bar.largeTitleTextAttributes.value, font: \.largeTitleFont, bar: bar, traits: traits)
    result.backIndicator = bar.backIndicator
    return result
  }

  /// An opaque bar without a colour: white, black for style black (view dump of iOS 12, UINavigationBar.h); in
  /// dark mode black (assumed: systemBackground).
  private static func opaqueColor(isBlack: Bool, traits: Traits) -> Color {
    isBlack || traits.isDark ? .black : .white
  }
}
