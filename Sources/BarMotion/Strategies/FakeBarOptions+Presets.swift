import BarGeometry
import BarModel
import BarNavigation

extension FakeBarOptions {
  /// Libraries by the letters that library-mechanisms.md gives them.
  enum Preset: String, CaseIterable {
    case km = "KM"
    case hbd = "HBD"

    func apply(to options: inout FakeBarOptions) {
      switch self {
      case .km: options.setKM()
      case .hbd: options.setHBD()
      }
    }
  }

  /// KMNavigationBarTransition as of 8bdf3cc (1.1.11): always a fake, with the keys of `copiedKeys`; the container is
  /// painted white (overridable) where the real bar is translucent; tint and titles are the real bar's, which the
  /// appearing page's hooks write at once.
  fileprivate mutating func setKM() {
    copies = .km
    containerColor = DynamicColor(.white)
    paintsUnderTranslucentOnly = true
    coloring = .atOnce
  }

  /// HBDNavigationBar as of 7c28760 (1.9.12): own views in an always translucent bar, no fakes where image bytes or
  /// colour are the same and alphas too, the whole new style cross-faded then; tint and titles animate with the
  /// pages, under a finger tint = from + (to − from) · min(1, 4p); a page without a bar has a clear one; what a page
  /// does not set is the library's default.
  fileprivate mutating func setHBD() {
    look = .hbd
    similar = .imageBytes
    fadesSimilar = true
    coloring = .mixed(Pace(dragged: Ramp(.progress, to: 0.25)))
    hidesByAlpha = true
    unset = .default
  }

  /// KM puts a remembered fake's appearances, or its colour and images, back on the real bar, not its style,
  /// translucency or what belongs to titles and buttons.
  var remembersInPart: Bool { copies == .km && unset == .inherit }

  var ownership: BarOwnership {
    if unset == .default { return .own }
    guard remembersInPart else { return .remembered }
    return .rememberedInPart([
      .standardAppearance, .scrollEdgeAppearance, .barTintColor, .backgroundImage, .shadowImage,
    ])
  }

  /// The keys that a fake of a bar in `style` takes over; nil: all.
  func copiedKeys(_ style: BarStyle, os: Int) -> [BarStyle.Key]? {
    switch copies {
    case .all: return nil
    case .keys(let keys): return keys
    case .km:
      let legacy: [BarStyle.Key] = [.barTintColor, .backgroundImage, .shadowImage]
      guard os >= 15 else { return [.barStyle, .translucent] + legacy }
      // Where nobody set an object, the legacy properties are the standard appearance, and are copied with it.
      let isLegacy = style.standardAppearance.value == nil
      return [.barStyle, .translucent, .standardAppearance, .scrollEdgeAppearance] + (isLegacy ? legacy : [])
    }
  }
}
