import BarCodecs
import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Foundation
import Testing

@Suite("Frame folders")
struct FrameFolderTests {
  static let text = """
    {traits: {size: [40, 80], scale: 2, os: 12}, screens: {a: {content: {color: '#FF0000'}},
    b: {content: {color: '#0000FF'}}}, stack: ['a'], steps: [{push: 'b'}, {pop: true}], render: 'all',
    frames: {count: 5, before: 1}, strategy: ['fakeBar', 'sharedBar']}
    """

  private func scene(_ text: String = text, in folder: TemporaryTree) throws -> Scene {
    try SceneLoader.load(folder.write(text, to: "scenes/two.json5"))
  }

  private func manifest(_ bytes: [UInt8]?) throws -> [String: Any] {
    let bytes = try #require(bytes)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("without digests the pictures are the same, and the list lacks nothing else")
  func noDigests() throws {
    let folder = try TemporaryTree()
    let scene = try scene(in: folder)
    _ = try StraightLine.render(scene, to: folder.path + "/with", jobs: 2)
    _ = try StraightLine.render(scene, to: folder.path + "/without", jobs: 2, digest: nil)
    let (with, without) = (try folder.files("with"), try folder.files("without"))
    #expect(Set(with.keys) == Set(without.keys))
    for (path, bytes) in with where path.hasSuffix(".png") {
      let other = try ImageDecoder.decode(without[path] ?? []).pixmap
      #expect(try ImageDecoder.decode(bytes).pixmap == other)
    }
    for (path, bytes) in with where path.hasSuffix(".json") {
      let frames = [try manifest(bytes), try manifest(without[path])].map {
        $0["frames"] as? [[String: Any]] ?? []
      }
      #expect(frames[0].count == 6 && frames[0].count == frames[1].count)
      for (frame, other) in zip(frames[0], frames[1]) {
        #expect(
          Set(frame.keys).subtracting(other.keys) == ["xxh128"]
            && other["file"] as? String == frame["file"] as? String)
      }
    }
  }

  @Test("SHA-256 takes the other digest's place where it is asked for")
  func sha256() throws {
    let folder = try TemporaryTree()
    _ = try StraightLine.render(scene(in: folder), to: folder.path + "/out", jobs: 2, digest: .sha256)
    let files = try folder.files("out")
    let list = try manifest(files["two/1/fakeBar/frames.json"])
    let frames = try #require(list["frames"] as? [[String: Any]])
    #expect(frames.count == 6)
    for frame in frames {
      let name = try #require(frame["file"] as? String)
      let decoded = try ImageDecoder.decode(files["two/1/fakeBar/" + name] ?? [])
      #expect(frame["sha256"] as? String == (try PixelDigest.sha256(decoded.pixmap)))
      #expect(frame["xxh128"] == nil)
    }
  }

  @Test("a folder for each step and strategy, frames counted from 0, a list that tells what they show")
  func layout() throws {
    let folder = try TemporaryTree()
    let summary = try StraightLine.render(scene(in: folder), to: folder.path + "/out", jobs: 2)
    let files = try folder.files("out")
    let folders = ["1/fakeBar", "1/sharedBar", "2/fakeBar", "2/sharedBar"]
    let expected = folders.flatMap { folder in
      ["frames.json"] + (0..<6).map { "frame-000\($0).png" }.map { $0 }
    }
    #expect(files.count == expected.count && summary.frames == 24)
    #expect(summary.folders == folders.map { "\(folder.path)/out/two/\($0)" })
    let list = try manifest(files["two/2/sharedBar/frames.json"])
    #expect(list["scene"] as? String == "two" && list["step"] as? Int == 2)
    #expect(list["operation"] as? String == "pop" && list["strategy"] as? String == "sharedBar")
    let frames = try #require(list["frames"] as? [[String: Any]])
    #expect(frames.map { $0["index"] as? Int } == [0, 1, 2, 3, 4, 5])
    #expect(frames.map { $0["file"] as? String } == (0..<6).map { "frame-000\($0).png" })
    #expect(frames.map { $0["time"] as? Double } == [0, 0, 0.125, 0.25, 0.375, 0.5])
    #expect(frames.map { $0["phase"] as? String } == ["rest", "rest", "timed", "timed", "timed", "rest"])
    let progress = try #require(frames.map { $0["progress"] as? Double } as? [Double])
    #expect(progress[0] == 0 && progress[1] == 0 && progress[5] == 1 && progress == progress.sorted())
    // A pop moves the top page from 0 to the width.
    for (x, progress) in zip(frames.map { $0["x"] as? Double ?? -1 }, progress) {
      #expect(abs(x - 40 * progress) < 0.001)
    }
    for frame in frames {
      let name = try #require(frame["file"] as? String)
      let decoded = try ImageDecoder.decode(files["two/2/sharedBar/" + name] ?? [])
      #expect(decoded.pixmap.width == 80 && decoded.pixmap.height == 160)
      let hasher = PixelHasher(.xxh128)
      try hasher.begin(width: 80)
      hasher.append(rows: decoded.pixmap.words, count: 160)
      #expect(frame["xxh128"] as? String == hasher.finish())
    }
  }

