import BarInspection
import BarMotion
import BarStage
import FakeBar
import Testing

@Suite("A scene under every strategy")
struct SceneComparisonTests {
  @Test("the scene's own strategy comes first, then all others; each says where it parts from the first")
  func everyStrategy() throws {
    let comparison = try SceneComparison(Bench.scene(Bench.greenToPurple), jobs: 2)
    #expect(comparison.strategies.first == "fakeBar")
    #expect(Set(comparison.strategies) == Set(StrategyList.names))
    let pushes = comparison.steps.filter { $0.number == 1 }
    #expect(pushes.map(\.strategy) == comparison.strategies)
    let shared = try #require(pushes.first { $0.strategy == "sharedBar" })
    // A hook's write shows from the next frame on, in all of the band that the page on top does not cover.
    #expect(shared.failedChecks.contains("I2") && shared.difference?.frame == 1)
    #expect(shared.difference.map { $0.rect.y == 0 && $0.rect.height >= 64 && $0.ratio > 0.1 } == true)
    #expect(pushes[0].difference == nil && pushes[0].failedChecks.isEmpty)
  }

  @Test("chosen strategies are all that is compared, and equal ones do not part")
  func chosen() throws {
    let text = Bench.greenToPurple.replacing("#AF52DE", with: "#34C759")
      .replacing(##"tintColor: "#FFF", titleTextAttributes: {color: "#FFF"}"##, with: ##"tintColor: "#000""##)
    let strategies = ["sharedBar", "crossFade"].compactMap(StrategyList.named)
    let comparison = try SceneComparison(Bench.scene(text), strategies: strategies, jobs: 1)
    #expect(comparison.strategies == ["sharedBar", "crossFade"])
    #expect(comparison.steps.allSatisfy { $0.difference == nil })
    #expect(comparison.steps[1].remark(comparedWith: "sharedBar").contains("same as sharedBar"))
  }

  @Test("the JSON has a member for every step and strategy, the page holds the sheet and escapes names")
  func output() throws {
    let text = Bench.greenToPurple.replacing("{traits:", with: "{title: '<b>&\"', traits:")
    let strategies = ["fakeBar", "sharedBar"].compactMap(StrategyList.named)
    let comparison = try SceneComparison(Bench.scene(text), strategies: strategies, jobs: 2)
    let json = try SourceText(file: "a.json", bytes: Array(comparison.json.utf8)).parse()
    #expect(json["reference"]?.string == "fakeBar")
    #expect(json["steps"]?.elements.count == 6)
    #expect(json["steps"]?.elements[1]["fails"]?.elements.first?.string != nil)
    #expect(json["steps"]?.elements[1]["firstDifference"]?["frame"]?.integer == 1)
    let png = try comparison.sheet(jobs: 2)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let page = comparison.html(png: png)
    #expect(page.contains("&lt;b&gt;&amp;&quot;") && !page.contains("<b>&\""))
    #expect(page.contains("data:image/png;base64,") && !page.contains("http"))
  }
}
