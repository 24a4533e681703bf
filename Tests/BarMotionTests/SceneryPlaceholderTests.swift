import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// The four pages, with everything a test wants to vary.
enum PlaceholderKind: CaseIterable {
  case list, insetList, profile, photo, text

  func make(
    _ size: Size = Size(width: 375, height: 812), topInset: Double = 88, scale: Double = 3,
    isDark: Bool = false, direction: LayoutDirection = .leftToRight, locale: String = "en",
    seed: String = "home"
  ) -> Drawing {
    switch self {
    case .list, .insetList:
      PlaceholderDrawing.list(
        size: size, topInset: topInset, scale: scale, isDark: isDark, isInsetGrouped: self == .insetList,
        direction: direction, locale: locale, seed: seed)
    case .profile:
      PlaceholderDrawing.profile(
        size: size, topInset: topInset, scale: scale, isDark: isDark, direction: direction,
        locale: locale, seed: seed)
    case .photo:
      PlaceholderDrawing.photo(
        size: size, topInset: topInset, scale: scale, isDark: isDark, direction: direction,
        locale: locale, seed: seed)
    case .text:
      PlaceholderDrawing.text(
        size: size, topInset: topInset, scale: scale, isDark: isDark, direction: direction,
        locale: locale, seed: seed)
    }
  }
}

@Suite("Placeholder pages")
struct SceneryPlaceholderTests {
  static let sizes = [
    Size(width: 320, height: 568), Size(width: 375, height: 812), Size(width: 430, height: 932),
    Size(width: 844, height: 390), Size(width: 1024, height: 1366), Size(width: 390, height: 2400),
  ]
  static let locales = ["en", "zh-Hans", "zh-Hant", "ja", "ar"]

  @Test("everything but shadows lies inside the page", arguments: PlaceholderKind.allCases, sizes)
  func staysInside(kind: PlaceholderKind, size: Size) {
    let bounds = Rect(origin: .zero, size: size).outset(by: 0.002)
    for (locale, seed) in zip(Self.locales, ["home", "detail", "首页", "a", ""]) {
      for shape in kind.make(size, locale: locale, seed: seed).shapes {
        guard let extent = shape.extent else { continue }
        #expect(extent.union(bounds) == bounds, "\(shape) in \(locale)")
      }
    }
  }

  @Test("a page starts with an opaque cover of its whole size", arguments: PlaceholderKind.allCases)
  func startsWithCover(kind: PlaceholderKind) throws {
    for isDark in [false, true] {
      let size = Size(width: 393, height: 852)
      let first = try #require(kind.make(size, isDark: isDark).shapes.first)
      #expect(first.extent == Rect(origin: .zero, size: size))
      switch first {
      case .rect(_, let radius, let fill): #expect(radius == 0 && fill.isOpaque)
      case .gradient(_, let radius, let content):
        #expect(radius == 0 && content.stops.allSatisfy(\.color.isOpaque))
      default: Issue.record("\(first) does not cover")
      }
    }
  }

  @Test(
    "content reaches the bottom of the page, short of one section", arguments: PlaceholderKind.allCases, sizes
  )
  func fillsTheHeight(kind: PlaceholderKind, size: Size) {
    // A landscape phone is too low for a profile's head under its picture; it is then its background.
    guard kind != .profile || size.height >= 480 else { return }
    let ends = kind.make(size, topInset: 44).shapes.dropFirst().compactMap { $0.extent?.maxY }
    // A section needs a header of 55.5 and a row of 44.
    #expect((ends.max() ?? 0) > size.height - 100)
  }

  @Test(
    "a right-to-left page is the mirror image of the left-to-right one", arguments: PlaceholderKind.allCases,
    sizes)
  func mirrors(kind: PlaceholderKind, size: Size) {
    #expect(areMirrored(kind.make(size), kind.make(size, direction: .rightToLeft)))
  }

