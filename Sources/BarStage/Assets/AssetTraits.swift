import BarGeometry
package import BarModel

/// What of the environment decides among the files and colours of an asset.
package struct AssetTraits {
  /// "iphone" or "ipad", as catalogues and file names spell it.
  var idiom: String
  /// Pixels per point of the output.
  var scale: Double
  var isDark: Bool
  var isHighContrast: Bool
  var isRightToLeft: Bool
  var gamut: DisplayGamut
  /// The locale's language in lower case: "zh".
  var language: String
  /// Size classes as catalogues spell them: "compact" or "regular".
  var widthClass: String
  var heightClass: String
  /// Points.
  var screenWidth: Double
  var screenHeight: Double

  package init(_ traits: Traits) {
    let isPad = traits.device.statusBar == .pad
    let (short, long) = (
      min(traits.size.width, traits.size.height), max(traits.size.width, traits.size.height)
    )
    idiom = isPad ? "ipad" : "iphone"
    scale = traits.scale
    isDark = traits.isDark
    isHighContrast = traits.contrast == .high
    isRightToLeft = traits.isRightToLeft
    gamut = traits.gamut
    language = AssetTraits.language(of: traits.locale)
    let isLandscape = traits.orientation.isLandscape
    // Documented (Apple, "Layout", device size classes): phones are compact, but tall in portrait, and the large
    // ones wide in landscape; those are the ones of 414 points and more.
    widthClass = isPad || isLandscape && short >= 414 ? "regular" : "compact"
    heightClass = isPad || !isLandscape ? "regular" : "compact"
    screenWidth = traits.size.width
    screenHeight = long
  }

  /// "zh-Hans" → "zh".
  static func language(of locale: String) -> String {
    locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
  }
}
