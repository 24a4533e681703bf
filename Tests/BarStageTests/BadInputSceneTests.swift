import BarDisplay
import BarGeometry
import BarModel
import BarNavigation
import BarPixels
import BarStage
import Foundation
import Testing

@Suite("Bad input: scenes")
struct BadInputSceneTests {
  static let stacks: [BadScene] = [
    .init(whole: "{screens: {a: {}}, stack: [‸'b']}", "$.stack[0]: no screen is called 'b'"),
    .init(whole: "{screens: {a: {}}, stack: ['a', ‸'b']}", "$.stack[1]: no screen is called 'b'"),
    .init("steps: [{push: ‸'c'}]", "$.steps[0].push: no screen is called 'c'"),
    .init("steps: [{push: 'b'}, {pop: true}, ‸{pop: true}]", "\"a\" is the root and cannot be popped"),
    .init("steps: [{push: 'b'}, ‸{push: 'b'}]", "\"b\" is on the stack already"),
    .init("steps: [‸{push: 'a'}]", "Push a second instance with as: \"a2\""),
    .init("steps: [{push: 'a', as: 'b'}, ‸{push: 'b'}]", "\"b\" is on the stack already"),
    .init(whole: "{screens: {a: {}}, stack: ‸['a', 'a']}", "\"a\" is on the stack already"),
    .init(
      whole: "{screens: {a: {extends: 'b'}, b: {extends: ‸'c'}, c: {extends: 'b'}}, stack: ['a']}",
      "extends itself in a circle"),
    .init("traits: {size: [390, ‸0]}", "$.traits.size[1]: 0 is out of range"),
    .init("traits: {size: [‸NaN, 10]}", "NaN is no finite number"),
    .init("traits: {size: [10, ‸Infinity]}", "Infinity is no finite number"),
    .init("traits: {size: [‸1e9, 1]}", "out of range"), .init("motion: {duration: ‸0}", "out of range"),
    .init("frames: {count: ‸1e9}", "out of range"),
    .init("traits: {device: ‸'iPhone 99'}", "$.traits.device"),
    .init("render: ‸2, steps: [{push: 'b'}]", "there is no step 2"),
    .init("render: ‸1, steps: [{wait: 1}, {push: 'b'}]", "step 1 is a wait and shows nothing: use 2"),
    .init("strategy: [‸'fakeBars']", "did you mean 'fakeBar'?"),
    .init("assets: [‸'images']", "there is no asset folder 'images'"),
    .init("assets: [‸'../outside']", "'../outside' lies outside the scene's folder"),
  ]

  @Test("a scene that cannot be shown is refused at its place", arguments: stacks)
  func refused(scene: BadScene) throws {
    let folder = try TemporaryTree()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/outside", withIntermediateDirectories: true)
    try scene.check(in: folder)
  }

  @Test("ten thousand screens, each building on the one before, are read")
  func manyScreens() throws {
    let screens = (1..<10_000).map { "s\($0): {extends: 's\($0 - 1)', title: 'Page \($0)'}" }
    let text = "{screens: {s0: {bar: {alpha: 0.5}}, \(screens.joined(separator: ", "))}, stack: ['s9999']}"
    let scene = try Stage.scene(text)
    #expect(scene.screens.count == 10_000)
    let last = try #require(scene.screens["s9999"])
    #expect(last.item.title == "Page 9999")
    #expect(last.hooks[.viewWillAppear]?.alpha == .value(0.5))
    #expect(try SceneStager(scene).steps().count == 1)
  }

  @Test("a stack of a thousand pages is set up, one of ten thousand refused")
  func deepStack() throws {
    func text(_ count: Int) -> String {
      let names = (0..<count).map { "s\($0)" }
      let screens = names.map { "\($0): {}" }.joined(separator: ", ")
      return "{screens: {\(screens)},\n stack: ['\(names.joined(separator: "', '"))']}"
    }
    let scene = try Stage.scene(text(1000))
    #expect(scene.stack.count == 1000)
    #expect(Stage.list(try Stage.step(scene), 0).layers.contains { $0.name == "bar/content" })
    do {
      _ = try Stage.scene(text(10_000))
      Issue.record("accepted")
    } catch let error as SceneFileError {
      #expect(error.diagnostics[0].path == "$.stack" && error.diagnostics[0].line == 2)
    }
  }

