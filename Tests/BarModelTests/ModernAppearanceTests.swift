import BarGeometry
import BarModel
import Testing

/// The look that one `UINavigationBarAppearance` gives; rules as documented for UIBarAppearance.
@Suite("Modern appearance")
struct ModernAppearanceTests {
  private func look(
    _ configuration: AppearanceStyle.Configuration?, style: UserInterfaceStyle = .light,
    _ configure: (inout AppearanceStyle) -> Void = { _ in }, bar: (inout BarStyle) -> Void = { _ in }
  ) -> BarAppearance {
    var barStyle = BarStyle { $0.standardAppearance = .value(AppearanceStyle(configuration, configure)) }
    bar(&barStyle)
    return .resolve(
      bar: barStyle, screen: Screen(name: "page"), traits: .phone(os: 17, style: style),
      isAtScrollEdge: false)
  }

  @Test("default: the chrome material, no colour, a hairline; a fresh object is default")
  func configuredDefault() {
    let look = look(.default)
    #expect(look.background.material == BarMaterial.of(.systemChromeMaterial, dark: false))
    #expect(look.background.color == nil && look.background.image == nil)
    #expect(look.shadow == .hairline(Color(white: 0, alpha: 0.3)))
    #expect(self.look(nil) == look)
  }

  @Test("opaque: no effect, the theme's colour, a hairline")
  func configuredOpaque() {
    let look = look(.opaque)
    #expect(look.background.material == nil && look.background.color == .white)
    #expect(look.shadow == .hairline(Color(white: 0, alpha: 0.3)))
    #expect(self.look(.opaque, style: .dark).background.color == .black)
  }

  @Test("transparent: nothing at all")
  func configuredTransparent() {
    #expect(look(.transparent).background.isEmpty)
    #expect(look(.transparent).shadow == .none)
  }

  @Test("an opaque colour does not end translucency; only the bar's property does")
  func translucency() {
    #expect(look(.opaque).isTranslucent)
    #expect(!look(.opaque, bar: { $0.translucent = .value(false) }).isTranslucent)
    #expect(!look(.transparent, bar: { $0.translucent = .value(false) }).isTranslucent)
  }

  @Test("effect, colour and image lie over each other and are set one by one")
  func background() {
    let image = BarImage.solid("image", hasAlpha: true)
    let look = look(.default) {
      $0.backgroundColor = .value(.teal)
      $0.backgroundImage = .value(image)
      $0.backgroundImageContentMode = .value(.scaleAspectFill)
    }
    #expect(look.background.material == BarMaterial.of(.systemChromeMaterial, dark: false))
    #expect(look.background.color == DynamicColor.teal.light)
    #expect(look.background.image == image && look.background.imageContentMode == .scaleAspectFill)
    #expect(self.look(.default) { $0.backgroundEffect = .unset }.background.isEmpty)
    #expect(self.look(.default) { $0.backgroundEffect = .value(.none) }.background.isEmpty)
    #expect(self.look(.opaque) { $0.backgroundColor = .unset }.background.isEmpty)
    #expect(self.look(.transparent) { $0.backgroundImage = .value(.empty) }.background.isEmpty)
    #expect(self.look(.default).background.imageContentMode == .scaleToFill)
    let blurred = self.look(.transparent) { $0.backgroundEffect = .value(.dark) }
    #expect(blurred.background.material == BarMaterial.of(.dark, dark: false))
  }

  @Test("without a shadow image the hairline takes the shadow colour; nil or clear takes it away")
  func hairline() {
    let teal = look(.transparent) { $0.shadowColor = .value(.teal) }
    #expect(teal.shadow == .hairline(DynamicColor.teal.light))
    #expect(look(.default) { $0.shadowColor = .unset }.shadow == .none)
    #expect(look(.default) { $0.shadowColor = .value(.clear) }.shadow == .none)
    #expect(look(.default, style: .dark).shadow == .hairline(Color(white: 1, alpha: 0.15)))
  }

