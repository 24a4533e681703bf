import BarGeometry
import BarModel
import BarStage
import Testing

@Suite("Colour sets of catalogues")
struct ColorSetTests {
  private func components(_ space: String, _ text: String) -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(text)}}}"
  }

  @Test(
    "components are read in every form that Xcode writes",
    arguments: [
      ("srgb", "\"red\": \"0.2\", \"green\": \"1.000\", \"blue\": \"0.0\", \"alpha\": \"1.000\"", "#33FF00"),
      ("srgb", "\"red\": \"0x33\", \"green\": \"0xFf\", \"blue\": \"0X0\", \"alpha\": \"1.000\"", "#33FF00"),
      ("srgb", "\"red\": \"51\", \"green\": \"255\", \"blue\": \"1\", \"alpha\": \"1\"", "#33FF01"),
      ("srgb", "\"red\": 0.2, \"green\": 1, \"blue\": 51, \"alpha\": 0.6", "#33FF3399"),
      ("srgb", "\"red\": \"2e-1\", \"green\": \" 1.0 \", \"blue\": \"0\", \"alpha\": \"0.600\"", "#33FF0099"),
      ("srgb", "\"red\": \"51\", \"green\": \"51\", \"blue\": \"51\"", "#333333"),
      ("gray-gamma-22", "\"white\": \"0.2\", \"alpha\": \"1.000\"", "#333333"),
      ("extended-gray", "\"white\": \"0x33\", \"alpha\": \"0.600\"", "#33333399"),
      // 0.2 in sRGB is 0.0331 in linear light (IEC 61966-2-1).
      ("extended-linear-srgb", "\"red\": \"0.0331048\", \"green\": \"1.0\", \"blue\": \"0.0\"", "#33FF00"),
      // Display P3's white and greys are sRGB's.
      ("display-p3", "\"red\": \"0.2\", \"green\": \"0.2\", \"blue\": \"0.2\"", "#333333"),
      // ColorSync's figures for P3 red, (1, 0, 0) → (1.0930, -0.2267, -0.1501), clamped.
      ("display-p3", "\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\"", "#FF0000"),
      // P3 (0.5, 0.2, 0.7): linear .2140 .0331 .4479 → .2547 .0255 .4851 → 0.5422 0.1722 0.7259.
      ("display-p3", "\"red\": \"0.5\", \"green\": \"0.2\", \"blue\": \"0.7\"", "#8A2CB9"),
      ("extended-srgb", "\"red\": \"1.4\", \"green\": \"-0.3\", \"blue\": \"0.2\"", "#FF0033"),
    ])
  func forms(space: String, text: String, hex: String) throws {
    let stage = try AssetStage()
    try stage.colorSet("brand", components(space, text))
    #expect(try stage.color("brand").light.hex == hex)
  }

  @Test("a colour that sRGB cannot show is clamped and noted where it is named")
  func clamped() throws {
    let stage = try AssetStage()
    try stage.colorSet(
      "vivid", components("display-p3", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\""))
    try stage.colorSet(
      "calm", components("display-p3", "\"red\": \"0.5\", \"green\": \"0.4\", \"blue\": \"0.5\""))
    let scene = try stage.scene(
      "content: {color: 'calm'}, bar: {tintColor: 'vivid', barTintColor: {p3: [0, 1, 0]}}")
    let notes = scene.notes.map(\.summary)
    #expect(notes.count == 2)
    #expect(
      notes.contains { $0.contains("warning: $.screens.a.bar.tintColor: 'vivid': a colour that sRGB cannot") }
    )
    #expect(notes.contains { $0.contains("$.screens.a.bar.barTintColor") })
  }

  @Test("light, dark and a device's own colour are told apart; the plain one stands in")
  func appearances() throws {
    let stage = try AssetStage()
    func color(_ white: String, _ rest: String) -> String {
      "{\(rest)\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(white)\", \"green\": \"\(white)\", \"blue\": \"\(white)\"}}}"
    }
    func appearance(_ pairs: [(String, String)]) -> String {
      let list = pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ", ")
      return "\"idiom\": \"universal\", \"appearances\": [\(list)], "
    }
    try stage.colorSet(
      "ink",
      [
        color("0x10", "\"idiom\": \"universal\", "), color("0x20", appearance([("luminosity", "dark")])),
        color("0x30", "\"idiom\": \"ipad\", "), color("0x40", appearance([("contrast", "high")])),
        color("0x50", appearance([("luminosity", "dark"), ("contrast", "high")])),
      ].joined(separator: ", "))
    let phone = try stage.color("ink", traits: "device: 'iPhone 8'")
    #expect([phone.light.hex, phone.dark.hex] == ["#101010", "#202020"])
    #expect([phone.highContrastLight?.hex, phone.highContrastDark?.hex] == ["#404040", "#505050"])
    // The device counts first.
    let pad = try stage.color("ink", traits: "device: 'iPad'")
    #expect([pad.light.hex, pad.dark.hex] == ["#303030", "#303030"])
    #expect(pad.highContrastLight == nil && pad.highContrastDark == nil)
    try stage.colorSet("plain", color("0x10", "") + ", " + color("0x40", appearance([("contrast", "high")])))
    let plain = try stage.color("plain")
    #expect(plain.dark.hex == "#101010" && plain.highContrastDark?.hex == "#404040")
  }

  @Test("a reference to a system colour is that colour, light and dark", arguments: ["ios", "universal"])
  func references(platform: String) throws {
    let stage = try AssetStage()
    for name in ["systemBlue", "label", "systemGroupedBackground"] {
      try stage.colorSet(
        name + "Copy",
        "{\"idiom\": \"universal\", \"color\": {\"platform\": \"\(platform)\", \"reference\": \"\(name)Color\"}}"
      )
      let found = try stage.color(name + "Copy")
      let own = try #require(DynamicColor(system: name))
      #expect(found.light == own.light && found.dark == own.dark)
    }
  }

  @Test("a colour set's name stands wherever a colour may stand")
  func places() throws {
    let stage = try AssetStage()
    try stage.group("Brand", isNamespace: true)
    try stage.colorSet(
      "Brand/ink", components("srgb", "\"red\": \"0x33\", \"green\": \"0xFF\", \"blue\": \"0\""))
    let scene = try stage.scene(
      """
      content: {color: 'Brand/ink'}, item: {right: [{title: 'A', tint: 'Brand/ink'}]},
      bar: {barTintColor: 'Brand/ink', titleTextAttributes: {color: 'Brand/ink'},
        backgroundImage: {solid: 'Brand/ink'}, shadowImage: {gradient: ['Brand/ink', '#FFF']},
        standardAppearance: {backgroundColor: 'Brand/ink', shadowColor: 'Brand/ink'}}
      """)
    let style = try #require(scene.screens["a"]?.hooks[.viewWillAppear])
    let colors = [
      scene.screens["a"]?.content.color?.light, scene.screens["a"]?.item.right[0].tint?.light,
      style.barTintColor.value?.light, style.titleTextAttributes.value?.color?.light,
      style.backgroundImage.value?.summary.averageColor,
      style.standardAppearance.value?.backgroundColor.value?.light,
      style.standardAppearance.value?.shadowColor.value?.light,
    ]
    #expect(colors.map { $0?.hex } == [String?](repeating: "#33FF00", count: 7))
    #expect(scene.inputs.contains { $0.hasSuffix("Brand/ink.colorset/Contents.json") })
  }

  static let bad: [(colors: String, name: String, message: String)] = [
    ("", "ink", "ink.colorset has no colour for iphone in light mode: fill its universal slot"),
    ("{\"idiom\": \"universal\"}", "ink", "has no colour for iphone"),
    ("{\"color\": {\"color-space\": \"srgb\"}}", "ink", "has a colour without components"),
    ("{\"color\": {\"components\": {\"red\": \"1.0\"}}}", "ink", "has a colour without 'green'"),
    (
      "{\"color\": {\"components\": {\"red\": \"nan\", \"green\": 0, \"blue\": 0}}}", "ink",
      "has a 'red' that is no number"
    ),
    (
      "{\"color\": {\"components\": {\"red\": \"0x1FF\", \"green\": 0, \"blue\": 0}}}", "ink",
      "has a 'red' that is no number"
    ),
    (
      "{\"color\": {\"components\": {\"red\": \"1,0\", \"green\": 0, \"blue\": 0}}}", "ink",
      "has a 'red' that is no number"
    ),
    (
      "{\"color\": {\"color-space\": \"cmyk\", \"components\": {\"red\": 0}}}", "ink",
      "has the colour space 'cmyk', which is not read: use srgb or display-p3"
    ),
    (
      "{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBleuColor\"}}", "ink",
      "refers to the system colour 'systemBleuColor', which is not known: did you mean 'systemBlueColor'?"
    ),
    ("{\"color\": 1}, [", "ink", "ink.colorset has no readable Contents.json"),
    (
      "{\"color\": {\"components\": {\"red\": 0, \"green\": 0, \"blue\": 0}}}", "imk",
      "no colour is called 'imk': did you mean 'ink'?"
    ),
    (
      "{\"color\": {\"components\": {\"red\": 0, \"green\": 0, \"blue\": 0}}}", "Group/ink",
      "no colour is called 'Group/ink': write the colour itself, such as '#34C759', or list the catalog"
    ),
  ]

  @Test("what cannot be read is reported where the scene names the colour", arguments: bad)
  func refused(colors: String, name: String, message: String) throws {
    let stage = try AssetStage()
    try stage.colorSet("ink", colors)
    try BadScene(
      whole: "{assets: ['App.xcassets'], stack: ['a'], screens: {a: {bar: {tintColor: ‸'\(name)'}}}}",
      "$.screens.a.bar.tintColor: "
        + (message.hasPrefix("has") || message.hasPrefix("refers") ? "ink.colorset " : "") + message
    ).check(in: stage.folder)
  }

  @Test("without assets a word that is no colour is refused in the same words")
  func noAssets() throws {
    try BadScene(
      "bar: {tintColor: ‸'systemBleu'}", "no colour is called 'systemBleu': did you mean 'systemBlue'?"
    )
    .check(in: TemporaryTree())
  }
}
