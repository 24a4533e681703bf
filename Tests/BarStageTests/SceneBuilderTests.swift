import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import BarPixels
import BarStage
import Testing

@Suite("Scenes from files")
struct SceneBuilderTests {
  private func scene(_ keys: String, screens: String = "a: {}, b: {}") throws -> Scene {
    try Stage.scene("{screens: {\(screens)}, stack: ['a'], \(keys)}")
  }

  private func hook(_ bar: String) throws -> BarStyle {
    try #require(try scene("", screens: "a: {bar: \(bar)}").screens["a"]?.hooks[.viewWillAppear])
  }

  @Test("an absent key leaves a property untouched, null unsets it, a value sets it")
  func settings() throws {
    let style = try hook(
      "{barTintColor: null, tintColor: '#FF0000', alpha: 0, titleTextAttributes: {size: 20}}")
    #expect(style.barStyle == .untouched && style.barTintColor == .unset)
    #expect(style.tintColor == .value(DynamicColor(Color(red: 1, green: 0, blue: 0))))
    #expect(style.alpha == .value(0))
    #expect(style.titleTextAttributes.value?.size == 20 && style.titleTextAttributes.value?.weight == nil)
  }

  @Test("`bar` is a viewWillAppear hook; an explicit hook comes on top of it")
  func hooks() throws {
    let screen = try #require(
      try scene(
        "",
        screens: """
          a: {bar: {alpha: 0.2, backgroundAlpha: 0.3}, hooks: {
          viewWillAppear: {bar: {alpha: 0.4}}, viewDidDisappear: {bar: {alpha: 0.5}}}}
          """
      ).screens["a"])
    #expect(screen.hooks[.viewWillAppear]?.alpha == .value(0.4))
    #expect(screen.hooks[.viewWillAppear]?.backgroundAlpha == .value(0.3))
    #expect(screen.hooks[.viewDidDisappear]?.alpha == .value(0.5))
    #expect(screen.hooks.count == 2)
  }

  @Test("a screen takes over what it extends: objects merge, everything else replaces")
  func inheritance() throws {
    let screens = """
      c: {extends: 'b', title: 'C', item: {right: [{title: 'Z'}]}},
      b: {extends: 'a', bar: {alpha: null}},
      a: {title: 'A', item: {right: [{title: 'X'}, {title: 'Y'}], backButtonTitle: 'Back'},
          bar: {alpha: 0.2, backgroundAlpha: 0.3}, content: {color: '#FF0000'}}
      """
    let all = try scene("", screens: screens).screens
    let (b, c) = (try #require(all["b"]), try #require(all["c"]))
    #expect(b.name == "b" && b.item.title == "A" && b.item.right.map(\.title) == ["X", "Y"])
    #expect(c.item.title == "C" && c.item.right.map(\.title) == ["Z"] && c.item.backButtonTitle == "Back")
    #expect(c.hooks[.viewWillAppear]?.alpha == .unset)
    #expect(c.hooks[.viewWillAppear]?.backgroundAlpha == .value(0.3))
    #expect(c.content == all["a"]?.content)
  }

  @Test("a page of which nothing is said looks like a list; one with a colour or a picture is just that")
  func contents() throws {
    func content(_ text: String) throws -> PageContent? {
      try scene("", screens: "a: {content: \(text)}").screens["a"]?.content
    }
    #expect(try scene("").screens["a"]?.content.placeholder == .list)
    #expect(try content("{}")?.placeholder == .list)
    #expect(try content("{color: '#FF0000'}")?.placeholder == PageContent.Placeholder.none)
    #expect(try content("{color: '#FF0000', placeholder: 'text'}")?.placeholder == .text)
    let silent = try content("{image: 'images/water.jpg'}")
    #expect(silent?.placeholder == PageContent.Placeholder.none && silent?.image != nil)
    let both = try content("{image: {light: 'images/water.jpg', dark: 'images/ticket@2x.png', scale: 2}}")
    #expect(both?.darkImage != nil && both?.darkImage != both?.image)
  }

  @Test("buttons have their titles, images, styles and tints")
  func buttons() throws {
    let item = """
      {right: [{title: 'Done', style: 'done', enabled: false, tint: '#00F'},
      {image: 'images/share@2x.png', rendering: 'original'}], hidesBackButton: true, backBarButtonItem: {title: null}}
      """
    let found = try #require(try scene("", screens: "a: {item: \(item)}").screens["a"]?.item)
    #expect(found.right[0].style == .done && !found.right[0].isEnabled)
    #expect(found.right[0].tint == DynamicColor(Color(red: 0, green: 0, blue: 1)))
    #expect(found.right[1].image?.rendering == .original && found.right[1].title == nil)
    #expect(found.hidesBackButton && found.backBarButtonItem == .init(title: nil))
  }

  @Test("colours in all their forms are the same colour")
  func colors() throws {
    let forms = [
      "'#F00'", "'#FF0000'", "'#FF0000FF'", "{red: 1, green: 0, blue: 0}",
      "{red: 1, green: 0, blue: 0, alpha: 1}",
    ]
    for form in forms {
      #expect(
        try hook("{tintColor: \(form)}").tintColor == .value(DynamicColor(Color(red: 1, green: 0, blue: 0))))
    }
    #expect(
      try hook("{tintColor: {white: 0.5, alpha: 0}}").tintColor
        == .value(DynamicColor(Color(white: 0.5, alpha: 0))))
    #expect(try hook("{tintColor: 'clear'}").tintColor == .value(.clear))
    let system = try hook("{tintColor: 'systemBackground'}").tintColor.value
    #expect(system?.light == .white && system?.dark == .black)
    // White is white in every RGB space; P3's red lies outside of sRGB and is clamped to its red.
    #expect(try hook("{tintColor: {p3: [1, 1, 1]}}").tintColor.value?.light == .white)
    #expect(try hook("{tintColor: {p3: [1, 0, 0, 0.2]}}").tintColor.value?.light.hex == "#FF000033")
    #expect(try ColorText.color("{white: 0.5}") == DynamicColor(Color(white: 0.5)))
    #expect(throws: ColorTextError.self) { try ColorText.color("#12") }
  }

  @Test("steps push, pop and wait; a second instance has its own name")
  func steps() throws {
    let found = try scene(
      "steps: [{push: 'b'}, {wait: 1}, {push: 'b', as: 'c', animated: false}, {pop: true}]")
    let names: [String] = found.steps.map {
      switch $0.action {
      case .wait(let seconds): "wait \(seconds)"
      case .operation(.push(let page, let animated)): "push \(page.name) \(page.screen.name) \(animated)"
      case .operation(.pop(let animated)): "pop \(animated)"
      default: "\($0.action)"
      }
    }
    #expect(names == ["push b b true", "wait 1.0", "push c b false", "pop true"])
    #expect(try SceneStager(found).steps().map(\.number) == [4])
  }

  @Test("render chooses the last step, all or some; other steps only happen")
  func selection() throws {
    let steps = "steps: [{push: 'b'}, {wait: 1}, {pop: true}, {push: 'b'}]"
    for (render, numbers) in [("'last'", [4]), ("'all'", [1, 3, 4]), ("3", [3]), ("[4, 1]", [1, 4])] {
      let found = try scene("render: \(render), \(steps), strategy: ['fakeBar', 'sharedBar']")
      #expect(try SceneStager(found).steps().map(\.number) == numbers.flatMap { [$0, $0] })
    }
  }

  @Test("strategies by name, by object or several, each once")
  func strategies() throws {
    for (text, names) in [
      ("'sharedBar'", ["sharedBar"]), ("{name: 'sharedBar'}", ["sharedBar"]),
      ("['sharedBar', 'fakeBar', 'sharedBar']", ["sharedBar", "fakeBar"]),
    ] {
      #expect(try scene("strategy: \(text)").strategies.map(\.name) == names)
    }
    #expect(try scene("").strategies.map(\.name) == ["fakeBar"])
  }

  @Test("frames and motion in all their forms")
  func sampling() throws {
    let forms: [(String, FrameSampling)] = [
      ("{fps: 30}", FrameSampling(.fps(30))), ("{count: 8}", FrameSampling(.count(8))),
      ("{at: [0, 0.5]}", FrameSampling(.progress([0, 0.5]))),
      ("{times: [0, 0.1]}", FrameSampling(.times([0, 0.1]))),
      ("{count: 2, before: 3, after: 4}", FrameSampling(.count(2), before: 3, after: 4)), ("{}", .standard),
    ]
    for (text, expected) in forms { #expect(try scene("frames: \(text)").sampling == expected) }
    #expect(try scene("motion: 'uikit'").motion == .uikit)
    #expect(
      try scene("motion: {duration: 2, curve: 'linear'}").motion == Motion(curve: .linear, duration: 2))
    #expect(
      try scene("motion: {duration: 1, curve: [0, 0.1, 0.2, 1]}").motion
        == Motion(curve: .cubic(0, 0.1, 0.2, 1), duration: 1))
  }

  @Test("goldens keep lists and pixels of the bar at two instants unless they say otherwise")
  func golden() throws {
    let standard = try scene("").golden
    #expect(standard.crop == .bar && standard.kinds == [.list, .pixels])
    #expect(standard.sampling == FrameSampling(.progress([0.3, 0.7])))
    let own = try scene("golden: {frames: {at: [0.5]}, crop: [1, 2, 3, 4], kinds: ['list']}").golden
    #expect(own.crop == .rect(Rect(x: 1, y: 2, width: 3, height: 4)) && own.kinds == [.list])
    #expect(own.sampling == FrameSampling(.progress([0.5])))
    #expect(try scene("golden: {crop: 'screen'}").golden.crop == .screen)
  }

  @Test("a screen of one's own has a status bar of 20 points and what it says itself")
  func traits() throws {
    let own = try scene("traits: {size: [100, 200]}").traits
    #expect(own.size == Size(width: 100, height: 200) && own.device.barBottom == 64)
    let bare = try scene("traits: {size: [100, 200], statusBarHeight: 0}").traits
    #expect(bare.device.barBottom == 44)
    let area = try scene("traits: {size: [100, 200], safeArea: {top: 30, bottom: 9}}").traits.device
    #expect(area.safeArea == EdgeInsets(top: 30, bottom: 9) && area.statusBarHeight == 20)
    let named = try scene("traits: {device: 'iPhone 8', os: 13, style: 'dark', direction: 'rtl', scale: 1}")
      .traits
    #expect(named.size == Size(width: 375, height: 667) && named.scale == 1 && named.isRightToLeft)
    #expect(named.isDark)
  }

  @Test("a page scrolled as far as a scene may say, or as long, can be drawn")
  func farScrolled() throws {
    for scroll in ["contentOffset: 100000", "contentOffset: -100000", "contentHeight: 100000"] {
      for kind in ["list", "profile", "photo", "text"] {
        let page = "a: {content: {placeholder: '\(kind)'}, scroll: {\(scroll)}}"
        let scene = try scene("traits: {size: [60, 90], scale: 3}", screens: page)
        _ = try Stage.frame(scene, 0)
      }
    }
  }

  @Test("dark mode before iOS 13 is refused where it is asked for, not drawn light")
  func darkBeforeDarkMode() throws {
    #expect {
      try scene("traits: {os: 12, style: 'dark'}")
    } throws: { error in
      "\(error)".contains(
        "$.traits.style: iOS 12 has no dark mode: use style: \"light\", or os: 13 and later")
    }
  }

  @Test("odd screens are drawn, not crashed on")
  func oddScreens() throws {
    let screens = "a: {title: 'A'}, b: {title: 'B', bar: {shadowImage: {solid: '#F00', size: [1, 30]}}}"
    for traits in [
      "size: [1, 1], scale: 1", "size: [1, 2048], scale: 1", "size: [40, 30], statusBarHeight: 200, scale: 1",
      "size: [60, 90], safeArea: {top: 1000, bottom: -1000}, scale: 1", "size: [33.3, 77.7], scale: 3",
      "size: [60, 90], safeArea: {top: -1000}, scale: 2, direction: 'rtl'",
    ] {
      for os in [12, 14, 17] {
        let found = try scene("traits: {\(traits), os: \(os)}, steps: [{push: 'b'}]", screens: screens)
        for progress in [0, 0.3, 1] {
          let frame = try Stage.frame(found, progress)
          #expect(frame.width >= 1 && frame.height >= 1)
        }
      }
    }
  }
}
