import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import BarStage
import Foundation
import Testing

@Suite("Scenes made of several files")
struct ScenePartsTests {
  private static let base = """
    {
      title: "Base", traits: {device: "iPhone 8", style: "dark"}, bar: {alpha: 0.5, tintColor: "#FF0000"},
      screens: {home: {title: "Home", item: {right: [{title: "X"}, {title: "Y"}]}}, more: {title: "More"}},
      stack: ["home"], steps: [{push: "more"}], frames: {count: 3, after: 2}, motion: {duration: 2, curve: "linear"},
    }
    """

  @Test("a scene adds to what it extends: objects merge, lists replace")
  func extends() throws {
    let files = try PartFiles([
      "base.json5": Self.base,
      "main.json5": """
      {extends: "base.json5", traits: {style: "light"}, bar: {alpha: null},
       screens: {home: {item: {right: [{title: "Z"}]}}, own: {}}, motion: {duration: 1}, stack: ["home", "own"]}
      """,
    ])
    let scene = try files.load()
    #expect(scene.name == "main" && scene.title == "Base")
    #expect(scene.traits.device.name == "iPhone 8" && !scene.traits.isDark)
    #expect(scene.bar.alpha == .unset)
    #expect(scene.bar.tintColor == .value(DynamicColor(Color(red: 1, green: 0, blue: 0))))
    let home = try #require(scene.screens["home"])
    #expect(home.item.title == "Home" && home.item.right.map(\.title) == ["Z"])
    #expect(scene.screens.keys.sorted() == ["home", "more", "own"])
    #expect(scene.stack.map(\.name) == ["home", "own"] && scene.steps.count == 1)
    #expect(scene.motion.duration == 1 && scene.motion.curve == .linear)
    #expect(scene.sampling == FrameSampling(.count(3), after: 2))
  }

