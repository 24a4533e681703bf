import BarGeometry
import BarModel

/// Whose drawing of a bar's background counts.
public enum BarLook: Hashable, Sendable {
  case system
  /// HBDNavigationBar's own views inside a bar that is always translucent and empty.
  case hbd

  /// The line lies on the band's last pixels instead of below it.
  var hasHairlineInside: Bool { self == .hbd }

  /// - Parameter style: what the page wrote.
  func applied(to appearance: BarAppearance, style: BarStyle, traits: Traits) -> BarAppearance {
    self == .hbd ? BarLook.hbd(appearance, style, traits) : appearance
  }

  /// Constants: the library's `HBDNavigationController` and `UIViewController+HBD`, as read in 1.9.12. Background: the
  /// page's image, else its colour, else one by style, over a light blur whose tint that colour is; an image switches
  /// the blur off. The line is black at 77/255, or an image, or none.
  private static func hbd(_ appearance: BarAppearance, _ style: BarStyle, _ traits: Traits) -> BarAppearance {
    var result = appearance
    let isBlack = style.barStyle.value == .black
    let alpha = appearance.alpha * appearance.background.alpha
    var background = BarAppearance.Background()
    background.alpha = appearance.background.alpha
    if let image = style.backgroundImage.value {
      background.image = image.isEmpty ? nil : image
      result.isTranslucent = alpha < 1 || image.isEmpty || image.summary.hasAlpha
    } else {
      let byStyle =
        isBlack
        ? Color(white: 28 / 255.0, alpha: 0.729) : Color(white: 247 / 255.0, alpha: 0.8)
      let color = style.barTintColor.value?.resolved(traits) ?? byStyle
      // One material for all colours, so that the sigma is that of every effect here.
      background.material = BarMaterial.of(.light, dark: false)
      background.material?.overlays = [color]
      result.isTranslucent = alpha < 1 || color.alpha < 1
    }
    result.background = background
    switch style.shadowImage {
    case .value(let image): result.shadow = image.isEmpty ? .none : .image(image, tint: nil)
    default: result.shadow = .hairline(Color(white: 0, alpha: 77 / 255.0))
    }
    if style.titleTextAttributes.value?.color == nil { result.title.color = isBlack ? .white : .black }
    return result
  }
}
