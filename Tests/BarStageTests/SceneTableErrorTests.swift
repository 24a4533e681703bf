import BarStage
import Testing

@Suite struct SceneTableErrorTests {
  static let rows: [SceneTableRow] = [
    // Keys.
    .init("‸titel: 'x'", "$.titel: unknown key 'titel': did you mean 'title'?"),
    .init("‸Title: 'x'", "did you mean 'title'?"), .init("‸zzz: 1", "unknown key 'zzz': remove it, or write"),
    .init("traits: {‸status_bar_height: 20}", "did you mean 'statusBarHeight'?"),
    .init("traits: {‸so: 17}", "$.traits.so: unknown key 'so': did you mean 'os'?"),
    .init("‸'x y': 1", "$['x y']: unknown key"),
    .init(whole: "‸{screens: {a: {}}}", "the key 'stack' is missing: add stack"),
    .init(whole: "{screens: {a: {}}, ‸stak: ['a']}", "did you mean 'stack'?"),
    .init(whole: "‸[]", "$: expected an object, found a list"),
    .init(whole: "{screens: ‸{}, stack: ['a']}", "there is nothing in it: write at least 1"),
    .init(whole: "{screens: {a: {}}, stack: ‸[]}", "there is nothing in it: write at least 1"),
    // Types.
    .init("title: ‸5", "expected a string, found a number: put it in quotes"),
    .init("title: ‸null", "expected a string, found null: remove the key"),
    .init("title: ‸{}", "found an object"),
    .init("assets: ‸'x'", "expected a list, found a string: put it in brackets"),
    .init("assets: ['x', ‸2]", "$.assets[1]: expected a name in quotes, found a number"),
    .init("assets: [‸'']", "the string is empty"), .init("steps: ‸{}", "expected a list, found an object"),
    .init("steps: [‸'push']", "expected a step, found a string: write {push:"),
    .bar("translucent: ‸'true'", "expected true or false, found a string: remove the quotes"),
    .bar("alpha: ‸'0.5'", "expected a number from 0 to 1, found a string: remove the quotes"),
    .bar("alpha: ‸true", "expected a number from 0 to 1, found true"),
    .init("container: {background: ‸null}", "expected a colour, found null"),
    // Numbers.
    .bar("alpha: ‸1.5", "1.5 is out of range: write a number from 0 to 1"),
    .bar("alpha: ‸-0x1", "-1 is out of range"), .bar("alpha: ‸NaN", "NaN is no finite number"),
    .bar("backgroundAlpha: ‸+Infinity", "Infinity is no finite number"),
    .init("traits: {scale: ‸4}", "4 is out of range: write a whole number from 1 to 3"),
    .init("traits: {scale: ‸2.5}", "2.5 is not whole"),
    .init("traits: {scale: ‸NaN}", "NaN is no finite number"),
    .init("traits: {os: ‸26}", "iOS 26 and later are not modelled yet: write an iOS version from 12 to 18"),
    .init("traits: {os: ‸1e300}", "iOS 26 and later"), .init("traits: {os: ‸19}", "there is no iOS 19"),
    .init("traits: {os: ‸25}", "there is no iOS 25"), .init("traits: {os: ‸11}", "iOS before 12"),
    .init("traits: {os: ‸17.4}", "17.4 is not whole"), .init("traits: {os: ‸'17'}", "remove the quotes"),
    .init("traits: {size: ‸[390]}", "there is 1 entry in it: write [width, height]"),
    .init("traits: {size: [390, ‸0]}", "$.traits.size[1]: 0 is out of range"),
    .init("frames: {fps: ‸0}", "out of range"),
    .init("frames: {at: [0, ‸1.01]}", "$.frames.at[1]: 1.01 is out of range"),
    .init("golden: {crop: ‸[0, 0, 10]}", "write [x, y, width, height]"),
    .init("render: ‸0", "$.render: 0 is out of range"), .init("steps: [{wait: ‸601}]", "601 is out of range"),
    // Words and names.
    .init("traits: {style: ‸'drak'}", "unknown word 'drak': did you mean 'dark'?"),
    .init("traits: {style: ‸'Dark'}", "did you mean 'dark'?"),
    .init("traits: {style: ‸'sepia'}", "unknown word 'sepia': write 'light' or 'dark'"),
    .init("strategy: ‸'fakebar'", "did you mean 'fakeBar'?"),
    .init("strategy: {name: ‸'hide'}", "write 'fakeBar', 'sharedBar', "),
    .init("strategy: ['fakeBar', ‸'shraedBar']", "$.strategy[1]: unknown word"),
    .init("traits: {device: ‸'iPhone15'}", "did you mean 'iPhone 15'?", schema: false),
    .init("traits: {device: ‸'Pixel'}", "`fakebar devices`", schema: false),
    .init("steps: [{push: ‸'c'}]", "no screen is called 'c'", schema: false),
    .init(whole: "{screens: {home: {}}, stack: [‸'hoem']}", "did you mean 'home'?", schema: false),
    .init(
      whole: "{screens: {home: {extends: ‸'hme'}}, stack: ['home']}", "did you mean 'home'?", schema: false),
    .init(
      whole: "{screens: {a: {extends: ‸'b'}, b: {extends: 'a'}}, stack: ['a']}",
      "the screen 'a' extends itself",
      schema: false),
    .init(whole: "{screens: {a: {extends: ‸'a'}}, stack: ['a']}", "extends itself", schema: false),
    .init(
      "steps: [{pop: true}], render: [1, ‸2]", "there is no step 2: write a number from 1 to 1", schema: false
    ),
    // Named bars, classes.
    .init("bar: ‸'brand'", "no style is called 'brand': add it under styles", schema: false),
    .init(
      "styles: {brand: {}}, bar: ['brand', ‸'brnad']",
      "$.bar[1]: no style is called 'brnad': did you mean 'brand'?",
      schema: false),
    .init("styles: {a: ‸'b'}", "$.styles.a: no style is called 'b': did you mean 'a'?", schema: false),
    .init("styles: {a: ‸['a']}", "build on each other in a circle: a → a", schema: false),
    .init("styles: {a: ‸'b', b: ['c', {}], c: 'a'}", "in a circle: a → b → c → a", schema: false),
    .init("styles: {x: 'a', a: ‸'b', b: 'a'}", "in a circle: a → b → a: let one of them", schema: false),
    .init("bar: ‸[]", "there is nothing in it: write at least 1"),
    .init("styles: {a: {}}, bar: ['a', ‸7]", "expected the name of a style or an object, found a number"),
    .init("bar: ‸7", "expected a bar, found a number: write {barTintColor:"),
    .init("styles: {a: {‸tint: 1}}", "$.styles.a.tint: unknown key 'tint'"),
    .init("styles: ‸[]", "expected an object, found a list"),
    .init("kinds: {A: ‸'A'}", "the class 'A' is its own ancestor", schema: false),
    .init("kinds: {X: 'A', A: ‸'B', B: 'A'}", "$.kinds.A: the class 'A' is its own ancestor", schema: false),
    .init("kinds: {A: ‸null}", "expected a name in quotes, found null"),
    .init("kinds: {A: ‸''}", "the string is empty"),
    .init("navigation: {‸kinds: 'A'}", "did you mean 'kind'?"),
    .init("navigation: {kind: ‸7}", "expected a name in quotes"),
    .init("navigation: {appearance: ‸{}}", "expected a list"),
    .init("navigation: {appearance: [‸{}]}", "the key 'bar' is missing"),
    .init("navigation: {appearance: [{bar: ‸'x'}]}", "no style is called 'x'", schema: false),
    .init("navigation: {appearance: [{containedIn: ‸['A'], bar: {}}]}", "expected a name in quotes"),
    .init("navigation: {uniformBack: ‸'x'}", "expected an object"),
    .init("navigation: {uniformBack: {title: ‸7}}", "put it in quotes"),
    .screen("kind: ‸['A']", "expected a name in quotes, found a list"),
    // Parts.
    .init("extends: ‸['a']", "expected a name in quotes, found a list"),
    .init("include: ‸'a'", "expected a list, found a string: put it in brackets"),
    .init("include: ['a', ‸'']", "the string is empty"),
    .init(whole: "‸{include: [], screens: {a: {}}}", "the key 'stack' is missing", schema: false),
    // Forms.
    .init("steps: [{‸psuh: 'a'}]", "$.steps[0].psuh: unknown key 'psuh': did you mean 'push'?"),
    .init("steps: [{push: 'a', ‸pop: true}]", "'pop' cannot stand beside 'push': keep one of them"),
    .init(
      "steps: [‸{}]", "expected one of the keys that make a step, found none: write 'push', 'pop', "),
    .init("steps: [{pop: ‸false}]", "false means nothing here"),
    .init("frames: {fps: 60, ‸count: 3}", "'count' cannot stand beside 'fps'"),
    .init("motion: ‸{curve: 'linear'}", "the key 'duration' is missing"),
    .init("motion: {duration: 1, curve: ‸[0, 1]}", "write [x1, y1, x2, y2]"),
    // Colours.
    .bar("tintColor: ‸'#12345'", "a hex colour cannot have 5 digits: write '#RGB'"),
    .bar("tintColor: ‸'#12g'", "'g' is no hex digit"), .bar("tintColor: ‸'#'", "0 digits"),
    .bar("tintColor: ‸'#１２３'", "'１' is no hex digit"),
    .bar("tintColor: ‸'34C759'", "a hex colour begins with '#': write '#34C759'", schema: false),
    .bar("tintColor: ‸'systemBlu'", "did you mean 'systemBlue'?", schema: false),
    .bar("tintColor: ‸'UIColor.label'", "did you mean 'label'?", schema: false),
    .bar("tintColor: ‸'Brand/Primary'", "no colour is called 'Brand/Primary': write", schema: false),
    .bar("tintColor: ‸0xFF0000", "expected a colour, found a number: write \"#34C759\""),
    .bar("tintColor: {white: ‸2}", "$.bar.tintColor.white: 2 is out of range"),
    .bar("tintColor: ‸{red: 1, green: 0}", "the key 'blue' is missing"),
    .bar("tintColor: {white: 1, ‸red: 0}", "'red' cannot stand beside 'white'"),
    .bar("tintColor: {p3: ‸[1, 0]}", "write [red, green, blue, alpha?]"),
    // Images.
    .bar("shadowImage: ‸''", "the string is empty"),
    .bar("shadowImage: ‸{}", "keys that make an image, found none"),
    .bar("shadowImage: {‸sold: '#fff'}", "did you mean 'solid'?"),
    .bar("shadowImage: {solid: '#fff', size: [1, ‸-1]}", "-1 is out of range"),
    .bar("shadowImage: {gradient: ‸['#fff']}", "there is 1 entry in it: write at least 2"),
    .bar("backgroundImage: {image: 'x', resizingMode: ‸'strech'}", "did you mean 'stretch'?"),
    .screen("content: {image: ‸{dark: 'x.png'}}", "$.screens.a.content.image: the key 'light' is missing"),
    .init("traits: {orientation: ‸'landscape'}", "$.traits.orientation: unknown word"),
    .init("traits: {contentSize: ‸'xl'}", "$.traits.contentSize"),
    .init("traits: {contrast: ‸true}", "$.traits.contrast"), .init("traits: {gamut: ‸'P3'}", "'p3'"),
    .init("traits: {presentation: ‸'card'}", "$.traits.presentation"),
    .init("traits: {barHeight: ‸0}", "$.traits.barHeight"),
    .bar("prefersLargeTitles: ‸'yes'", "prefersLargeTitles"),
    .screen("item: {largeTitleDisplayMode: ‸'inline'}", "$.screens.a.item.largeTitleDisplayMode"),
    .screen("statusBarHidden: ‸1", "$.screens.a.statusBarHidden"),
    .screen("scroll: {contentInset: ‸4}", "$.screens.a.scroll.contentInset"),
    .screen("scroll: {contentInset: {‸tpo: 4}}", "did you mean 'top'?"),
    .screen("scroll: {contentInsetAdjustmentBehavior: ‸'none'}", "$.screens.a.scroll"),
    .screen("scroll: {root: ‸'true'}", "$.screens.a.scroll.root"),
    .screen(
      "layout: {automaticallyAdjustsScrollViewInsets: ‸0}",
      "$.screens.a.layout.automaticallyAdjustsScrollViewInsets"),
    .screen(
      "layout: {additionalSafeAreaInsets: {left: ‸1e9}}", "$.screens.a.layout.additionalSafeAreaInsets.left"),
    .screen("title: ‸5", "$.screens.a.title: expected a string"),
    .screen("item: {right: [{‸tilte: 'Done'}]}", "$.screens.a.item.right[0].tilte: unknown key"),
    .screen("hooks: {‸viewWillApear: {}}", "did you mean 'viewWillAppear'?"),
  ]

