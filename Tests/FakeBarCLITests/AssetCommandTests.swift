import Testing

@Suite("Assets on the command line") struct AssetCommandTests {
  private func scene(_ image: String) -> String {
    "{traits: {size: [80, 120], scale: 1}, screens: {a: {bar: {backgroundImage: \(image)}}}, stack: ['a']}"
  }

  @Test("a PDF without the program that reads it ends with 69, its place, and the package to install")
  func missingProgram() throws {
    let sandbox = try Sandbox(["a.json5": scene("'back.pdf'"), "back.pdf": "%PDF-1.4"])
    for command in [["validate", "a.json5"], ["render", "a.json5", "-o", "out"]] {
      let run = try Fakebar(command, in: sandbox, variables: ["PATH": "/nowhere"])
      #expect(run.code == 69, "\(command)")
      #expect(
        run.errors.contains("a.json5:1:76: error: $.screens.a.bar.backgroundImage: 'back.pdf' is a PDF"))
      #expect(run.errors.contains("poppler-utils"))
    }
    // With another mistake beside it, it is the scene that must be mended.
    let both = "{screens: {a: {bar: {backgroundImage: 'back.pdf', shadowImage: 'none.png'}}}, stack: ['a']}"
    try sandbox.write(both, to: "b.json5")
    #expect(try Fakebar(["validate", "b.json5"], in: sandbox, variables: ["PATH": "/nowhere"]).code == 65)
    #expect(sandbox.files == ["a.json5", "b.json5", "back.pdf"])
  }

  @Test("validate tells what was changed in reading assets, and it is no error")
  func notes() throws {
    let sandbox = try Sandbox(["a.json5": scene("{solid: {p3: [0, 1, 0]}}")])
    let run = try Fakebar(["validate", "a.json5"], in: sandbox)
    #expect(run.code == 0)
    #expect(run.output == "ok: 1 scene\n")
    #expect(run.errors.contains("a.json5:1:84: warning: $.screens.a.bar.backgroundImage.solid: "))
    let json = try Fakebar(["validate", "a.json5", "--json"], in: sandbox)
    #expect(json.output.contains("\"ok\": true") && json.output.contains("\"severity\": \"warning\""))
    #expect(try Fakebar(["validate", "a.json5", "--quiet"], in: sandbox).errors == "")
    #expect(try Fakebar(["render", "a.json5", "-o", "out"], in: sandbox).errors == "")
  }

  @Test("doctor names the program that reads PDF, there or not")
  func doctor() throws {
    let sandbox = try Sandbox([:])
    let run = try Fakebar(["doctor"], in: sandbox, variables: ["PATH": "/nowhere"])
    #expect(run.code == 0)
    #expect(
      run.output.contains("pdftocairo  not installed: PDF assets need it (apt-get install poppler-utils"))
    #expect(run.output.contains("librsvg"))
    #expect(try Fakebar(["doctor", "--json"], in: sandbox).output.contains("\"pdftocairo\": "))
  }
}
