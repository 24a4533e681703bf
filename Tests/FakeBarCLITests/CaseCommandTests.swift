import FakeBar
import Foundation
import Testing

/// Reports about golden commands as people met them, made small. Letters and numbers are those of the collection of
/// reports.
@Suite struct CaseCommandTests {
  @Test("B2: the same pixels as RGBA, RGB, grey and palette are no difference for the exit code")
  func encodings() throws {
    let sandbox = try Sandbox([:])
    let run = try Fakebar.shell(
      "\"$FAKEBAR\" solid '#808080' --size 8x8 --scale 1 -o a.png --quiet && \"$FAKEBAR\" diff a.png a.png --quiet",
      in: sandbox)
    #expect(run.code == 0)
    // Eight grey pixels a row, in a stored block each way: written here byte by byte.
    for (name, bytes) in GreyFiles.all {
      try Data(bytes).write(to: URL(fileURLWithPath: sandbox.path + "/" + name))
    }
    for (name, _) in GreyFiles.all {
      let answer = try Fakebar(["diff", "a.png", name, "--quiet"], in: sandbox)
      #expect(answer.code == 0, "\(name): \(answer.errors)")
    }
  }

  @Test(
    "E2: by default a flat panel that gets a little lighter fails, and what a tolerance uses up is printed")
  func panel() throws {
    let sandbox = try Sandbox([:])
    for (color, name) in [("#202020", "a.png"), ("#282828", "b.png")] {
      _ = try Fakebar(["solid", color, "--size", "20x20", "--scale", "1", "-o", name], in: sandbox)
    }
    #expect(try Fakebar(["diff", "a.png", "b.png"], in: sandbox).code == 1)
    let lax = try Fakebar(
      ["diff", "a.png", "b.png", "--metric", "channel", "--threshold", "10"], in: sandbox)
    #expect(lax.code == 0 && lax.output.contains("400 pixels") && lax.output.contains("8 of 10 (80 %)"))
  }

  @Test("E9, N4: a run that is short of memory ends neither as equal nor as different")
  func memory() throws {
    let sandbox = try Sandbox([:])
    for (size, name) in [("6000x6000", "a.png"), ("8x8", "b.png")] {
      _ = try Fakebar(["solid", "white", "--size", size, "--scale", "1", "-o", name], in: sandbox)
    }
    let run = try Fakebar.shell(
      "ulimit -c 0; ulimit -v 200000; \"$FAKEBAR\" diff a.png b.png -o d.png 2>/dev/null >/dev/null",
      in: sandbox)
    #expect(run.code > 1)
    #expect(!sandbox.files.contains("d.png"))
  }