  static let goldens: [SceneTableRow] = [
    .init("golden: {ignore: [‸{}]}", "expected one of the keys"),
    .init("golden: {ignore: [‸{area: [0, 0, 1, 1]}]}", "'rect' or 'layer'"),
    .init("golden: {ignore: [{rect: ‸[0, 0, 10]}]}", "write [x, y, width, height]"),
    .init("golden: {ignore: [{rect: [0, 0, 10, ‸0]}]}", "from 0.1 to 2048"),
    .init("golden: {ignore: [{layer: ‸''}]}", "$.golden.ignore[0].layer"),
    .init("golden: {ignore: ‸{layer: 'bar/title'}}", "expected a list"),
    .init("golden: {kinds: [‸'gif']}", "'list', 'pixels' or 'animation'"),
    .init("golden: {kinds: ‸[]}", "there is nothing in it"),
    .init("golden: {tolerance: {metric: ‸'rgb'}}", "'exact', 'yiq'"),
    .init("golden: {tolerance: {metric: 'yiq', threshold: ‸-0.1}}", "from 0 to 255"),
    .init("golden: {tolerance: {maxDiffPixels: ‸1.5}}", "$.golden.tolerance.maxDiffPixels"),
    .init("golden: {tolerance: {maxDiffRatio: ‸2}}", "from 0 to 1"),
    .init("golden: {tolerance: {maxWindowPixels: ‸1025}}", "from 0 to 1024"),
    .init("golden: {tolerance: {aa: ‸1}}", "expected true or false"),
    .init("golden: {tolerance: {background: ‸'grey'}}", "'checkerboard', 'white' or 'black'"),
    .init("golden: {tolerance: {‸maxDiffPixel: 1}}", "did you mean 'maxDiffPixels'?"),
  ]