  @Test("a template shadow image is tinted by the shadow colour and goes with it")
  func templateShadow() {
    let line = BarImage.solid("line", hasAlpha: true, rendering: .template)
    func shadow(_ color: Setting<DynamicColor>) -> BarAppearance.Shadow {
      look(.default) {
        $0.shadowImage = .value(line)
        $0.shadowColor = color
      }.shadow
    }
    #expect(shadow(.value(.teal)) == .image(line, tint: DynamicColor.teal.light))
    #expect(shadow(.untouched) == .image(line, tint: Color(white: 0, alpha: 0.3)))
    #expect(shadow(.unset) == .none)
    #expect(shadow(.value(.clear)) == .none)
  }

  @Test("any other shadow image is drawn as it is, whatever the shadow colour")
  func originalShadow() {
    let line = BarImage.solid("line", hasAlpha: true)
    for color in [Setting<DynamicColor>.untouched, .unset, .value(.clear), .value(.teal)] {
      let look = look(.transparent) {
        $0.shadowImage = .value(line)
        $0.shadowColor = color
      }
      #expect(look.shadow == .image(line, tint: nil))
    }
  }

  @Test("an appearance is used whole: legacy properties give no background, shadow, title or indicator")
  func whole() {
    let plain = look(.opaque)
    let mixed = look(
      .opaque,
      bar: {
        $0.barTintColor = .value(.teal)
        $0.backgroundImage = .value(.solid("legacy", hasAlpha: false))
        $0.shadowImage = .value(.empty)
        $0.titleTextAttributes = .value(TextAttributes(size: 30))
        $0.largeTitleTextAttributes = .value(TextAttributes(size: 30))
        $0.titleVerticalPositionAdjustment = .value(3)
        $0.backIndicatorImage = .value(.sized("arrow", 13, 21))
        $0.backIndicatorTransitionMaskImage = .value(.sized("mask", 13, 21))
      })
    #expect(mixed == plain)
  }

  @Test("tint and alpha stay the bar's own")
  func tint() {
    let look = look(
      .opaque,
      bar: {
        $0.tintColor = .value(.teal)
        $0.alpha = .value(0.25)
      })
    #expect(look.tintColor == DynamicColor.teal.light && look.alpha == 0.25)
  }

  @Test("title attributes, title position and indicator come from the object")
  func title() {
    let (arrow, mask) = (BarImage.sized("arrow", 13, 21), BarImage.sized("mask", 13, 21))
    let look = look(.opaque) {
      $0.titleTextAttributes = .value(TextAttributes(color: .teal, weight: .heavy))
      $0.titlePositionAdjustment = .value(Point(x: 4, y: -2))
      $0.backIndicatorImage = .value(arrow)
      $0.backIndicatorTransitionMaskImage = .value(mask)
    }
    #expect(look.title.color == DynamicColor.teal.light)
    #expect(look.title.font == FontDescription(size: 17, weight: .heavy))
    #expect(look.title.offset == Point(x: 4, y: -2))
    #expect(look.backIndicator == BackIndicator(image: arrow, mask: mask))
    #expect(self.look(.opaque) { $0.backIndicatorImage = .value(arrow) }.backIndicator == nil)
  }

  @Test("large title attributes replace what they name")
  func largeTitle() {
    #expect(look(.opaque).largeTitle.font == FontDescription(size: 34, weight: .bold))
    let look = look(.opaque) {
      $0.titleTextAttributes = .value(TextAttributes(size: 12))
      $0.largeTitleTextAttributes = .value(TextAttributes(color: .teal, size: 30))
    }
    #expect(look.largeTitle.font == FontDescription(size: 30, weight: .bold))
    #expect(look.largeTitle.color == DynamicColor.teal.light)
  }

  @Test("style black makes material, theme colour and title those for dark")
  func black() {
    let black = { (style: inout BarStyle) in style.barStyle = .value(.black) }
    #expect(look(.default, bar: black).background.material == .of(.systemChromeMaterial, dark: true))
    #expect(look(.opaque, bar: black).background.color == .black)
    #expect(look(.opaque, bar: black).title.color == .white)
  }
}