  @Test("H1: every path that a failing check prints exists")
  func paths() throws {
    let project = try CaseProject()
    #expect(try project.run("record").code == 0)
    try project.paint("#FF3B30")
    let run = try project.run("check")
    #expect(run.code == 1)
    var count = 0
    for line in run.output.split(separator: "\n") {
      for word in line.split(separator: " ") where word.hasPrefix(".fakebar/") {
        let path = String(word.trimmingPrefix("“")).trimmingCharacters(in: .punctuationCharacters)
        let relative = path.hasPrefix("fakebar/") ? "." + path : path
        #expect(FileManager.default.fileExists(atPath: project.sandbox.path + "/" + relative), "\(line)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("I6: of two runs with one folder the second is told to wait or to choose another")
  func sharedFolder() throws {
    let project = try CaseProject()
    _ = try project.run("record")
    let run = try Fakebar.shell(
      """
      mkdir .fakebar; exec 9>.fakebar/.fakebar-lock; flock 9
      "$FAKEBAR" check >/dev/null 2>err; echo $?; "$FAKEBAR" check --out other >/dev/null 2>&1; echo $?
      """, in: project.sandbox)
    #expect(run.output == "73\n0")
    #expect(try project.sandbox.text("err").contains("another run uses .fakebar"))
  }

  @Test(
    "J1, J11: without goldens a check on a build server fails every time, writes none, and leaves what it made"
  )
  func buildServer() throws {
    let project = try CaseProject()
    for _ in 0..<2 {
      #expect(try project.run("check", ["CI": "1"]).code == 1)
      #expect(try project.goldens().isEmpty)
    }
    let pending = project.sandbox.files.filter { $0.hasPrefix(".fakebar/pending/") }
    // A list and four pictures under each of two strategies.
    #expect(pending.count == 10)
  }

  @Test("J2: a recording says that nothing was checked; J4: a second one leaves every byte and date alone")
  func recording() throws {
    let project = try CaseProject()
    #expect(try project.run("record").output.contains("nothing was checked"))
    let list = "find Golden -type f -printf '%p %T@ %s\\n' | sort"
    let before = try Fakebar.shell(list, in: project.sandbox).output
    #expect(try project.run("record --record changed").code == 0)
    #expect(try Fakebar.shell(list, in: project.sandbox).output == before)
  }

  @Test("J6: recording on a build server is refused unless it is allowed")
  func recordingOnBuildServer() throws {
    let project = try CaseProject()
    #expect(try project.run("record --record all", ["CI": "true"]).code == 64)
    #expect(try project.goldens().isEmpty)
    #expect(try project.run("record --record all --allow-ci-record", ["CI": "true"]).code == 0)
    #expect(try project.goldens().count == 10)
  }

  @Test("K7: a project without goldens to compare is an error, not a success")
  func empty() throws {
    let project = try CaseProject()
    #expect(try project.run("check --filter nothing").code != 0)
  }

  @Test(
    "N1, N2: same is 0; different, missing, pending and left over are 1; what is wrong with the call is 64 and more"
  )
  func codes() throws {
    let project = try CaseProject()
    #expect(try project.run("check").code == 1)
    _ = try project.run("record")
    #expect(try project.run("check").code == 0)
    try project.sandbox.write("x", to: "Golden/extra.txt")
    #expect(try project.run("check").code == 1)
    #expect(try project.run("check --report-only").code == 0)
    try FileManager.default.removeItem(atPath: project.sandbox.path + "/Golden/extra.txt")
    try project.paint("#FF3B30")
    #expect(try project.run("check").code == 1)
    #expect(try project.run("check --colour").code == 64)
    try project.sandbox.write("{ screens: ", to: "scene.json5")
    #expect(try project.run("check").code == 65)
  }

  @Test("H9: what a check on a build server left is approved on another machine, and then the check passes")
  func approvedFromElsewhere() throws {
    let server = try CaseProject()
    #expect(try server.run("check --out artifact", ["CI": "true"]).code == 1)
    let desk = try CaseProject()
    try FileManager.default.copyItem(
      atPath: server.sandbox.path + "/artifact", toPath: desk.sandbox.path + "/artifact")
    #expect(try desk.run("approve --from artifact").code == 0)
    #expect(try desk.run("check").code == 0)
  }

  @Test("H12: approving by a word that fits nothing is an error that lists what waits")
  func nothingFits() throws {
    let project = try CaseProject()
    _ = try project.run("check")
    let run = try project.run("approve foo*")
    #expect(run.code == 66 && run.errors.contains("scene/1-fakeBar.txt"))
    #expect(try project.goldens().isEmpty)
  }

  @Test("L9: a pointer of Git LFS in place of a golden says what to run")
  func pointer() throws {
    let project = try CaseProject()
    _ = try project.run("record")
    for name in ["scene/1-fakeBar.txt", "scene/1-fakeBar/at-0.2.png"] {
      try project.sandbox.write("version https://git-lfs.github.com/spec/v1\n", to: "Golden/" + name)
    }
    let run = try project.run("check")
    #expect(run.code == 1 && run.output.contains("2 unreadable") && run.output.contains("git lfs pull"))
  }

  @Test("O6: a frame at half a second is the same however many frames were made before it")
  func ticks() throws {
    let project = try CaseProject()
    let times = [[0.25], [0, 0.25], (0...30).map { Double($0) / 120 }, (0...60).map { Double($0) / 240 }]
    var pictures: Set<[UInt8]> = []
    for (index, list) in times.enumerated() {
      let words = list.map { "\($0)" }.joined(separator: ", ")
      let scene = try project.sandbox.text("scene.json5")
        .replacingOccurrences(of: "golden: {", with: "frames: { times: [\(words)] },\n  golden: {")
      try project.sandbox.write(scene, to: "ticks/scene.json5")
      #expect(try project.run("render ticks/scene.json5 -o out\(index) --strategy fakeBar").code == 0)
      let frames = project.sandbox.files.filter { $0.hasPrefix("out\(index)/") && $0.hasSuffix(".png") }
      #expect(frames.count == list.count)
      pictures.insert(try project.sandbox.bytes(try #require(frames.last)))
    }
    #expect(pictures.count == 1)
  }
}
