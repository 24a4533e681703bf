extension BarStyle: Mixable {
  /// The bar between this one and `other`. What only one of them sets, and what has no middle, is as here.
  ///
  /// Colours are mixed premultiplied; back indicators are shapes and are not mixed.
  public func mixed(with other: BarStyle, _ fraction: Double) -> BarStyle {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    var result = self
    func mix<Value: Mixable>(_ property: WritableKeyPath<BarStyle, Setting<Value>>) {
      result[keyPath: property] = self[keyPath: property].mixed(with: other[keyPath: property], fraction)
    }
    for color in [\BarStyle.barTintColor, \.tintColor] { mix(color) }
    for number in [\BarStyle.alpha, \.backgroundAlpha, \.titleVerticalPositionAdjustment] { mix(number) }
    for image in [
      \BarStyle.backgroundImage, \.compactBackgroundImage, \.defaultPromptBackgroundImage,
      \.compactPromptBackgroundImage, \.shadowImage,
    ] { mix(image) }
    for attributes in [\BarStyle.titleTextAttributes, \.largeTitleTextAttributes] { mix(attributes) }
    for appearance in [
      \BarStyle.standardAppearance, \.compactAppearance, \.scrollEdgeAppearance,
      \.compactScrollEdgeAppearance,
    ] { mix(appearance) }
    return result
  }
}

extension AppearanceStyle: Mixable {
  /// Effects have no middle, and neither have the defaults of two different configurations.
  func mixed(with other: AppearanceStyle, _ fraction: Double) -> AppearanceStyle {
    var result = self
    func mix<Value: Mixable>(_ property: WritableKeyPath<AppearanceStyle, Setting<Value>>) {
      result[keyPath: property] = self[keyPath: property].mixed(with: other[keyPath: property], fraction)
    }
    for color in [\AppearanceStyle.backgroundColor, \.shadowColor] { mix(color) }
    for image in [\AppearanceStyle.backgroundImage, \.shadowImage] { mix(image) }
    for attributes in [\AppearanceStyle.titleTextAttributes, \.largeTitleTextAttributes] { mix(attributes) }
    mix(\.titlePositionAdjustment)
    for button in [\AppearanceStyle.buttonAppearance, \.doneButtonAppearance, \.backButtonAppearance] {
      mix(button)
    }
    return result
  }
}

extension ButtonAppearanceStyle: Mixable {
  /// The states a frame can show by itself; their words, not their images.
  func mixed(with other: ButtonAppearanceStyle, _ fraction: Double) -> ButtonAppearanceStyle {
    var result = self
    result.normal = normal.mixed(with: other.normal, fraction)
    result.disabled = disabled.mixed(with: other.disabled, fraction)
    return result
  }
}

extension ButtonAppearanceStyle.State: Mixable {
  func mixed(with other: Self, _ fraction: Double) -> Self {
    var result = self
    result.titleTextAttributes = titleTextAttributes.mixed(with: other.titleTextAttributes, fraction)
    result.titlePositionAdjustment = titlePositionAdjustment.mixed(
      with: other.titlePositionAdjustment, fraction)
    return result
  }
}
