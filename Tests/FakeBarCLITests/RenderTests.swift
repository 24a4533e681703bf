import Testing

@Suite struct RenderTests {
  @Test("render writes frames where the contract says and tells the folders and totals")
  func layout() throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let run = try Fakebar(
      ["render", "a.json5", "-o", "out", "--step", "all", "--strategy", "fakeBar,sharedBar", "--at", "0,1"],
      in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    let folders = ["1/fakeBar", "1/sharedBar", "3/fakeBar", "3/sharedBar"].map { "out/a/\($0)" }
    #expect(run.output == folders.joined(separator: "\n") + "\n8 frames in 4 folders\n")
    let names = ["frame-0000.png", "frame-0001.png", "frames.json"]
    #expect(
      sandbox.files == (["a.json5"] + folders.flatMap { folder in names.map { "\(folder)/\($0)" } }).sorted())
  }

  @Test("--quiet prints nothing and --json prints counters and folders")
  func quietAndJSON() throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let quiet = try Fakebar(["render", "a.json5", "-o", "out", "--quiet"], in: sandbox)
    #expect(quiet.output == "")
    let json = try Fakebar(["render", "a.json5", "-o", "out", "--json"], in: sandbox)
    #expect(json.output.contains("\"frames\": 3"))
    #expect(json.output.contains("\"folders\": [\"out/a/3/fakeBar\"]"))
    #expect(json.output.contains("\"rasterizations\": "))
  }

  @Test("any number of jobs writes the same bytes")
  func jobs() throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    for jobs in ["1", "3"] {
      _ = try Fakebar(["render", "a.json5", "-o", jobs, "--jobs", jobs, "--quiet"], in: sandbox)
    }
    #expect(try Fakebar.shell("diff -r 1 3 && echo same", in: sandbox).output == "same")
  }

  @Test(
    "--digest chooses what frames.json gives, XXH3 without it",
    arguments: [
      ([], "xxh128", 32), (["--digest", "xxh128"], "xxh128", 32), (["--digest", "sha256"], "sha256", 64),
      (["--digest", "none"], nil, 0),
    ])
  func digests(options: [String], key: String?, digits: Int) throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let run = try Fakebar(["render", "a.json5", "-o", "out", "--at", "0"] + options, in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    let list = try sandbox.text("out/a/3/fakeBar/frames.json")
    for name in ["xxh128", "sha256"] {
      let digest = list.split(separator: "\"\(name)\": \"").dropFirst().first?.prefix { $0 != "\"" }
      #expect(digest?.count == (name == key ? digits : nil), "\(list)")
    }
  }

  @Test("the options of a call reach the frames")
  func overrides() throws {
    let sandbox = try Sandbox(["a.json5": "{ screens: { a: {} }, stack: [\"a\"] }"])
    let run = try Fakebar(
      ["render", "a.json5", "-o", "out", "--device", "iPhone SE", "--scale", "1", "--quiet"], in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    // Width and height in a PNG's header: 320 × 568, iPhone SE in points.
    #expect(try sandbox.bytes("out/a/0/fakeBar/frame-0000.png")[16..<24] == [0, 0, 1, 64, 0, 0, 2, 56])
  }

  @Test("a scene that is named has the defaults of the project it lies in")
  func projectDefaults() throws {
    let sandbox = try Sandbox([
      "fakebar.json5":
        "{ scenes: [\"Scenes/*\"], defaults: { traits: { device: \"iPhone SE\", scale: 1 } } }",
      "Scenes/a.json5": "{ screens: { a: {} }, stack: [\"a\"] }",
    ])
    for arguments in [["Scenes/a.json5"], []] {
      let run = try Fakebar(["render", "-o", "out", "--quiet"] + arguments, in: sandbox)
      #expect(run.code == 0, "\(run.errors)")
      #expect(try sandbox.bytes("out/a/0/fakeBar/frame-0000.png")[16..<20] == [0, 0, 1, 64])
    }
  }

  @Test("a matrix gives every variant a folder, and options choose among them without changing names")
  func matrix() throws {
    let sandbox = try Sandbox()
    let all = try Fakebar(
      ["render", "m/s.json5", "-o", "out", "--at", "0.5", "--strategy", "fakeBar"], in: sandbox)
    #expect(all.code == 0, "\(all.errors)")
    let folders = ["iPhone SE-light-ltr", "iPhone 8-light-ltr", "iPhone 8-dark-ltr"].map {
      "out/s/3/fakeBar/\($0)"
    }
    #expect(all.output == folders.joined(separator: "\n") + "\n3 frames in 3 folders\n")
    let dark = try Fakebar(
      ["render", "-o", "two", "--at", "0.5", "--project", "m/fakebar.json5", "--style", "dark"], in: sandbox)
    #expect(
      dark.output
        == "two/s/3/sharedBar/iPhone 8-dark-ltr\ntwo/s/3/fakeBar/iPhone 8-dark-ltr\n2 frames in 2 folders\n")
    for folder in ["out", "two"] {
      #expect(
        try sandbox.bytes("\(folder)/s/3/fakeBar/iPhone 8-dark-ltr/frame-0000.png")
          == sandbox.bytes("out/s/3/fakeBar/iPhone 8-dark-ltr/frame-0000.png"))
    }
  }

  @Test("a scene from standard input has every variant of the project around it")
  func standardInput() throws {
    let sandbox = try Sandbox([
      "fakebar.json5": "{scenes: ['s.json5'], matrix: {style: ['light', 'dark']}}", "s.json5": Sandbox.scene,
    ])
    let run = try Fakebar(["render", "-", "-o", "out", "--at", "0.5"], in: sandbox, input: Sandbox.scene)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("2 frames in 2 folders"))
  }

  @Test("what is wrong in every variant is said once")
  func once() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{ screens: { a: {} }, stack: [\"b\"] }", to: "m/s.json5")
    let run = try Fakebar(["render", "m/s.json5", "-o", "out"], in: sandbox)
    #expect(run.code == 65)
    #expect(run.errors.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
  }

  @Test("an output is never written over an input")
  func inputs() throws {
    let sandbox = try Sandbox(["a.png": Sandbox.scene])
    let run = try Fakebar(["filmstrip", "a.png", "-o", "./a.png"], in: sandbox)
    #expect(run.code == 73)
    #expect(run.errors.contains("it is an input of this scene"))
    #expect(try sandbox.text("a.png") == Sandbox.scene)
  }

  @Test(
    "a filmstrip has nine tiles, or as many as are asked for", arguments: [([], 9), (["--count", "8"], 8)])
  func filmstrip(_ options: [String], _ tiles: Int) throws {
    let sandbox = try Sandbox(["a.json5": Sandbox.scene])
    let run = try Fakebar(["filmstrip", "a.json5", "-o", "a.png"] + options, in: sandbox)
    #expect(run.output == "a.png\n")
    let header = try sandbox.bytes("a.png")[16..<20].reduce(0) { $0 << 8 | Int($1) }
    // Half scale of 1; margins of 28 points, tiles of 80 points, gaps of 16; both wider than the least width.
    #expect(header == (2 * 28 + tiles * 80 + (tiles - 1) * 16) / 2)
  }
}
