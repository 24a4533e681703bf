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

  /// The material of an effect; nil for `.none`.
  ///
  /// The light chrome material is measured on one recording of iOS 13.3: white over white, (229, 254, 238)
  /// over (89, 202, 104), which saturation 1.8 under white at 0.89 gives within 6 levels. Sigma and all other
  /// rows are assumed.
  public static func of(_ effect: BlurEffect, dark: Bool) -> BarMaterial? {
    func material(_ color: Color) -> BarMaterial {
      BarMaterial(sigma: 20, saturation: 1.8, overlays: [color])
    }
    switch effect {
    case .none: return nil
    case .systemChromeMaterial:
      return material(dark ? Color(white: 0.11, alpha: 0.85) : Color(white: 1, alpha: 0.89))
    case .regular: return material(dark ? Color(white: 0.11, alpha: 0.73) : Color(white: 0.97, alpha: 0.8))
    case .prominent: return material(dark ? Color(white: 0.17, alpha: 0.8) : Color(white: 0.97, alpha: 0.9))
    case .light: return material(Color(white: 1, alpha: 0.3))
    case .extraLight: return material(Color(white: 0.97, alpha: 0.82))
    case .dark: return material(Color(white: 0.11, alpha: 0.73))
    }
  }

  /// The system bar without any colour of its own, iOS 12 and before: near-white 0.97 at 0.8 (view dump of iOS
  /// 12; #F9F9F9 over white measured), black style 28/255 at 0.73 (assumed, after a re-implementation).
  public static func legacy(black: Bool) -> BarMaterial {
    BarMaterial(
      sigma: 20, saturation: 1.8,
      overlays: [black ? Color(white: 28 / 255.0, alpha: 0.73) : Color(white: 0.97, alpha: 0.8)])
  }

  /// A translucent bar with a `barTintColor`: the colour at 0.85 over near-white at 0.5 (layer dump of iOS
  /// 7.1 to 9; assumed unchanged).
  public static func tinted(_ color: Color) -> BarMaterial {
    BarMaterial(
      sigma: 20, saturation: 1.8,
      overlays: [Color(white: 0.97, alpha: 0.5), color.withAlpha(color.alpha * 0.85)])
  }
}