  static let operations: [SceneTableRow] = [
    .init("steps: [{popTo: ‸7}]", "$.steps[0].popTo: expected a name in quotes, found a number"),
    .init("steps: [{popToRoot: ‸false}]", "false means nothing here"),
    .init("steps: [{set: ‸'a'}]", "expected a list"), .init("steps: [{set: ‸[]}]", "there is nothing in it"),
    .init("steps: [{insert: ‸'z', before: 'a'}]", "no screen is called 'z'", schema: false),
    .init("steps: [{pushSingle: 'b', mode: ‸'single'}]", "'singleTop'"),
    .init("steps: [{swipe: [[0, ‸2]]}]", "from -1 to 1"), .init("steps: [{swipe: ‸[]}]", "nothing in it"),
    .init("steps: [{swipe: [[0, 0]], release: ‸'maybe'}]", "'auto', 'finish' or 'cancel'"),
    .init("steps: [{‸swip: [[0, 0]]}]", "did you mean 'swipe'?"),
    .init("steps: [{push: 'b', interrupt: ‸{at: 0.5}}]", "the key 'then' is missing"),
    .init("steps: [{push: 'b', interrupt: {at: ‸2, then: {pop: true}}}]", "from 0 to 1"),
    .init("steps: [{setBarHidden: ‸'yes'}]", "expected true or false"),
    .init("steps: [‸{restyle: 'a'}]", "the key 'bar' is missing"),
    .init("steps: [‸{scroll: 'a'}]", "the key 'to' is missing"),
    .init("steps: [{present: 'b', style: ‸'card'}]", "'fullScreen' or 'sheet'"),
    .init("steps: [{traits: {style: ‸'grey'}}]", "write 'light' or 'dark'"),
    .init("expect: [‸1]", "expected an object"), .init("faults: ‸7", "expected a list"),
    .init("faults: [‸{points: 1}]", "the key 'name' is missing"),
    .init("strategy: ‸'crossfade'", "did you mean 'crossFade'?"),
    .init("navigation: {interactivePop: {handled: ‸'nil'}}", "'delegateNil'"),
    .screen("barHidden: ‸1", "$.screens.a.barHidden"), .screen("allowsPop: ‸'no'", "expected true or false"),
    .screen("scroll: {onScroll: [‸{offset: 1}]}", "the key 'bar' is missing"),
  ]

