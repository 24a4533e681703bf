import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Testing

@Suite("Scenes whose pages do not slide") struct OperationSceneTests {
  private func steps(_ steps: String) throws -> [StagedStep] {
    var scene = try Stage.scene(
      """
      {traits: {device: 'iPhone 8', os: 14, scale: 1}, container: {background: '#FF00FF'},
       screens: {home: {title: 'Home', bar: {barTintColor: '#00FF00', translucent: false}},
        list: {title: 'List', allowsPop: false}, card: {content: {color: '#0000FF'}}},
       stack: ['home'], steps: [\(steps)], strategy: 'fakeBar'}
      """)
    scene.selection = .all
    return try SceneStager(scene).steps()
  }

  @Test("hiding takes 0.2 seconds, the fade after a veto 0.25, a presentation 0.5, the rest no time")
  func durations() throws {
    let steps = try steps(
      """
      {setBarHidden: true}, {setBarHidden: false}, {push: 'list', animated: false}, {backButton: true},
      {present: 'card'}, {dismiss: true}, {restyle: 'list', bar: {tintColor: '#F00'}}
      """)
    #expect(steps.map { $0.samples(.standard).last?.instant.time } == [0.2, 0.2, 0, 0.25, 0.5, 0.5, 0])
    #expect(
      steps.map(\.operation)
        == ["setBarHidden", "setBarHidden", "push", "backButton", "present", "dismiss", "restyle"])
  }

  @Test("without animation the bar is there and then it is not")
  func atOnce() throws {
    let samples = try #require(try steps("{setBarHidden: true, animated: false}").first).samples(.standard)
    #expect(samples.map { $0.list.find("bar/background") != nil } == [true, false])
  }

  @Test("a hidden bar stays hidden while the page scrolls and the device turns")
  func stays() throws {
    let steps = try steps("{setBarHidden: true}, {traits: {style: 'dark'}}")
    #expect(steps[1].samples(.standard).allSatisfy { $0.list.find("bar/background") == nil })
  }

  @Test("nothing of the window shows while the bar goes: each step is whole at every instant")
  func noHole() throws {
    let step = try #require(try steps("{setBarHidden: true}").first)
    let scene = try Stage.scene("{screens: {a: {}}, stack: ['a'], traits: {device: 'iPhone 8', scale: 1}}")
    for progress in [0.0, 0.1, 0.5, 0.9, 0.999, 1] {
      let list = step.choreography.displayList(at: Instant(progress: progress, time: 0, phase: .dragging))
      let frame = try Stage.compositor(scene).render(list)
      let magenta = (0..<667).filter { frame[187, $0] == 0xFFFF_00FF }
      #expect(magenta == [], "at \(progress)")
    }
  }

  @Test("the corners of a card are cut off, what lies below it is darker")
  func card() throws {
    let step = try #require(try steps("{present: 'card', style: 'sheet'}").last)
    let scene = try Stage.scene("{screens: {a: {}}, stack: ['a'], traits: {device: 'iPhone 8', scale: 1}}")
    let frame = try Stage.compositor(scene).render(step.choreography.restingTo)
    // The green bar under black at 0.2, beside and above the card and in its corner.
    for (x, y) in [(187, 29), (0, 30), (374, 30)] {
      #expect(frame[x, y] >> 8 & 255 == 204, "\(x), \(y)")
      #expect(frame[x, y] & 255 == 0, "\(x), \(y)")
    }
    #expect(frame[187, 31] == 0xFF00_00FF)
    #expect(frame[0, 666] == 0xFF00_00FF)
  }

  @Test("under a presented page the device turns with both")
  func turned() throws {
    let steps = try steps("{present: 'card'}, {traits: {orientation: 'landscapeLeft'}}")
    let lists = steps[1].samples(.standard).map(\.list)
    #expect(lists.map(\.size) == [Size(width: 375, height: 667), Size(width: 667, height: 375)])
    #expect(lists.allSatisfy { $0.find("bar/background") == nil })
  }
}