  @Test(
    "a screen's placeholder starts with a cover whatever its kind and size",
    arguments: PageContent.Placeholder.allCases)
  func coversByTraits(placeholder: PageContent.Placeholder) throws {
    let device = try #require(Device.all.first)
    let traits = Traits(device: device, os: 14, style: .dark)
    for size in [device.size, .zero, Size(width: 375, height: -1), Size(width: .infinity, height: 10)] {
      let page = PlaceholderDrawing.make(placeholder, size: size, topInset: 64, traits: traits, seed: "home")
      guard case .rect(let rect, 0, let fill) = try #require(page.shapes.first) else {
        Issue.record("no cover")
        continue
      }
      #expect(rect.size == size && fill.isOpaque)
    }
  }

  @Test("inset groups come with iOS 15")
  func choosesGroups() throws {
    let device = try #require(Device.named("iPhone 8"))
    for (os, kind) in [(14, PlaceholderKind.list), (15, .insetList)] {
      let page = PlaceholderDrawing.make(
        .list, size: device.size, topInset: 64, traits: Traits(device: device, os: os), seed: "home")
      #expect(page == kind.make(device.size, topInset: 64, scale: 2))
    }
  }

  @Test("equal inputs give equal pages", arguments: PlaceholderKind.allCases)
  func repeats(kind: PlaceholderKind) {
    #expect(kind.make() == kind.make())
  }

  @Test("pages of one stack differ by their names", arguments: PlaceholderKind.allCases)
  func differsBySeed(kind: PlaceholderKind) {
    let names = ["home", "detail", "settings", "profile"]
    #expect(Set(names.map { kind.make(seed: $0) }).count == names.count)
  }

  @Test("every language has words of its own, and regions find their script")
  func localises() {
    let pages = Self.locales.map { PlaceholderKind.list.make(locale: $0) }
    #expect(Set(pages).count == Self.locales.count)
    #expect(PlaceholderKind.text.make(locale: "zh-TW") == PlaceholderKind.text.make(locale: "zh-Hant"))
    #expect(PlaceholderKind.text.make(locale: "zh_CN") == PlaceholderKind.text.make(locale: "zh-Hans"))
    #expect(PlaceholderKind.text.make(locale: "pt-BR") == PlaceholderKind.text.make(locale: "en"))
  }

  @Test(
    "hairlines are one pixel high and lie on pixel boundaries", arguments: [1.0, 2, 3],
    [PlaceholderKind.list, .insetList, .profile, .text])
  func alignsHairlines(scale: Double, kind: PlaceholderKind) {
    // systemBackground's separator, UIColor.separator: #3C3C43 at 29 %.
    let separator = Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29).quantized
    let shapes = kind.make(topInset: 97.667, scale: scale).shapes
    let lines = shapes.compactMap { shape -> Rect? in
      guard case .rect(let rect, _, let fill) = shape, fill == separator else { return nil }
      return rect
    }
    #expect(lines.count >= (kind == .text ? 1 : 3))
    for line in lines {
      #expect(abs(line.height * scale - 1) < 0.005)
      #expect(abs(line.y * scale - (line.y * scale).rounded()) < 0.005)
    }
  }

  @Test("no inset row sticks out of its group's margins, and switches are 51 by 31")
  func keepsMargins() {
    let shapes = PlaceholderKind.insetList.make(seed: "detail").shapes.dropFirst()
    for extent in shapes.compactMap(\.extent) {
      #expect(extent.x >= 16 && extent.maxX <= 375 - 16)
    }
    let switches = shapes.filter {
      if case .rect(let rect, 15.5, _) = $0 { rect.size == Size(width: 51, height: 31) } else { false }
    }
    #expect(switches.count >= 2)
  }

  @Test("sizes that are no sizes give a drawing without content", arguments: PlaceholderKind.allCases)
  func survivesBadSizes(kind: PlaceholderKind) {
    for size in [
      .zero, Size(width: -5, height: 800), Size(width: 375, height: -1), Size(width: 375, height: .nan),
    ] {
      #expect(kind.make(size).shapes.allSatisfy { !$0.isText })
    }
    for size in [Size(width: .infinity, height: 800), Size(width: 100, height: 800)] {
      #expect(kind.make(size).shapes.allSatisfy { !$0.isText })
    }
    // Endless pages end; odd insets and scales do no harm.
    #expect(kind.make(Size(width: 375, height: 1e12)).shapes.count < 20_000)
    #expect(!kind.make(topInset: .nan, scale: .nan).shapes.isEmpty)
    #expect(!kind.make(topInset: 5_000, scale: 0).shapes.isEmpty)
  }
}