  @Test("one mistake is one diagnostic at its exact place", arguments: rows + goldens + operations)
  func mistake(row: SceneTableRow) throws {
    let marked = JSON5MarkedText(row.marked)
    let found = try SceneTableRow.check(marked.source())
    #expect(found.map { "\($0.line):\($0.column)" } == [marked.place], "\(found)")
    #expect(found.first?.summary.contains(row.fragment) == true, "\(found)")
    #expect(found.first?.remedy.isEmpty == false)
  }

  @Test("all mistakes of a file are reported, in its order, and no more than fifty")
  func many() throws {
    let three = JSON5MarkedText("{screens: {a: {titel: 1}}, stack: ['b'],\n traits: {os: 26}}").source(
      "s.json5")
    #expect(try SceneTableRow.check(three).map(\.path) == ["$.screens.a.titel", "$.stack[0]", "$.traits.os"])
    let text = "{screens: {a: {}}, stack: ['a'], assets: [\(String(repeating: "1,", count: 1000))]}"
    let hundred = SourceText(file: "a", bytes: Array(text.utf8))
    #expect(try SceneTableRow.check(hundred).count == SceneTable.maximumDiagnostics)
  }

  @Test("a project file has its own keys")
  func project() throws {
    func check(_ text: String) throws -> [String] {
      try SceneTableRow.check(SourceText(file: "a", bytes: Array(text.utf8)), as: .project).map {
        "\($0.column) \($0.path) \($0.message)"
      }
    }
    #expect(
      try check("{$schema: 'x', scenes: ['a'], golden: 'G', defaults: {traits: {os: 15}}, matrix: {}}") == [])
    #expect(try check("{}") == ["1 $ the key 'scenes' is missing"])
    #expect(try check("{scenes: []}") == ["10 $.scenes there is nothing in it"])
    #expect(
      try check(
        "{scenes: ['a'], matrix: {os: [15], device: ['iPhone 8'], style: ['dark'], direction: ['rtl'], "
          + "strategy: 'fakeBar', exclude: [{os: 15, scene: 'x*', strategy: 'fakeBar'}]}}") == [])
    #expect(try check("{scenes: ['a'], stack: []}").first?.hasPrefix("17 $.stack unknown key") == true)
  }
}
