import Testing

@Suite struct InitTests {
  @Test("init writes a project that validates and renders", arguments: [[], ["demo"], ["a/b/"]])
  func starter(_ arguments: [String]) throws {
    let sandbox = try Sandbox([:])
    let run = try Fakebar(["init"] + arguments, in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    let folder = arguments.first.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    #expect(sandbox.files == ["Scenes/green-to-purple.json5", "fakebar.json5"].map { folder + $0 })
    let project = ["--project", folder + "fakebar.json5"]
    #expect(try Fakebar(["validate"] + project, in: sandbox).output == "ok: 1 scene\n")
    let strip = ["filmstrip", "-o", "strip.png", "--at", "0.5", "--scale", "1", "--crop", "bar"]
    #expect(try Fakebar(strip + project, in: sandbox).code == 0)
  }

  @Test(
    "init overwrites nothing, and then writes nothing",
    arguments: ["fakebar.json5", "Scenes/green-to-purple.json5"])
  func refuses(_ existing: String) throws {
    let sandbox = try Sandbox([existing: "mine"])
    let run = try Fakebar(["init"], in: sandbox)
    #expect(run.code == 73)
    #expect(run.errors.contains("it exists already"))
    #expect(sandbox.files == [existing])
    #expect(try sandbox.text(existing) == "mine")
  }

  @Test("record, then check: the goldens hold until a scene changes")
  func goldens() throws {
    let sandbox = try Sandbox(["fakebar.json5": "{ scenes: [\"*.json5\"] }", "a.json5": Sandbox.scene])
    #expect(try Fakebar(["check"], in: sandbox).code == 1)
    // A build server does not record what it is to check.
    let onServer = try Fakebar(["record"], in: sandbox, variables: ["CI": "true"])
    #expect(onServer.code == 1)
    #expect(sandbox.files.allSatisfy { !$0.hasPrefix("Golden") })
    #expect(try Fakebar(["record"], in: sandbox).code == 0)
    #expect(try Fakebar(["check", "--quiet"], in: sandbox).output == "")
    #expect(try Fakebar(["check", "--json"], in: sandbox).output.contains("\"isPassing\" : true"))
    try sandbox.write(Sandbox.scene.replacing("\"A\"", with: "\"Z\""), to: "a.json5")
    let check = try Fakebar(["check"], in: sandbox)
    #expect(check.code == 1)
    #expect(check.output.contains("different: "))
    #expect(try Fakebar(["check", "--report-only"], in: sandbox).code == 0)
    #expect(try Fakebar(["check", "--filter", "nothing"], in: sandbox).code == 66)
    #expect(try Fakebar(["record", "--record", "missing"], in: sandbox).code == 1)
    #expect(try Fakebar(["record"], in: sandbox).code == 0)
    #expect(try Fakebar(["check"], in: sandbox).code == 0)
  }
}
