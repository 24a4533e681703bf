public import BarGeometry

/// What a blur effect does to the pixels behind a bar: blur, saturate, then lay colours over.
public struct BarMaterial: Hashable, Sendable {
  /// Gaussian sigma, points.
  public var sigma: Double
  public var saturation: Double
  /// Laid over in order.
  public var overlays: [Color]

  public init(sigma: Double, saturation: Double, overlays: [Color]) {
    self.sigma = sigma
    self.saturation = saturation
    self.overlays = overlays
  }

  /// Every material here blurs and saturates alike, which lets two of them cross-fade over one backdrop: sigma 20
  /// (assumed; recipes of the system materials say 22.5 and 30, Apple's UIImageEffects sample 20), saturation 1.8
  /// (UIImageEffects).
  private init(_ overlays: Color...) { self.init(sigma: 20, saturation: 1.8, overlays: overlays) }

  /// The material of an effect; nil for `.none`.
  ///
  /// * Chrome in light mode: measured on one recording of iOS 13.3: white over white, (229, 254, 238) over
  ///   (89, 202, 104), which saturation 1.8 under white at 0.89 gives within 6 levels.
  /// * Chrome in dark mode: from the system's own recipe (published dumps of CoreMaterial: three quarters of a
  ///   luminance curve from 0.23 to 0.255, less 0.1), which turns black into grey 18 and white into 87. A straight
  ///   line between the two is assumed here; the curve is up to 23 levels lighter between them.
  /// * Light, extra light and dark: UIImageEffects; dark's tint is also measured in a view dump.
  /// * Regular and prominent: assumed.
  public static func of(_ effect: BlurEffect, dark: Bool) -> BarMaterial? {
    switch effect {
    case .none: nil
    case .systemChromeMaterial:
      BarMaterial(dark ? Color(white: 25 / 255.0, alpha: 0.73) : Color(white: 1, alpha: 0.89))
    case .regular: BarMaterial(dark ? Color(white: 0.11, alpha: 0.73) : Color(white: 0.97, alpha: 0.8))
    case .prominent: BarMaterial(dark ? Color(white: 0.17, alpha: 0.8) : Color(white: 0.97, alpha: 0.9))
    case .light: BarMaterial(Color(white: 1, alpha: 0.3))
    case .extraLight: BarMaterial(Color(white: 0.97, alpha: 0.82))
    case .dark: BarMaterial(Color(white: 0.11, alpha: 0.73))
    }
  }

  /// The system bar without any colour of its own, iOS 12 and before: near-white 0.97 at 0.8 (view dump of iOS
  /// 12; #F9F9F9 over white measured), black style the tint of the dark effect (assumed).
  public static func legacy(black: Bool) -> BarMaterial {
    BarMaterial(black ? Color(white: 28 / 255.0, alpha: 0.73) : Color(white: 0.97, alpha: 0.8))
  }

  /// A translucent bar with a `barTintColor`: the colour at 0.85 over near-white at 0.5 (layer dump of iOS
  /// 7.1 to 9; assumed unchanged).
  public static func tinted(_ color: Color) -> BarMaterial {
    BarMaterial(Color(white: 0.97, alpha: 0.5), color.withAlpha(color.alpha * 0.85))
  }

  /// How much denser increased contrast makes a see-through system colour: 20 of 255 in the published values of
  /// labels and fills, 21 in that of separator.
  static let contrastStep = 20 / 255.0

  /// Under increased contrast every overlay is a step denser (assumed, after the system colours).
  func adapted(to contrast: AccessibilityContrast) -> BarMaterial {
    guard contrast == .high else { return self }
    var result = self
    result.overlays = overlays.map { $0.withAlpha(min($0.alpha + BarMaterial.contrastStep, 1)) }
    return result
  }
}
