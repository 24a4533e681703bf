import BarGeometry
import BarModel
import Testing

/// The look that the properties from before iOS 13 give: one test per rule of UINavigationBar.h and of the dumps
/// that fill its gaps.
@Suite("Legacy appearance")
struct LegacyAppearanceTests {
  static let opaque = BarImage.solid("opaque", hasAlpha: false)
  static let seeThrough = BarImage.solid("see-through", hasAlpha: true)
  let near = Color(white: 0.97, alpha: 0.5)

  private func look(
    os: Int = 12, style: UserInterfaceStyle = .light, _ configure: (inout BarStyle) -> Void = { _ in }
  ) -> BarAppearance {
    .resolve(
      bar: BarStyle(configure), screen: Screen(name: "page"), traits: .phone(os: os, style: style),
      isAtScrollEdge: false)
  }

  @Test("an untouched bar is translucent: near-white 0.97 at 0.8 up to iOS 12, the chrome material after")
  func untouched() {
    #expect(look().isTranslucent)
    #expect(look().background.material?.overlays == [Color(white: 0.97, alpha: 0.8)])
    #expect(look().background.color == nil && look().background.image == nil)
    let chrome = BarMaterial.of(.systemChromeMaterial, dark: false)
    #expect(look(os: 13).background.material == chrome)
    #expect(look(os: 17).background.material == chrome)
  }

  @Test("its hairline is black at 0.3, its title 17 point semibold in the label colour, its tint systemBlue")
  func defaults() {
    let look = look()
    #expect(look.shadow == .hairline(Color(white: 0, alpha: 0.3)))
    #expect(look.title.font == FontDescription(size: 17, weight: .semibold))
    #expect(look.title.color == .black && look.title.offset == .zero)
    #expect(look.tintColor == Color(hex: "#007AFF"))
    #expect(look.backIndicator == nil && look.alpha == 1 && !look.isBlack)
  }

  @Test("style black is dark, with a white title")
  func black() {
    let look = look { $0.barStyle = .value(.black) }
    #expect(look.background.material?.overlays == [Color(white: 28 / 255.0, alpha: 0.73)])
    #expect(look.title.color == .white && look.isBlack && look.isTranslucent)
  }

  @Test("in dark mode tint, title and hairline are those for dark")
  func dark() {
    let look = look(os: 13, style: .dark)
    #expect(look.background.material == BarMaterial.of(.systemChromeMaterial, dark: true))
    #expect(look.title.color == .white)
    #expect(look.tintColor == Color(hex: "#0A84FF"))
    #expect(look.shadow == .hairline(Color(white: 1, alpha: 0.15)))
    #expect(self.look(os: 12, style: .dark) == self.look(os: 12))
  }

  @Test("barTintColor lies at 0.85 over near-white over the blur, and its alpha does not decide translucency")
  func tinted() {
    let look = look { $0.barTintColor = .value(.teal) }
    #expect(look.isTranslucent)
    #expect(look.background.material?.overlays == [near, DynamicColor.teal.light.withAlpha(0.85)])
    let faint = self.look { $0.barTintColor = .value(DynamicColor(Color(white: 0, alpha: 0.5))) }
    #expect(faint.isTranslucent)
    #expect(faint.background.material?.overlays.last == Color(white: 0, alpha: 0.425))
  }

  @Test("translucent false without an image is a plain colour: barTintColor, else black or white")
  func opaqueBar() {
    #expect(look { $0.translucent = .value(false) }.background.color == .white)
    #expect(!look { $0.translucent = .value(false) }.isTranslucent)
    #expect(look { $0.translucent = .value(false) }.background.material == nil)
    let black = look {
      $0.translucent = .value(false)
      $0.barStyle = .value(.black)
    }
    #expect(black.background.color == .black)
    let tinted = look {
      $0.translucent = .value(false)
      $0.barTintColor = .value(DynamicColor(Color(white: 0.2, alpha: 0.5)))
    }
    #expect(tinted.background.color == Color(white: 0.2))
    #expect(look(os: 13, style: .dark) { $0.translucent = .value(false) }.background.color == .black)
  }

  @Test("an image decides translucency: yes when any pixel is see-through, no when none is")
  func inferred() {
    let opaque = look { $0.backgroundImage = .value(LegacyAppearanceTests.opaque) }
    #expect(!opaque.isTranslucent)
    #expect(opaque.background.image == LegacyAppearanceTests.opaque && opaque.background.imageOpacity == 1)
    #expect(opaque.background.material == nil && opaque.background.color == nil)
    let clear = look { $0.backgroundImage = .value(LegacyAppearanceTests.seeThrough) }
    #expect(clear.isTranslucent)
    #expect(clear.background.image == LegacyAppearanceTests.seeThrough && clear.background.color == nil)
  }

  @Test("an image wins over barTintColor")
  func imageWins() {
    let look = look {
      $0.backgroundImage = .value(LegacyAppearanceTests.seeThrough)
      $0.barTintColor = .value(.teal)
    }
    #expect(look.background.color == nil && look.background.material == nil)
  }

  @Test("translucent true makes an opaque image see-through")
  func systemOpacity() {
    let look = look {
      $0.backgroundImage = .value(LegacyAppearanceTests.opaque)
      $0.translucent = .value(true)
    }
    #expect(look.isTranslucent)
    // The header only says "less than 1.0"; 0.85 is the model's choice.
    #expect(look.background.imageOpacity == 0.85)
    let clear = self.look {
      $0.backgroundImage = .value(LegacyAppearanceTests.seeThrough)
      $0.translucent = .value(true)
    }
    #expect(clear.background.imageOpacity == 1)
  }

