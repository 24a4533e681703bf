import BarDisplay
import BarMotion
import BarStage
import FakeBar
import Testing

@Suite("Faults in scenes")
struct FaultSceneTests {
  private func scene(_ faults: String) throws -> Scene {
    try Bench.scene(
      """
      {traits: {size: [160, 240], os: 14}, bar: {translucent: false}, screens: {a: {title: "A"}, b: {title: "B"}},
      stack: ["a"], steps: [{push: "b"}], frames: {at: [0, 0.5, 1]}, strategy: "fakeBar",
      faults: [\(faults)]}
      """)
  }

  @Test("options are read by their names, and the frames have the fault in them")
  func options() throws {
    let scene = try scene(
      "{name: 'copies', keys: ['translucent', 'alpha']}, {name: 'fakeHeight', points: 30}")
    #expect(
      scene.faults.map(\.choice) == [
        FaultChoice("copies", keys: ["translucent", "alpha"]),
        FaultChoice("fakeHeight", numbers: ["points": 30]),
      ])
    let step = try #require(try SceneStager(scene).steps().first)
    let lists = step.samples(scene.sampling).map(\.list)
    let fakes = lists.map { list in
      DisplayListText.dump(list).split(separator: "\n").first { $0.contains("top/fake/background") }
    }
    #expect(fakes[0] == nil && fakes[2] == nil)
    #expect(fakes[1]?.contains("30") == true)
  }

  @Test(
    "a fault that cannot be put in is reported at its place",
    arguments: [
      ("{name: 'fakeHigh'}", "fakeHeight"), ("{points: 4}", "name"),
      ("{name: 'emptyFake', points: 4}", "it has none"),
      ("{name: 'fakeHeight', point: 4}", "points"),
      ("{name: 'fakeRemovedEarly', frames: 0}", "from 1 to 10000"),
      ("{name: 'fakeRemovedEarly', frames: 1.5}", "whole"), ("{name: 'titleOffset', at: 2}", "from 0 to 1"),
      ("{name: 'copies'}", "needs keys"), ("{name: 'copies', keys: ['tint']}", "use barStyle"),
      ("{name: 'fakeOffset'}", "needs x or y"),
    ])
  func refused(fault: String, message: String) throws {
    do {
      _ = try scene(fault)
      Issue.record("accepted")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
      #expect("\(error)".contains("written.json5:3:"), "\(error)")
    }
  }
}