  @Test("a push moves the top page in from the right, right to left from the left")
  func pageX() throws {
    for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      let step = try #require(
        try SceneStager(Stage.scene(FrameFolderTests.text, direction: direction)).steps().first)
      let xs = step.samples(FrameSampling(.progress([0, 0.25, 1]))).map(\.topPageX)
      #expect(xs == [40 * sign, 30 * sign, 0])
    }
  }

  @Test("the same scene twice leaves the same pictures and lists, and nothing else")
  func twice() throws {
    let folder = try TemporaryTree()
    let scene = try scene(in: folder)
    _ = try StraightLine.render(scene, to: folder.path + "/out", jobs: 3)
    let first = try folder.contents("out")
    _ = try StraightLine.render(scene, to: folder.path + "/out", jobs: 1)
    #expect(try folder.contents("out") == first)
  }

  @Test("frames of an older list go, other files stay")
  func cleanUp() throws {
    let folder = try TemporaryTree()
    var scene = try scene(in: folder)
    _ = try StraightLine.render(scene, to: folder.path + "/out", jobs: 1)
    try folder.write("mine", to: "out/two/1/fakeBar/frame-0099.png")
    try folder.write("mine", to: "out/two/1/fakeBar/notes.txt")
    scene.sampling = FrameSampling(.count(2))
    _ = try StraightLine.render(scene, to: folder.path + "/out", jobs: 1)
    #expect(
      try folder.files("out/two/1/fakeBar").keys.sorted()
        == ["frame-0000.png", "frame-0001.png", "frame-0099.png", "frames.json", "notes.txt"])
  }

  @Test("what a killed run left is cleared up by the next, and nothing else")
  func killed() throws {
    let folder = try TemporaryTree()
    let here = "out/two/1/fakeBar/"
    // As a run of nine frames leaves its folder when it is killed: frames and the hidden note, no list.
    for index in 0..<9 { try folder.write("torn off", to: here + "frame-000\(index).png") }
    let entries = (0..<9).map { "{\"file\": \"frame-000\($0).png\"}" }.joined(separator: ", ")
    try folder.write("{\"frames\": [\(entries)]}", to: here + ".frames-in-progress.json")
    try folder.write("mine", to: here + "frame-0042.png")
    _ = try StraightLine.render(scene(in: folder), to: folder.path + "/out", jobs: 2)
    let names = (0..<6).map { "frame-000\($0).png" } + ["frame-0042.png", "frames.json"]
    #expect(try folder.files("out/two/1/fakeBar").keys.sorted() == names)
  }

  @Test("a list with names that are not ours removes nothing")
  func malice() throws {
    let folder = try TemporaryTree()
    let victims = [
      "victim.png", "out/two/1/victim.png", "out/two/1/fakeBar/victim.png", "out/two/1/fakeBar/frame-7.png",
    ]
    for victim in victims { try folder.write("mine", to: victim) }
    let names = [
      "../victim.png", "../../../../victim.png", folder.path + "/victim.png", "victim.png", "frame-7.png",
      "./frame-0005.png", "", ".", "..",
    ]
    let entries = names.map { "{\"file\": \"\($0)\"}" }.joined(separator: ",")
    try folder.write("{\"frames\": [\(entries), {\"file\": 5}, 7]}", to: "out/two/1/fakeBar/frames.json")
    try folder.write("mine", to: "out/two/1/fakeBar/frame-0055.png")
    _ = try StraightLine.render(scene(in: folder), to: folder.path + "/out", jobs: 1)
    for victim in victims + ["out/two/1/fakeBar/frame-0055.png"] {
      #expect(try folder.bytes(victim) == Array("mine".utf8), "\(victim)")
    }
  }

  @Test(
    "an older list that is no list is written over",
    arguments: ["", "[", "[]", "{\"frames\": {}}", "{\"frames\": [[]]}"])
  func brokenList(text: String) throws {
    let folder = try TemporaryTree()
    try folder.write(text, to: "out/two/1/fakeBar/frames.json")
    _ = try StraightLine.render(scene(in: folder), to: folder.path + "/out", jobs: 1)
    let frames = try manifest(folder.files("out")["two/1/fakeBar/frames.json"])["frames"] as? [Any]
    #expect(frames?.count == 6)
  }

  @Test("a frame never replaces an input; then nothing at all is written")
  func input() throws {
    for name in ["frame-0004.png", "frames.json"] {
      let folder = try TemporaryTree()
      let picture = try TestPNG.solid(0xFF12_3456, width: 2, height: 2)
      try folder.write(picture, to: "scenes/two/1/fakeBar/" + name)
      let text = FrameFolderTests.text.replacing(
        "content: {color: '#FF0000'}", with: "content: {image: 'two/1/fakeBar/\(name)'}")
      let scene = try scene(text, in: folder)
      let path = folder.path + "/scenes/two/1/fakeBar/" + name
      let expected = FileError(
        .cannotCreate, path: path, reason: "it is an input of this scene", remedy: "choose another output")
      #expect(throws: expected) { try StraightLine.render(scene, to: folder.path + "/scenes", jobs: 2) }
      #expect(try folder.files("scenes/two") == ["1/fakeBar/" + name: picture])
    }
  }

  @Test("an input that an older list names is not removed")
  func listedInput() throws {
    let folder = try TemporaryTree()
    let name = "scenes/two/1/fakeBar/frame-0000.png"
    let picture = try TestPNG.solid(0xFF12_3456, width: 2, height: 2)
    for index in 0..<7 {
      try folder.write(picture, to: "scenes/two/1/fakeBar/frame-000\(index).png")
    }
    let entries = (0..<7).map { "{\"file\": \"frame-000\($0).png\"}" }.joined(separator: ",")
    try folder.write("{\"frames\": [\(entries)]}", to: "scenes/two/1/fakeBar/frames.json")
    let text = FrameFolderTests.text.replacing(
      "content: {color: '#FF0000'}", with: "content: {image: 'two/1/fakeBar/frame-0006.png'}")
    _ = try StraightLine.render(scene(text, in: folder), to: folder.path + "/scenes", jobs: 1)
    #expect(try folder.bytes("scenes/two/1/fakeBar/frame-0006.png") == picture)
    #expect(try folder.bytes(name) != picture)
  }

  @Test("a job that fails leaves no list, so nobody takes its folder for complete")
  func failure() throws {
    let folder = try TemporaryTree()
    var scene = try scene(
      FrameFolderTests.text.replacing(
        "a: {", with: "a: {bar: {backgroundImage: {gradient: ['#F00', '#00F']}}, "),
      in: folder)
    _ = try StraightLine.render(scene, to: folder.path + "/out", jobs: 2)
    scene.images = ImageStore()
    #expect(throws: RasterError.self) { try StraightLine.render(scene, to: folder.path + "/out", jobs: 2) }
    let names = try folder.files("out").keys
    #expect(!names.contains("two/1/fakeBar/frames.json"))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test("an output that cannot be made is an error that names it")
  func unwritable() throws {
    let folder = try TemporaryTree()
    let scene = try scene(in: folder)
    try folder.write("a file", to: "file")
    // A file in the place of a folder, at each level.
    for output in ["file", "file/below", "out"] {
      if output == "out" { try folder.write("a file", to: "out/two/1") }
      do {
        _ = try StraightLine.render(scene, to: folder.path + "/" + output, jobs: 1)
        Issue.record("written to \(output)")
      } catch let error as FileError {
        #expect(error.kind == .cannotCreate && error.path == folder.path + "/\(output)/two/1/fakeBar")
      }
    }
    // A folder in the place of a file.
    for name in ["frames.json", "frame-0000.png"] {
      try folder.write("", to: "blocked/two/1/fakeBar/\(name)/x")
      #expect(throws: FileError.self) {
        try StraightLine.render(scene, to: folder.path + "/blocked", jobs: 1)
      }
      try FileManager.default.removeItem(atPath: folder.path + "/blocked")
    }
  }

  @Test("where nothing is drawn a frame keeps alpha")
  func alpha() throws {
    let scene = try Stage.scene(
      """
      {traits: {size: [20, 90], scale: 1, statusBarHeight: 0}, container: {background: 'clear'},
      bar: {backgroundAlpha: 0}, screens: {a: {content: {color: 'clear'}},
      b: {content: {color: '#00FF0080'}}}, stack: ['a'], steps: [{push: 'b'}]}
      """)
    #expect(try Stage.frame(scene, 0)[10, 80] == 0)
    #expect(try Stage.frame(scene, 1)[10, 80] == 0x8000_8000)
  }

  @Test("a stack at rest is one frame of step 0; a step without animation shows before and after")
  func stills() throws {
    let rest = try Stage.step(Stage.scene("{screens: {a: {}}, stack: ['a']}"))
    #expect(rest.number == 0 && rest.operation == "rest")
    #expect(rest.samples(.standard).map(\.instant) == [Instant(progress: 0, time: 0, phase: .rest)])
    let jump = try Stage.step(
      Stage.scene("{screens: {a: {}, b: {}}, stack: ['a'], steps: [{push: 'b', animated: false}]}"))
    #expect(jump.samples(.standard).map(\.instant.progress) == [0, 1])
  }
}
