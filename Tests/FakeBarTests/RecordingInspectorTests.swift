import BarDisplay
import BarInspection
import BarPixels
import BarRendering
import BarStage
import FakeBar
import Testing

@Suite("Inspections of frames from elsewhere")
struct RecordingInspectorTests {
  /// Red under blue, with pages that can be told apart, at two pixels a point.
  private static let scene = """
    {traits: {size: [160, 260], scale: 2, os: 14}, screens: {
    a: {title: "A", bar: {translucent: false, barTintColor: "#C03030"}, content: {placeholder: "list"}},
    b: {title: "B", bar: {translucent: false, barTintColor: "#3050C0"}, content: {placeholder: "profile"}}},
    stack: ["a"], steps: [{push: "b"}, {pop: true}], frames: {at: [0, 0.3, 0.5, 0.7, 1]}}
    """

  private static func findings(
    _ text: String = RecordingInspectorTests.scene, strategy: String = "fakeBar", step: Int = 1,
    rtl: Bool = false, damage: (inout [DisplayList]) -> Void = { _ in }
  ) throws -> [Finding] {
    let scene = try Bench.scene(text, strategy: strategy, direction: rtl ? .rightToLeft : nil)
    let staged = try #require(try SceneStager(scene).steps().first { $0.number == step })
    var lists = staged.samples(scene.sampling).map(\.list)
    damage(&lists)
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    return RecordingInspector.findings(
      try Recording(frames: lists.map(compositor.render), scale: scene.traits.scale))
  }

  @Test("healthy frames have no finding", arguments: [1, 2], [false, true])
  func healthy(step: Int, rtl: Bool) throws {
    let findings = try Self.findings(step: step, rtl: rtl)
    #expect(findings == [])
  }

  @Test("the shared bar has no seam to judge")
  func shared() throws {
    let findings = try Self.findings(strategy: "sharedBar")
    #expect(Bench.ids(findings) == [])
    #expect(findings.contains { $0.check == "I3" && $0.isNote })
  }

  @Test("a bar beside its page")
  func seam() throws {
    let findings = try Self.findings { lists in
      lists[2] = Self.changed(lists[2], "top/fake/background") { $0.frame.x += 12 }
    }
    let finding = try #require(findings.first { $0.check == "I3" })
    #expect(finding.frame == 2)
    #expect(finding.progress.map { abs($0 - 0.5) < 0.01 } == true)
  }

  @Test("a bar that is gone for a frame")
  func flash() throws {
    let findings = try Self.findings { lists in
      lists[3] = Self.changed(lists[3], "top/fake/background") { $0.content = .color(.white) }
    }
    let finding = try #require(findings.first { $0.check == "I5" })
    #expect(finding.frame == 3)
  }

  @Test("a band without the status bar")
  func height() throws {
    let findings = try Self.findings { lists in
      lists[2] = Self.changed(lists[2], "top/fake/background") { layer in
        layer.frame.y = 20
        layer.frame.size.height -= 20
      }
    }
    let finding = try #require(findings.first { $0.check == "I7" })
    #expect(finding.rect?.y == 0)
    #expect(finding.rect.map { abs($0.height - 20) <= 1 } == true)
  }

  @Test("a hairline that is missing on the way")
  func hairline() throws {
    let findings = try Self.findings { lists in
      lists[2] = Self.changed(lists[2], "bottom/fake/shadow") { $0.opacity = 0 }
    }
    #expect(Bench.ids(findings) == ["I6"])
  }

  @Test("frames of two sizes, one frame, and a wrong scale are refused")
  func refused() {
    let small = Pixmap(width: 320, height: 480)
    #expect(throws: RecordingError.tooFewFrames(1)) { try Recording(frames: [small], scale: 1) }
    #expect(throws: RecordingError.otherSize(frame: 1, width: 321, height: 480)) {
      try Recording(frames: [small, Pixmap(width: 321, height: 480)], scale: 1)
    }
    #expect(throws: RecordingError.unlikelyScale(4, width: 80, height: 120)) {
      try Recording(frames: [small, small], scale: 4)
    }
  }

  private static func changed(_ list: DisplayList, _ name: String, _ body: (inout Layer) -> Void)
    -> DisplayList
  {
    func changed(_ layers: [Layer]) -> [Layer] {
      layers.map { layer in
        var layer = layer
        layer.sublayers = changed(layer.sublayers)
        if layer.name == name { body(&layer) }
        return layer
      }
    }
    var result = list
    result.layers = changed(list.layers)
    return result
  }
}
