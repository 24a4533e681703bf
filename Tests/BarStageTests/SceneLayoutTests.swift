import BarGeometry
import BarModel
import BarStage
import Testing

/// Keys that say where things lie: traits of the device, scroll views, safe areas, large titles.
@Suite("Layout in scene files")
struct SceneLayoutTests {
  private func traits(_ keys: String) throws -> Traits {
    try Stage.scene("{traits: {\(keys)}, screens: {a: {}}, stack: ['a']}").traits
  }

  private func screen(_ keys: String) throws -> Screen {
    try #require(try Stage.scene("{screens: {a: {\(keys)}}, stack: ['a']}").screens["a"])
  }

  @Test("an orientation turns the device")
  func orientation() throws {
    for orientation in InterfaceOrientation.allCases {
      let traits = try traits("device: 'iPhone X', orientation: '\(orientation.rawValue)'")
      #expect(traits.orientation == orientation)
      #expect(traits.size.width == (orientation.isLandscape ? 812 : 375))
      #expect(traits.isBarCompact == orientation.isLandscape)
    }
    // An iPhone XR of iOS 13 has the older inset at its sides.
    #expect(
      try traits("device: 'iPhone XR', os: 13, orientation: 'landscapeLeft'").device.safeArea.left == 44)
  }

  @Test("a size without an orientation is an upright phone's, however wide; turned, it lies on its long side")
  func sizes() throws {
    let wide = try traits("size: [812, 351], statusBarHeight: 0")
    #expect(wide.size == Size(width: 812, height: 351) && wide.device.barHeight == 44 && !wide.isBarCompact)
    for size in ["[300, 500]", "[500, 300]"] {
      let turned = try traits("size: \(size), orientation: 'landscapeLeft'")
      #expect(turned.size == Size(width: 500, height: 300))
      #expect(turned.device.barHeight == 32 && turned.device.statusBarHeight == 0)
    }
  }

  @Test("what a scene says of safe area, status bar and bar height holds for the device as it lies")
  func overridden() throws {
    let device = try traits(
      "device: 'iPhone X', orientation: 'landscapeLeft', safeArea: {top: 7, left: 3}, barHeight: 40"
    ).device
    #expect(device.safeArea == EdgeInsets(top: 7, left: 3, bottom: 21, right: 44))
    #expect(device.barHeight == 40 && device.barBottom == 47)
    let status = try traits("device: 'iPhone 8', orientation: 'landscapeLeft', statusBarHeight: 20").device
    #expect(status.barTop == 20)
  }

  @Test("a sheet has a bar of 56 points; a size of the scene's own is that of the picture")
  func sheet() throws {
    let sheet = try traits("device: 'iPhone 14', presentation: 'sheet'")
    #expect(sheet.presentation == .sheet && sheet.device.barBottom == 56 && sheet.size.height < 844)
    let own = try traits("size: [540, 620], presentation: 'sheet'")
    #expect(own.size == Size(width: 540, height: 620) && own.device.barBottom == 56)
    #expect(try traits("device: 'iPhone 8', os: 12, presentation: 'sheet'").device.barBottom == 64)
  }

  @Test("text size, contrast and gamut are read, whatever word")
  func environment() throws {
    for category in ContentSizeCategory.allCases {
      #expect(try traits("contentSize: '\(category.rawValue)'").contentSize == category)
    }
    #expect(try traits("contrast: 'high', gamut: 'p3'").contrast == .high)
    #expect(try traits("contrast: 'high', gamut: 'p3'").gamut == .p3)
    let plain = try traits("")
    #expect(plain.contentSize == .large && plain.contrast == .normal && plain.gamut == .srgb)
    #expect(plain.orientation == .portrait && plain.presentation == .fullScreen)
  }

  @Test("a scroll view has the insets and the behaviour that the scene gives it")
  func scroll() throws {
    for behavior in ContentInsetAdjustmentBehavior.allCases {
      let scroll = try #require(
        try screen("scroll: {contentInsetAdjustmentBehavior: '\(behavior.rawValue)', root: true}").scroll)
      #expect(scroll.contentInsetAdjustmentBehavior == behavior && scroll.isRoot)
    }
    let scroll = try #require(
      try screen("scroll: {contentInset: {top: 244, left: 1}, contentHeight: 9}").scroll)
    #expect(scroll.contentInset == EdgeInsets(top: 244, left: 1) && scroll.contentHeight == 9)
    #expect(try screen("scroll: {}").scroll == ScrollState() && screen("").scroll == nil)
  }

  @Test("a page's layout and status bar are read")
  func page() throws {
    let screen = try screen(
      """
      layout: {automaticallyAdjustsScrollViewInsets: false, additionalSafeAreaInsets: {top: 8, right: 2},
      edgesForExtendedLayout: ['left', 'bottom']}, statusBarHidden: true
      """)
    #expect(!screen.automaticallyAdjustsScrollViewInsets && !screen.extendsUnderTopBar)
    #expect(screen.additionalSafeAreaInsets == EdgeInsets(top: 8, right: 2) && screen.statusBarHidden)
    let plain = try self.screen("")
    #expect(plain.automaticallyAdjustsScrollViewInsets && plain.extendsUnderTopBar && !plain.statusBarHidden)
    #expect(plain.additionalSafeAreaInsets == .zero)
  }

  @Test("large titles are a wish of the bar and a mode of the item")
  func largeTitles() throws {
    for mode in LargeTitleDisplayMode.allCases {
      let item = try screen("item: {largeTitleDisplayMode: '\(mode.rawValue)'}").item
      #expect(item.largeTitleDisplayMode == mode)
    }
    #expect(try screen("").item.largeTitleDisplayMode == .automatic)
    let hook = try screen("bar: {prefersLargeTitles: true}").hooks[.viewWillAppear]
    #expect(hook?.prefersLargeTitles == .value(true))
    #expect(
      try screen("bar: {prefersLargeTitles: null}").hooks[.viewWillAppear]?.prefersLargeTitles == .unset)
  }

  @Test("the bar's crop reaches below a large title")
  func crop() throws {
    let scene = try Stage.scene(
      """
      {traits: {device: 'iPhone 8'}, bar: {prefersLargeTitles: true},
      screens: {a: {title: 'A'}, b: {item: {largeTitleDisplayMode: 'never'}}}, stack: ['a'], steps: [{push: 'b'}]}
      """)
    let step = try Stage.step(scene)
    #expect(step.barBottom == 116)
    #expect(GoldenOptions.Crop.bar.rect(scene.traits, barBottom: step.barBottom).height == 140)
  }
}
