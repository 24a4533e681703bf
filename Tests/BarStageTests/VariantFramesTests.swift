import BarGeometry
import BarStage
import Foundation
import Testing

@Suite("Frames of a project's variants")
struct VariantFramesTests {
  private static let matrix =
    "defaults: {traits: {scale: 1}}, matrix: {device: ['iPhone SE', 'iPhone 8'], style: ['dark']}"

  @Test("each variant has its folder inside the strategy's, and frames.json says which it is")
  func folders() throws {
    let project = try MatrixProject(Self.matrix)
    let output = try TemporaryTree()
    for job in try project.jobs() {
      _ = try StraightLine.render(try job.load(), to: output.path, jobs: 1)
    }
    let files = try output.files()
    #expect(
      files.keys.sorted() == [
        "push/1/fakeBar/iPhone 8-dark-ltr/frame-0000.png", "push/1/fakeBar/iPhone 8-dark-ltr/frames.json",
        "push/1/fakeBar/iPhone SE-dark-ltr/frame-0000.png", "push/1/fakeBar/iPhone SE-dark-ltr/frames.json",
      ])
    let list = try #require(files["push/1/fakeBar/iPhone SE-dark-ltr/frames.json"])
    let root = try SourceText(file: "frames.json", bytes: list).parse()
    #expect(
      root["variant"]?.value.json
        == "{\n  \"device\": \"iPhone SE\",\n  \"style\": \"dark\",\n  \"direction\": \"ltr\",\n  \"os\": 17\n}"
    )
    #expect(root["strategy"]?.string == "fakeBar")
  }

  @Test("without a matrix folders and frames.json are as ever")
  func none() throws {
    let project = try MatrixProject("defaults: {traits: {scale: 1, device: 'iPhone SE'}}")
    let output = try TemporaryTree()
    _ = try StraightLine.render(try #require(try project.jobs().first).load(), to: output.path, jobs: 1)
    #expect(
      try output.files().keys.sorted() == ["push/1/fakeBar/frame-0000.png", "push/1/fakeBar/frames.json"])
    #expect(
      !String(decoding: try output.bytes("push/1/fakeBar/frames.json"), as: UTF8.self).contains("variant"))
  }

  @Test("a filmstrip has a row for each variant")
  func filmstrip() throws {
    func height(_ jobs: [SceneJob]) throws -> Int {
      var draft = FilmstripDraft(
        sampling: FrameSampling(.progress([0.5])), crop: .rect(.init(x: 0, y: 0, width: 90, height: 60)),
        jobs: 1)
      for job in jobs { try draft.add(try job.load()) }
      return try draft.png()[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
    let project = try MatrixProject(Self.matrix)
    let jobs = try project.jobs()
    // Half scale of 1: a heading of 40 points, tiles of 60, captions of 36, gaps of 16 between rows.
    #expect(try height(jobs) - height([jobs[0]]) == (40 + 60 + 36 + 16) / 2)
  }

  @Test("more than 400 tiles are refused though they come scene by scene")
  func tooManyTiles() throws {
    let project = try MatrixProject(Self.matrix)
    let scene = try #require(try project.jobs().first).load()
    var draft = FilmstripDraft(sampling: FrameSampling(.count(150)), crop: .bar, jobs: 1)
    for _ in 0..<4 { try draft.add(scene) }
    #expect(throws: FilmstripError.tooManyTiles(600)) { try draft.png() }
  }

  @Test("a shelf keeps the scene that was asked for last, and no other")
  func shelf() throws {
    let project = try MatrixProject(Self.matrix)
    let shelf = SceneShelf(try project.jobs())
    #expect(try shelf.scene(0).variant?.device == "iPhone SE")
    #expect(try shelf.scene(1).variant?.device == "iPhone 8")
    try FileManager.default.removeItem(atPath: project.tree.path + "/Scenes/push.json5")
    #expect(try shelf.scene(1).variant?.device == "iPhone 8")
    #expect(throws: FileError.self) { try shelf.scene(0) }
  }
}
