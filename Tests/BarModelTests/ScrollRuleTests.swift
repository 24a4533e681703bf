import BarGeometry
import BarModel
import Testing

@Suite("What a page's scroll rules write") struct ScrollRuleTests {
  /// The profile page of R21: a white image whose alpha a is clamp((offset + 244) / 136, 0, 1), black words likewise.
  private let profile = [
    ScrollRule(
      offset: -244, bar: BarStyle { $0.backgroundImage = .value(.plain(Color(white: 1, alpha: 0))) },
      titleViewColor: DynamicColor(Color(white: 0, alpha: 0))),
    ScrollRule(
      offset: -108, bar: BarStyle { $0.backgroundImage = .value(.plain(.white)) },
      titleViewColor: DynamicColor(.black)),
  ]

  @Test(
    "the profile page's bar and words have R21's alpha at R21's offsets",
    arguments: [(-284.0, 0.0), (-244, 0), (-210, 0.25), (-176, 0.5), (-108, 1), (0, 1)])
  func alphas(offset: Double, alpha: Double) throws {
    let rule = try #require(profile.rule(at: offset))
    // Colours are shown in 8 bits.
    let shown = (alpha * 255).rounded() / 255
    #expect(rule.bar.backgroundImage.value?.solidColor == Color(white: 1, alpha: shown))
    #expect(rule.titleViewColor == DynamicColor(Color(white: 0, alpha: shown)))
  }

  @Test("a page without rules writes nothing")
  func none() { #expect([ScrollRule]().rule(at: 0) == nil) }

  private func between(_ lower: BarStyle, _ upper: BarStyle, _ fraction: Double) throws -> BarStyle {
    let rules = [ScrollRule(offset: 0, bar: lower), ScrollRule(offset: 100, bar: upper)]
    return try #require(rules.rule(at: fraction * 100)).bar
  }

  @Test("colours are mixed premultiplied, light and dark by themselves: clear has no colour")
  func colors() throws {
    let clear = BarStyle { $0.barTintColor = .value(.clear) }
    let other = BarStyle {
      $0.barTintColor = .value(DynamicColor(light: .white, dark: Color(red: 1, green: 0, blue: 0)))
    }
    let half = 128 / 255.0
    #expect(
      try between(clear, other, 0.5).barTintColor
        == .value(
          DynamicColor(
            light: Color(white: 1, alpha: half), dark: Color(red: 1, green: 0, blue: 0, alpha: half))))
    let red = BarStyle { $0.tintColor = .value(DynamicColor(Color(red: 1, green: 0, blue: 0))) }
    let blue = BarStyle { $0.tintColor = .value(DynamicColor(Color(red: 0, green: 0, blue: 1))) }
    #expect(
      try between(red, blue, 0.2).tintColor
        == .value(DynamicColor(Color(red: 0.8, green: 0, blue: 0.2))))
  }

  @Test("numbers, sizes and positions are linear, in appearances too")
  func numbers() throws {
    var lower = BarStyle()
    lower.alpha = .value(0.2)
    lower.titleTextAttributes = .value(TextAttributes(size: 10, weight: .bold))
    lower.standardAppearance = .value(AppearanceStyle(nil) { $0.titlePositionAdjustment = .value(.zero) })
    var upper = BarStyle()
    upper.alpha = .value(1)
    upper.titleTextAttributes = .value(TextAttributes(size: 20, weight: .regular))
    upper.standardAppearance = .value(
      AppearanceStyle(nil) { $0.titlePositionAdjustment = .value(Point(x: 0, y: 40)) })
    let mixed = try between(lower, upper, 0.25)
    #expect(mixed.alpha == .value(0.4))
    #expect(mixed.titleTextAttributes == .value(TextAttributes(size: 12.5, weight: .bold)))
    #expect(mixed.standardAppearance.value?.titlePositionAdjustment == .value(Point(x: 0, y: 10)))
  }

  @Test("what has no middle, or is set by the upper rule alone, changes when its offset is reached")
  func switching() throws {
    let lower = BarStyle {
      $0.barStyle = .value(.default)
      $0.backgroundImage = .value(.solid("photo", hasAlpha: false))
      $0.shadowImage = .unset
    }
    let upper = BarStyle {
      $0.barStyle = .value(.black)
      $0.backgroundImage = .value(.plain(.white))
      $0.shadowImage = .value(.empty)
      $0.tintColor = .value(.teal)
    }
    #expect(try between(lower, upper, 0.99) == lower)
    #expect(try between(lower, upper, 1) == upper)
  }

  @Test("a rule keeps what the rules before it set, whichever way the page is scrolled")
  func accumulation() throws {
    let rules = [
      ScrollRule(offset: 0, bar: BarStyle { $0.shadowImage = .value(.empty) }),
      ScrollRule(offset: 50, bar: BarStyle { $0.tintColor = .value(.teal) }),
      ScrollRule(offset: 100, bar: BarStyle { $0.alpha = .value(0.5) }),
    ]
    let bar = try #require(rules.rule(at: 200)).bar
    #expect(bar.shadowImage == .value(.empty))
    #expect(bar.tintColor == .value(.teal))
    #expect(bar.alpha == .value(0.5))
  }

  @Test("an empty image counts as a clear one")
  func empty() throws {
    let lower = BarStyle { $0.backgroundImage = .value(.empty) }
    let upper = BarStyle { $0.backgroundImage = .value(.plain(.black)) }
    let image = try #require(try between(lower, upper, 0.2).backgroundImage.value)
    #expect(image.solidColor == Color(white: 0, alpha: 0.2))
    #expect(image.size == Size(width: 1, height: 1))
    #expect(image.summary.hasAlpha)
    #expect(!image.hasPixels)
  }
}

extension BarImage {
  /// 1×1 points of one colour.
  static func plain(_ color: Color) -> BarImage {
    var image = BarImage(
      name: color.hex,
      summary: ImageSummary(
        digest: color.hex, size: Size(width: 1, height: 1), hasAlpha: !color.isOpaque, averageColor: color))
    image.solidColor = color
    return image
  }
}
