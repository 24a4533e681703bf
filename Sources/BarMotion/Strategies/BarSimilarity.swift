import BarGeometry
import BarModel

/// When two bars count as so much alike that no fakes are needed: the system's own transition is shown then.
///
/// Hairline and tint are compared by none but `averageColour`, so where they alone differ they change at once.
enum BarSimilarity: String, CaseIterable {
  /// Never (KMNavigationBarTransition).
  case never
  /// The same style, translucency, colours and image object (RRNavigationBar, YPNavigationBarTransition).
  case equal
  /// Images by their bytes, else colours, and the bars' alphas (HBDNavigationBar).
  case imageBytes
  /// Images by their average colours, else colours and styles; shadow images likewise (QMUI).
  case averageColour

  func holds(_ old: BarAppearance, _ new: BarAppearance) -> Bool {
    switch self {
    case .never: return false
    case .equal:
      return old.background == new.background && old.isTranslucent == new.isTranslucent
        && old.isBlack == new.isBlack && old.alpha == new.alpha
    case .imageBytes:
      guard old.alpha * old.background.alpha == new.alpha * new.background.alpha else { return false }
      switch (old.background.image, new.background.image) {
      case (let one?, let other?): return one.summary.digest == other.summary.digest
      case (nil, nil): return hasEqualColors(old, new)
      default: return false
      }
    case .averageColour:
      guard hasEqualShadows(old, new) else { return false }
      switch (old.background.image, new.background.image) {
      case (let one?, let other?): return hasEqualAverages(one, other)
      case (nil, nil): return hasEqualColors(old, new) && old.isBlack == new.isBlack
      default: return false
      }
    }
  }

  private func hasEqualColors(_ old: BarAppearance, _ new: BarAppearance) -> Bool {
    old.background.color == new.background.color && old.background.material == new.background.material
  }

  private func hasEqualShadows(_ old: BarAppearance, _ new: BarAppearance) -> Bool {
    switch (old.shadow, new.shadow) {
    case (.none, .none), (.hairline, .hairline): true
    case (.image(let one, _), .image(let other, _)): hasEqualAverages(one, other)
    default: false
    }
  }

  private func hasEqualAverages(_ one: BarImage, _ other: BarImage) -> Bool {
    one.summary.averageColor.quantized == other.summary.averageColor.quantized
  }
}