  @Test("a file's own keys win over included ones, and those over the file that it extends")
  func order() throws {
    let files = try PartFiles([
      "base.json5": "{title: 'base', bar: {alpha: 0.1, backgroundAlpha: 0.1}, screens: {a: {title: 'base'}}}",
      "parts/part.json5": "{bar: {alpha: 0.2, backgroundAlpha: 0.2}, screens: {a: {title: 'part'}}}",
      "main.json5":
        "{extends: 'base.json5', include: ['parts/*.json5'], bar: {backgroundAlpha: 0.3}, stack: ['a']}",
    ])
    let scene = try files.load()
    #expect(
      scene.title == "base" && scene.bar.alpha == .value(0.2) && scene.bar.backgroundAlpha == .value(0.3))
    #expect(scene.screens["a"]?.item.title == "part")
  }

  @Test("other forms of one thing replace each other, in files as between screens")
  func forms() throws {
    let files = try PartFiles([
      "base.json5": """
      {frames: {count: 3, before: 1}, bar: {tintColor: {red: 0, green: 0, blue: 1}},
       screens: {
         a: {bar: {backgroundImage: {solid: "#F00"}, standardAppearance: {configure: "opaque", backgroundColor: "#F00",
             titleTextAttributes: {size: 20}}}},
         b: {extends: "a", bar: {backgroundImage: {gradient: ["#F00", "#00F"]},
             standardAppearance: {configure: "transparent"}}}}}
      """,
      "main.json5":
        "{extends: 'base.json5', frames: {at: [0.5]}, bar: {tintColor: {white: 1}}, stack: ['b']}",
    ])
    let scene = try files.load()
    #expect(scene.sampling == FrameSampling(.progress([0.5])))
    #expect(scene.bar.tintColor == .value(DynamicColor(.white)))
    let bar = try #require(scene.screens["b"]?.hooks[.viewWillAppear])
    #expect(bar.backgroundImage.value?.name.hasPrefix("gradient") == true)
    // UIBarAppearance.h: a configure call replaces the background and leaves the texts.
    let appearance = try #require(bar.standardAppearance.value)
    #expect(appearance.configure == .transparent && appearance.backgroundColor == .untouched)
    #expect(appearance.titleTextAttributes.value?.size == 20)
  }

  @Test("paths start from the file that names them, images from the assets of every file")
  func paths() throws {
    let files = try PartFiles([
      "fakebar.json5": "{scenes: ['scenes/*.json5']}",
      "shared/look/base 基本.json5": """
      {include: ["../screens/*.json5"], assets: ["../pictures"], screens: {a: {bar: {backgroundImage: "one"}}}}
      """,
      "shared/screens/b.json5": "{assets: ['../more'], screens: {b: {bar: {backgroundImage: 'two.png'}}}}",
      "shared/screens/c.json5": "{assets: ['../most'], screens: {c: {bar: {backgroundImage: 'three'}}}}",
      "scenes/main.json5":
        "{extends: '../shared/look/base 基本.json5', assets: ['../shared'], stack: ['a', 'b', 'c']}",
    ])
    try files.tree.write(
      try TestPNG.solid(0xFF34_C759, width: 4, height: 4), to: "shared/pictures/one@2x.png")
    try files.tree.write(try TestPNG.solid(0xFF34_C759, width: 4, height: 4), to: "shared/more/two.png")
    try files.tree.write(try TestPNG.solid(0xFF34_C759, width: 4, height: 4), to: "shared/most/three.png")
    let scene = try files.load("scenes/main.json5")
    #expect(scene.screens["c"]?.hooks[.viewWillAppear]?.backgroundImage.value != nil)
    #expect(scene.screens["a"]?.hooks[.viewWillAppear]?.backgroundImage.value != nil)
    #expect(scene.screens["b"]?.hooks[.viewWillAppear]?.backgroundImage.value != nil)
    let names = scene.inputs.map { ($0 as NSString).lastPathComponent }.sorted()
    #expect(
      names == ["b.json5", "base 基本.json5", "c.json5", "main.json5", "one@2x.png", "three.png", "two.png"])
  }

  @Test("a part that comes on two ways is one part")
  func diamond() throws {
    let files = try PartFiles([
      "common.json5": "{title: 'T', styles: {brand: {alpha: 0.5}}, screens: {c: {bar: 'brand'}}}",
      "a.json5": "{include: ['common.json5'], screens: {a: {}}}",
      "b.json5": "{include: ['./common.json5', 'common.json5'], screens: {b: {extends: 'c'}}}",
      "main.json5": "{include: ['a.json5', 'b.json5'], stack: ['a', 'b']}",
    ])
    let scene = try files.load()
    #expect(scene.screens.keys.sorted() == ["a", "b", "c"])
    #expect(scene.screens["b"]?.hooks[.viewWillAppear]?.alpha == .value(0.5))
  }

  @Test("a mistake in any file is reported at its place there, and every file's mistakes at once")
  func mistakes() throws {
    try PartFiles([
      "base.json5": "{\n  screens: {a: {‸titel: 'A'}}}",
      "main.json5": "{extends: 'base.json5', stack: ['a']}",
    ]).expect("$.screens.a.titel: unknown key 'titel': did you mean 'title'?")
    try PartFiles([
      "base.json5": "{screens: {a: {}}}", "main.json5": "{extends: 'base.json5', stack: [‸'b']}",
    ]).expect("no screen is called 'b'")
    try PartFiles([
      "base.json5": "{screens: {a: {}},\n stack: ['a', ‸'c']}",
      "main.json5": "{extends: 'base.json5', screens: {b: {}}}",
    ]).expect("no screen is called 'c'")
    try PartFiles([
      "base.json5": "{screens: {a: {}}, steps: [‸{pop: true}]}",
      "main.json5": "{extends: 'base.json5', stack: ['a']}",
    ]).expect("is the root and cannot be popped")
    try PartFiles([
      "base.json5": "{\n styles: {brand: {backgroundImage: ‸'none'}}}",
      "main.json5":
        "{extends: 'base.json5', bar: 'brand', screens: {a: {bar: 'brand'}, b: {bar: 'brand'}}, stack: ['a']}",
    ]).expect("there is no image 'none'")
    try PartFiles([
      "base.json5": "{screens: {a: ‸}", "main.json5": "{extends: 'base.json5', stack: ['b']}",
    ]).expect("expected a value")
    // At the very end of a file, behind which another one is read.
    try PartFiles([
      "a.json5": "{screens: {‸", "b.json5": "{title: 'B'}",
      "main.json5": "{include: ['?.json5'], stack: ['b']}",
    ]).expect("the file ends inside")
    try PartFiles([
      "part.json5": "{screens: {a: {}, ‸a: {}}}", "main.json5": "{include: ['*t.json5'], stack: ['a']}",
    ]).expect("duplicate key 'a'")
    try PartFiles([
      "sub/base.json5": "{assets: ['.', ‸'none']}",
      "main.json5": "{extends: 'sub/base.json5', screens: {a: {}}, stack: ['a']}",
    ]).expect("$.assets[1]: there is no asset folder 'sub/none'")
    try PartFiles([
      "base.json5": "{traits: {device: ‸'iPhone 99'}}",
      "main.json5": "{extends: 'base.json5', traits: {style: 'dark'}, screens: {a: {}}, stack: ['a']}",
    ]).expect("there is no device 'iPhone 99'")
    let both = try PartFiles([
      "base.json5": "{titel: 1, screens: {a: {}}}", "main.json5": "{extends: 'base.json5', stak: ['a']}",
    ])
    do {
      _ = try both.load()
      Issue.record("accepted")
    } catch let error as SceneFileError {
      #expect(
        error.diagnostics.map { "\(($0.file as NSString).lastPathComponent) \($0.path)" } == [
          "main.json5 $.stak", "base.json5 $.titel",
        ], "\(error)")
    }
  }

  @Test("what a scene still lacks when all is joined is an error of the scene")
  func missing() throws {
    try PartFiles(["base.json5": "{screens: {a: {}}}", "main.json5": "‸{extends: 'base.json5'}"])
      .expect("the key 'stack' is missing")
  }
}