  @Test("a step that is chosen from outside and not there is named with those that are")
  func missingStep() throws {
    var scene = try Stage.scene("{screens: {a: {}, b: {}}, stack: ['a'], steps: [{wait: 1}, {push: 'b'}]}")
    scene.selection = .numbers([1])
    let expected = StagingError.noSuchStep(1, file: scene.file, visible: [2])
    #expect(throws: expected) { try SceneStager(scene).steps() }
    #expect("\(expected)".hasSuffix("use 2 (steps count from 1; a wait shows nothing)"))
  }

  @Test("a stack that code left empty or doubled is refused, not drawn")
  func brokenStack() throws {
    var scene = try Stage.scene("{screens: {a: {}}, stack: ['a']}")
    let page = scene.stack[0]
    scene.stack = []
    let empty = StagingError.refused(file: scene.file, reason: "\(StackError.emptyStack)")
    #expect(throws: empty) { try SceneStager(scene).steps() }
    scene.stack = [page, page]
    let twice = StagingError.refused(file: scene.file, reason: "\(StackError.pushedTwice(page: "a"))")
    #expect(throws: twice) { try SceneStager(scene).steps() }
  }

  @Test(
    "a frame of a size that cannot be drawn is an error",
    arguments: [0.0, -1, .nan, .infinity, 1e300, 1e-9, 100])
  func frameSize(scale: Double) throws {
    var scene = try Stage.scene("{screens: {a: {}}, stack: ['a'], traits: {size: [200, 400]}}")
    let step = try Stage.step(scene)
    scene.traits.scale = scale
    var samples = step.samples(.standard)
    samples[0].list.scale = scale
    do {
      _ = try FrameRenderer(scene, jobs: 1).map(samples) { _ in 0 }
      Issue.record("drawn")
    } catch let error as FrameError {
      #expect("\(error)".hasSuffix("use a size and scale that give 1 to 16384 pixels a side"))
    }
  }

  @Test("a scene from standard input is called scene, and images lie in the working folder")
  func standardInput() throws {
    let text = JSON5MarkedText("{screens: {a: {bar: {backgroundImage: ‸'no such image'}}}, stack: ['a']}")
    do {
      _ = try StandardInput.with(text.text) { try SceneLoader.load("-") }
      Issue.record("accepted")
    } catch let error as SceneFileError {
      let first = error.diagnostics[0]
      #expect(first.file == "-" && "\(first.line):\(first.column)" == text.place)
    }
    let scene = try StandardInput.with("{screens: {a: {}}, stack: ['a']}") { try SceneLoader.load("-") }
    #expect(scene.name == "scene" && scene.file == "-")
  }

  @Test("files that are no scenes: missing, a folder, not UTF-8, too large")
  func files() throws {
    let folder = try TemporaryTree()
    func kind(_ name: String) -> FileError.Kind? {
      do {
        _ = try SceneLoader.load(folder.path + "/" + name)
        return nil
      } catch {
        return (error as? FileError)?.kind
      }
    }
    #expect(kind("none.json5") == .missing)
    #expect(kind("none/none.json5") == .missing)
    #expect(kind("") == .unreadable)
    try folder.write([UInt8](repeating: 32, count: 16 << 20 + 1), to: "large.json5")
    #expect(kind("large.json5") == .unreadable)
    for bytes: [UInt8] in [[], [0xFF, 0xFE], [0], BrokenPNG.bomb] {
      try folder.write(bytes, to: "odd.json5")
      #expect(throws: SceneFileError.self) { try SceneLoader.load(folder.path + "/odd.json5") }
    }
  }
}
