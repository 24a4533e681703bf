import BarGeometry
import BarPixels
import BarStage
import Testing

@Suite("What a scene says of its goldens")
struct GoldenOptionTests {
  private func golden(_ keys: String) throws -> GoldenOptions {
    try Stage.scene("{screens: {a: {}}, stack: ['a'], golden: {\(keys)}}").golden
  }

  private func tolerance(_ keys: String) throws -> GoldenTolerance {
    try golden("tolerance: {\(keys)}").tolerance
  }

  @Test("without a word nothing may differ and nothing is ignored")
  func strict() throws {
    let golden = try golden("")
    #expect(golden.tolerance == GoldenTolerance() && golden.ignored.isEmpty)
    #expect(golden.tolerance.metric == .exact && golden.tolerance.threshold == 0)
    #expect(golden.tolerance.maxDiffPixels == nil && golden.tolerance.maxDiffRatio == nil)
  }

  @Test("every key of a tolerance is read")
  func everything() throws {
    var expected = GoldenTolerance()
    expected.metric = .ciede2000
    expected.threshold = 2.3
    expected.maxDiffPixels = 12
    expected.maxDiffRatio = 0.25
    expected.maxWindowPixels = 7
    expected.ignoresAntialiasing = true
    expected.background = .black
    #expect(
      try tolerance(
        "metric: 'ciede2000', threshold: 2.3, maxDiffPixels: 12, maxDiffRatio: 0.25, maxWindowPixels: 7, aa: true, "
          + "background: 'black'") == expected)
  }

  @Test("zero and false are kept: a limit of 0 is a limit")
  func zeros() throws {
    let zeros = try tolerance(
      "metric: 'yiq', threshold: 0, maxDiffPixels: 0, maxDiffRatio: 0, maxWindowPixels: 0, aa: false")
    #expect(zeros.metric == .yiq && zeros.threshold == 0 && !zeros.ignoresAntialiasing)
    #expect(zeros.maxDiffPixels == 0 && zeros.maxDiffRatio == 0 && zeros.maxWindowPixels == 0)
    #expect(try tolerance("metric: 'exact', threshold: 0") == GoldenTolerance())
  }

  @Test("zero and false put over a base's values stay too")
  func merged() throws {
    let tree = try TemporaryTree()
    try tree.write(
      "{golden: {tolerance: {metric: 'yiq', threshold: 0.5, maxDiffPixels: 9, aa: true}}}", to: "base.json5")
    try tree.write(
      "{extends: 'base.json5', screens: {a: {}}, stack: ['a'], "
        + "golden: {tolerance: {threshold: 0, maxDiffPixels: 0, aa: false}}}", to: "scene.json5")
    let tolerance = try SceneLoader.load(tree.path + "/scene.json5").golden.tolerance
    #expect(tolerance.metric == .yiq && tolerance.threshold == 0 && tolerance.maxDiffPixels == 0)
    #expect(!tolerance.ignoresAntialiasing)
  }

  @Test("parts to ignore are rectangles and layers, in the file's order")
  func ignored() throws {
    #expect(
      try golden("ignore: [{layer: 'bar/title'}, {rect: [1, 2.5, 3, 4]}]").ignored
        == [.layer("bar/title"), .rect(Rect(x: 1, y: 2.5, width: 3, height: 4))])
  }

  @Test("kinds may be all three")
  func kinds() throws {
    #expect(try golden("kinds: ['animation']").kinds == [.animation])
    #expect(try golden("kinds: ['pixels', 'animation', 'list']").kinds == [.list, .pixels, .animation])
  }

  static let mistakes: [(String, String, String)] = [
    (
      "tolerance: {threshold: ‸0.1}", "$.golden.tolerance.threshold",
      "the metric \"exact\" takes no threshold"
    ),
    ("tolerance: {metric: 'exact', threshold: ‸1}", "$.golden.tolerance.threshold", "metric: \"yiq\""),
    ("tolerance: {metric: 'yiq', threshold: ‸1.5}", "$.golden.tolerance.threshold", "a number from 0 to 1"),
    ("tolerance: {metric: 'oklab', threshold: ‸2}", "$.golden.tolerance.threshold", "a number from 0 to 1"),
    ("tolerance: {metric: 'ciede2000', threshold: ‸101}", "$.golden.tolerance.threshold", "from 0 to 100"),
    (
      "ignore: [{layer: 'bar/title'}, {rect: ‸[400, 0, 5, 5]}]", "$.golden.ignore[1].rect",
      "it lies outside the screen of 'iPhone 15', which is 393×852 points"
    ),
  ]

  @Test("what makes no sense with the metric or the screen is an error at its place", arguments: mistakes)
  func mistake(marked: String, path: String, words: String) throws {
    let text = JSON5MarkedText(
      "{traits: {device: 'iPhone 15'}, screens: {a: {}}, stack: ['a'],\n golden: {\(marked)}}")
    let error = #expect(throws: SceneFileError.self) { try Stage.scene(text.text) }
    let found = try #require(error?.diagnostics)
    #expect(found.map { "\($0.line):\($0.column)" } == [text.place] && found[0].path == path)
    #expect(found[0].summary.contains(words), "\(found[0])")
  }
}