  @Test("translucent false backs a see-through image: barTintColor, else black for style black, else white")
  func backing() {
    func backed(_ configure: (inout BarStyle) -> Void) -> BarAppearance {
      look {
        $0.backgroundImage = .value(LegacyAppearanceTests.seeThrough)
        $0.translucent = .value(false)
        configure(&$0)
      }
    }
    #expect(!backed { _ in }.isTranslucent)
    #expect(backed { _ in }.background.color == .white)
    #expect(backed { $0.barStyle = .value(.black) }.background.color == .black)
    let tinted = backed {
      $0.barStyle = .value(.black)
      $0.barTintColor = .value(.teal)
    }
    #expect(tinted.background.color == DynamicColor.teal.light)
    #expect(tinted.background.image == LegacyAppearanceTests.seeThrough)
  }

  @Test("an empty image is a transparent bar, with the hairline until an empty shadow takes it away")
  func transparent() {
    let bare = look { $0.backgroundImage = .value(.empty) }
    #expect(bare.isTranslucent && bare.background.isEmpty)
    #expect(bare.shadow == .hairline(Color(white: 0, alpha: 0.3)))
    let clean = look {
      $0.backgroundImage = .value(.empty)
      $0.shadowImage = .value(.empty)
    }
    #expect(clean.shadow == .none)
  }

  @Test("a shadow image counts only together with a background image")
  func shadowImage() {
    let line = BarImage.solid("line", hasAlpha: false)
    let alone = look { $0.shadowImage = .value(line) }
    #expect(alone.shadow == .hairline(Color(white: 0, alpha: 0.3)))
    #expect(look { $0.shadowImage = .value(.empty) }.shadow == alone.shadow)
    let both = look {
      $0.backgroundImage = .value(LegacyAppearanceTests.opaque)
      $0.shadowImage = .value(line)
    }
    #expect(both.shadow == .image(line, tint: nil))
  }

  @Test("title attributes replace what they name and keep the rest")
  func title() {
    let look = look {
      $0.titleTextAttributes = .value(TextAttributes(color: .teal, size: 16, weight: .bold))
      $0.titleVerticalPositionAdjustment = .value(-3)
    }
    #expect(look.title.font == FontDescription(size: 16, weight: .bold))
    #expect(look.title.color == DynamicColor.teal.light)
    #expect(look.title.offset == Point(x: 0, y: -3))
    let sized = self.look { $0.titleTextAttributes = .value(TextAttributes(kern: 1)) }
    #expect(sized.title.font == FontDescription(size: 17, weight: .semibold, kern: 1))
    #expect(sized.title.color == .black)
  }

  @Test("a large title is 34 point bold in the label colour; its attributes replace what they name")
  func largeTitle() {
    #expect(look().largeTitle.font == FontDescription(size: 34, weight: .bold))
    #expect(look().largeTitle.color == .black)
    let look = look {
      $0.titleTextAttributes = .value(TextAttributes(size: 12))
      $0.largeTitleTextAttributes = .value(TextAttributes(color: .teal, weight: .heavy))
    }
    #expect(look.largeTitle.font == FontDescription(size: 34, weight: .heavy))
    #expect(look.largeTitle.color == DynamicColor.teal.light)
  }

  @Test("a back indicator needs image and mask; one alone is the system's pair")
  func backIndicator() {
    let (arrow, mask) = (BarImage.sized("arrow", 13, 21), BarImage.sized("mask", 13, 21))
    #expect(look { $0.backIndicatorImage = .value(arrow) }.backIndicator == nil)
    #expect(look { $0.backIndicatorTransitionMaskImage = .value(mask) }.backIndicator == nil)
    let both = look {
      $0.backIndicatorImage = .value(arrow)
      $0.backIndicatorTransitionMaskImage = .value(mask)
    }
    #expect(both.backIndicator == BackIndicator(image: arrow, mask: mask))
  }

  @Test("alphas are carried over and change neither translucency nor look")
  func alphas() {
    let look = look {
      $0.translucent = .value(false)
      $0.alpha = .value(0.5)
      $0.backgroundAlpha = .value(0)
    }
    #expect(!look.isTranslucent && look.alpha == 0.5 && look.background.alpha == 0)
    #expect(look.background.isEmpty && look.background.color == .white)
  }

  @Test("unset is the system's default, like untouched")
  func unset() {
    let look = look {
      $0.barStyle = .unset
      $0.translucent = .unset
      $0.barTintColor = .unset
      $0.tintColor = .unset
      $0.alpha = .unset
      $0.backgroundAlpha = .unset
      $0.backgroundImage = .unset
      $0.shadowImage = .unset
      $0.prefersLargeTitles = .unset
      $0.compactBackgroundImage = .unset
      $0.defaultPromptBackgroundImage = .unset
      $0.compactPromptBackgroundImage = .unset
      $0.titleTextAttributes = .unset
      $0.largeTitleTextAttributes = .unset
      $0.titleVerticalPositionAdjustment = .unset
      $0.backIndicatorImage = .unset
      $0.backIndicatorTransitionMaskImage = .unset
      $0.standardAppearance = .unset
      $0.compactAppearance = .unset
      $0.scrollEdgeAppearance = .unset
      $0.compactScrollEdgeAppearance = .unset
    }
    #expect(look == self.look())
  }
}
