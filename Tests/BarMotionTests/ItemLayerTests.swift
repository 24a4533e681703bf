import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// What the pieces of a resting bar show.
@Suite("Item layers")
struct ItemLayerTests {
  private static let grey = Color(red: 0x3C / 255, green: 0x3C / 255, blue: 0x43 / 255, alpha: 0x4D / 255)

  private func list(_ item: NavigationItem, style: BarStyle = BarStyle(), os: Int = 14) throws -> DisplayList
  {
    let device = try #require(Device.named("iPhone 8"))
    return try SampleApp(os: os).rest(item, style: style, traits: Traits(device: device, os: os))
  }

  private func item(_ configure: (inout NavigationItem) -> Void) -> NavigationItem {
    var item = NavigationItem(title: "Title")
    configure(&item)
    return item
  }

  @Test(
    "a disabled item is grey whatever its tint; symbols by their layer's opacity, as their strokes overlap")
  func disabled() throws {
    let list = try list(
      item {
        $0.left = [BarButtonItem(title: "A", isEnabled: false, tint: .purple)]
        $0.right = [
          BarButtonItem(system: .add, isEnabled: false), BarButtonItem(system: .trash, tint: .purple),
        ]
      })
    guard case .text(_, let color)? = list.layer("bar/leading0")?.content else { throw Missing() }
    #expect(color == ItemLayerTests.grey)
    #expect(list.layer("bar/trailing0")?.opacity == ItemLayerTests.grey.alpha)
    #expect(list.layer("bar/trailing1")?.opacity == 1)
    for (name, tint) in [
      ("bar/trailing0", ItemLayerTests.grey), ("bar/trailing1", DynamicColor.purple.light),
    ] {
      guard case .drawing(let drawing)? = list.layer(name)?.content else { throw Missing() }
      #expect("\(drawing)".contains("\(tint.withAlpha(1))"), "\(name)")
    }
  }

  @Test("images are templates unless they say original; a title view is original unless it says template")
  func renderings() throws {
    func tint(_ layer: FlatLayer?) throws -> Color? {
      guard case .image(_, let tint)? = layer?.content else { throw Missing() }
      return tint
    }
    var style = BarStyle()
    style.tintColor = .value(.purple)
    let modes: [(BarImage.RenderingMode, Bool, Bool)] = [
      (.automatic, true, false), (.template, true, true), (.original, false, false),
    ]
    for (mode, isButtonTinted, isViewTinted) in modes {
      var image = BarImage.sized("i", 20, 20)
      image.rendering = mode
      let list = try list(
        item {
          $0.right = [BarButtonItem(image: image)]
          $0.titleView = .image(image)
        }, style: style)
      #expect(try tint(list.layer("bar/trailing0")) == (isButtonTinted ? DynamicColor.purple.light : nil))
      #expect(try tint(list.layer("bar/titleView")) == (isViewTinted ? DynamicColor.purple.light : nil))
    }
  }

  @Test("a prompt is black, white in a black bar")
  func prompt() throws {
    var black = BarStyle()
    black.barStyle = .value(.black)
    for (style, expected) in [(BarStyle(), Color.black), (black, .white)] {
      let list = try list(item { $0.prompt = "Choose" }, style: style)
      guard case .text(_, let color)? = list.layer("bar/prompt")?.content else { throw Missing() }
      #expect(color == expected)
    }
  }

  @Test("a label in place of the title has the label colour or its own, not the title's")
  func labels() throws {
    var style = BarStyle()
    style.titleTextAttributes = .value(TextAttributes(color: .green))
    for (own, expected) in [(DynamicColor?.none, Color.black), (.purple, DynamicColor.purple.light)] {
      let list = try list(item { $0.titleView = .text("Label", color: own) }, style: style)
      guard case .text(_, let color)? = list.layer("bar/titleView")?.content else { throw Missing() }
      #expect(color == expected && list.layer("bar/title") == nil)
    }
  }

  private struct Missing: Error {}
}

extension SampleApp {
  /// A page of this item at rest, the only one of its stack.
  func rest(_ item: NavigationItem, style: BarStyle, traits: Traits) throws -> DisplayList {
    StagedPage(
      Page(Screen(name: "page", item: item)), over: [], style: style, traits: traits,
      measuring: FixedAdvance()
    ).restingList(container: .white)
  }
}
