import BarGeometry
import BarModel
import BarPixels
import BarStage
import Testing

@Suite("Image sets of catalogues")
struct CatalogTests {
  private static let phone = "scale: 2, device: 'iPhone 8'"
  private static let pad = "scale: 2, device: 'iPad'"

  @Test("a slot's scale decides: the output's own, then a drawing, then the next larger, then the largest")
  func scales() throws {
    let slots = [1, 2, 3].map {
      "{\"filename\": \"\($0).png\", \"scale\": \"\($0)x\", \"idiom\": \"universal\"}"
    }
    let drawing = "{\"filename\": \"d.svg\", \"idiom\": \"universal\"}"
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='50' height='3'/>"
    // The widths of what is chosen at 1, 2 and 3 pixels a point; 50 points for the drawing.
    for (present, chosen) in [
      ([1, 2, 3], [10, 20, 30]), ([2], [20, 20, 20]), ([1, 3], [10, 30, 30]), ([1], [10, 10, 10]),
      ([1, 0], [10, 100, 150]), ([0], [50, 100, 150]), ([2, 3, 0], [50, 20, 30]),
    ] {
      let stage = try AssetStage()
      let files = Dictionary(uniqueKeysWithValues: present.filter { $0 > 0 }.map { ("\($0).png", $0 * 10) })
      try stage.imageSet(
        "icon", slots: present.map { $0 == 0 ? drawing : slots[$0 - 1] }, files: files)
      try stage.folder.write(svg, to: "scenes/App.xcassets/icon.imageset/d.svg")
      for scale in 1...3 {
        #expect(
          try stage.image("icon", traits: "scale: \(scale)").width == chosen[scale - 1],
          "\(present) at \(scale)")
      }
    }
  }

  @Test("a slot for the device comes before a universal one, and one for another device is out")
  func idioms() throws {
    let stage = try AssetStage()
    try stage.imageSet(
      "icon",
      slots: [
        "{\"filename\": \"u.png\", \"scale\": \"2x\", \"idiom\": \"universal\"}",
        "{\"filename\": \"p.png\", \"scale\": \"2x\", \"idiom\": \"ipad\"}",
        "{\"filename\": \"m.png\", \"scale\": \"2x\", \"idiom\": \"mac\"}",
      ], files: ["u.png": 20, "p.png": 22, "m.png": 24])
    #expect(try stage.image("icon", traits: Self.phone).width == 20)
    #expect(try stage.image("icon", traits: Self.pad).width == 22)
  }

  @Test("an idiom of its own counts for more than the right scale, as does dark mode")
  func order() throws {
    let stage = try AssetStage()
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    try stage.imageSet(
      "icon",
      slots: [
        "{\"filename\": \"u.png\", \"scale\": \"2x\"}",
        "{\"filename\": \"d.png\", \"scale\": \"1x\", \(dark)}",
        "{\"filename\": \"p.png\", \"scale\": \"1x\", \"idiom\": \"ipad\"}",
      ], files: ["u.png": 20, "d.png": 11, "p.png": 12])
    #expect(try stage.image("icon", traits: Self.phone).width == 20)
    #expect(try stage.image("icon", traits: Self.phone + ", style: 'dark'").width == 11)
    #expect(try stage.image("icon", traits: Self.pad).width == 12)
    #expect(try stage.image("icon", traits: Self.pad + ", style: 'dark'").width == 12)
  }

  @Test("light and dark have their own files; tinted never fits, and without a dark one the plain one serves")
  func luminosity() throws {
    let stage = try AssetStage()
    func slot(_ file: String, _ value: String?) -> String {
      let appearances = value.map {
        ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}]"
      }
      return "{\"filename\": \"\(file)\", \"scale\": \"2x\"\(appearances ?? "")}"
    }
    let files = ["a.png": 20, "l.png": 21, "d.png": 22, "t.png": 23]
    try stage.imageSet(
      "all",
      slots: [slot("a.png", nil), slot("t.png", "tinted"), slot("d.png", "dark"), slot("l.png", "light")],
      files: files)
    try stage.imageSet("plain", slots: [slot("a.png", nil), slot("t.png", "tinted")], files: files)
    for (style, all) in [("light", 21), ("dark", 22)] {
      #expect(try stage.image("all", traits: "scale: 2, style: '\(style)'").width == all)
      #expect(try stage.image("plain", traits: "scale: 2, style: '\(style)'").width == 20)
    }
  }

  @Test(
    "a right-to-left slot serves right to left as it is; where it is empty or missing the other is mirrored")
  func directions() throws {
    let stage = try AssetStage()
    func slot(_ file: String?, _ direction: String) -> String {
      let name = file.map { "\"filename\": \"\($0)\", " } ?? ""
      return "{\(name)\"scale\": \"2x\", \"language-direction\": \"\(direction)\"}"
    }
    let files = ["l.png": 21, "r.png": 22]
    try stage.imageSet(
      "both", slots: [slot("l.png", "left-to-right"), slot("r.png", "right-to-left")], files: files)
    try stage.imageSet(
      "hollow", slots: [slot("l.png", "left-to-right"), slot(nil, "right-to-left")], files: files)
    try stage.imageSet("left", slots: [slot("l.png", "left-to-right")], files: files)
    try stage.imageSet("plain", slots: ["{\"filename\": \"l.png\", \"scale\": \"2x\"}"], files: files)
    let rtl = "scale: 2, direction: 'rtl'"
    for (name, width, flips) in [
      ("both", 22, false), ("hollow", 21, true), ("left", 21, true), ("plain", 21, false),
    ] {
      let found = try stage.image(name, traits: rtl)
      #expect(found.width == width && found.image.flipsForRightToLeft == flips, "\(name)")
      #expect(try stage.image(name).width == 21)
    }
  }

  @Test("a file for right to left alone is mirrored for left to right, with its caps")
  func rightToLeftOnly() throws {
    let stage = try AssetStage()
    let resizing =
      "\"resizing\": {\"mode\": \"9-part\", \"cap-insets\": {\"left\": 2, \"right\": 4}, \"center\": {}}"
    try stage.imageSet(
      "arrow",
      slots: [
        "{\"filename\": \"r.png\", \"scale\": \"1x\", \"language-direction\": \"right-to-left\", \(resizing)}"
      ],
      files: [:])
    let pixmap = Pixmap(width: 9, height: 1)
    for x in 0..<9 { pixmap[x, 0] = 0xFF00_0000 + UInt32(x) }
    try stage.folder.write(TestPNG.encode(pixmap), to: "scenes/App.xcassets/arrow.imageset/r.png")
    let left = try stage.image("arrow", traits: "scale: 1")
    #expect(left.pixmap == pixmap.mirrored())
    #expect(left.image.capInsets == EdgeInsets(left: 4, right: 2))
    let right = try stage.image("arrow", traits: "scale: 1, direction: 'rtl'")
    #expect(right.pixmap == pixmap && right.image.capInsets == EdgeInsets(left: 2, right: 4))
  }

  @Test("language and screen height decide where slots ask for them")
  func languages() throws {
    let stage = try AssetStage()
    try stage.imageSet(
      "icon",
      slots: [
        "{\"filename\": \"u.png\", \"scale\": \"2x\"}",
        "{\"filename\": \"z.png\", \"scale\": \"2x\", \"locale\": \"zh-Hans\"}",
        "{\"filename\": \"t.png\", \"scale\": \"2x\", \"idiom\": \"iphone\", \"subtype\": \"retina4\"}",
        "{\"filename\": \"w.png\", \"scale\": \"2x\", \"idiom\": \"watch\", \"screen-width\": \"<=145\"}",
      ], files: ["u.png": 20, "z.png": 21, "t.png": 22, "w.png": 23])
    #expect(try stage.image("icon", traits: Self.phone).width == 20)
    #expect(try stage.image("icon", traits: Self.phone + ", locale: 'zh_TW'").width == 21)
    #expect(try stage.image("icon", traits: "scale: 2, device: 'iPhone SE'").width == 22)
  }

  @Test("size classes: phones are compact across, pads regular")
  func sizeClasses() throws {
    let stage = try AssetStage()
    try stage.imageSet(
      "icon",
      slots: ["compact", "regular"].map {
        "{\"filename\": \"\($0).png\", \"scale\": \"2x\", \"width-class\": \"\($0)\"}"
      },
      files: ["compact.png": 21, "regular.png": 22])
    #expect(try stage.image("icon", traits: Self.phone).width == 21)
    #expect(try stage.image("icon", traits: Self.pad).width == 22)
  }

  @Test("a group's name belongs to its images only where the group provides a namespace")
  func namespaces() throws {
    let stage = try AssetStage()
    try stage.group("Named", isNamespace: true)
    try stage.group("Named/Inner", isNamespace: true)
    try stage.group("Plain", isNamespace: false)
    let slots = ["{\"filename\": \"x.png\", \"scale\": \"2x\"}"]
    for (path, width) in [
      ("Named/a", 21), ("Named/Inner/b", 22), ("Plain/c", 23), ("Bare/d", 24), ("Named/Bare/e", 25),
    ] {
      try stage.imageSet(path, slots: slots, files: ["x.png": width])
    }
    for (name, width) in [("Named/a", 21), ("Named/Inner/b", 22), ("c", 23), ("d", 24), ("Named/e", 25)] {
      #expect(try stage.image(name).width == width)
    }
    for (name, right) in [
      ("a", "Named/a"), ("Inner/b", nil), ("b", "Named/Inner/b"), ("Plain/c", "c"),
      ("Named/Bare/e", "Named/e"),
    ] {
      let error = #expect(throws: SceneFileError.self) { try stage.image(name) }
      let remedy = right.map { "did you mean '\($0)'?" } ?? "put the file beside the scene"
      #expect(error?.description.contains("there is no image '\(name)': \(remedy)") == true, "\(name)")
    }
  }

  @Test("letter case counts, and the message knows what was meant")
  func letterCase() throws {
    let stage = try AssetStage()
    try stage.imageSet("Logo", slots: ["{\"filename\": \"x.png\"}"], files: ["x.png": 9])
    try stage.picture(9, to: "loose/Arrow@2x~ipad.png")
    for (name, meant) in [("logo", "Logo"), ("arow", "Arrow")] {
      let error = #expect(throws: SceneFileError.self) {
        try stage.image(name, assets: "'App.xcassets', 'loose'")
      }
      #expect(error?.description.contains("did you mean '\(meant)'?") == true)
    }
  }

  @Test(
    "accents may be one character in the catalogue and two on the disk; spaces and Chinese names are names")
  func names() throws {
    let stage = try AssetStage()
    try stage.imageSet(
      "zurück 二维码", slots: ["{\"filename\": \"caf\u{E9} 二.png\", \"scale\": \"2x\"}"], files: [:])
    try stage.picture(20, to: "App.xcassets/zurück 二维码.imageset/cafe\u{301} 二.png")
    #expect(try stage.image("zuru\u{308}ck 二维码").width == 20)
  }

  @Test(
    "a set without a file for this environment says what it has",
    arguments: [
      ("{\"scale\": \"2x\"}", "icon.imageset holds no file: put a picture into one of its slots"),
      (
        "{\"filename\": \"x.png\", \"idiom\": \"ipad\"}", "has no file for iphone, only for ipad: fill one of"
      ),
      (
        "{\"filename\": \"x.png\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}",
        "has no file for this appearance, language or size class: fill"
      ),
      ("{\"filename\": \"x.png\", \"resizing\": {\"mode\": \"4-part\"}}", "has the resizing mode '4-part'"),
      (
        "{\"filename\": \"x.png\", \"resizing\": {\"mode\": \"9-part\", \"cap-insets\": {\"top\": \"x\"}}}",
        "has a resizing 'top' that is no number"
      ),
    ])
  func nothing(slot: String, words: String) throws {
    let stage = try AssetStage()
    try stage.imageSet("icon", slots: [slot], files: ["x.png": 9])
    let error = #expect(throws: SceneFileError.self) { try stage.image("icon", traits: Self.phone) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("a drawing that keeps its vectors is drawn large enough for the screen and keeps its size in points")
  func keepsVectors() throws {
    let stage = try AssetStage()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='10'/>"
    for (name, keeps) in [("plain", false), ("vector", true)] {
      try stage.imageSet(
        name, slots: ["{\"filename\": \"d.svg\"}"],
        properties: "{\"preserves-vector-representation\": \(keeps)}",
        files: [:])
      try stage.folder.write(svg, to: "scenes/App.xcassets/\(name).imageset/d.svg")
      let found = try stage.image(name, traits: Self.phone)
      // 375 × 2 = 750 pixels across; 200 × 4 are the first multiple that has them.
      #expect(found.width == (keeps ? 800 : 200))
      #expect(found.image.size == Size(width: 100, height: 10))
    }
  }
}
