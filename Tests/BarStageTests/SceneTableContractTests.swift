import BarStage
import Testing

@Suite struct SceneTableContractTests {
  @Test("every key is let through")
  func supported() throws {
    let file = try SceneFile(
      file: "a", bytes: Array(SceneTableSample.everything.utf8), vocabulary: SceneTableRow.vocabulary)
    #expect(file.root["screens"]?.members.map(\.key) == ["home", "de tail"])
  }

  @Test(
    "other forms of the same keys are let through",
    arguments: [
      "render: 'all', steps: [{pop: true}]", "render: 1, steps: [{pop: true}]", "motion: 'uikit'",
      "frames: {}",
      "frames: {before: 1}", "frames: {count: 8}", "golden: {crop: 'bar'}", "steps: []",
      "strategy: 'sharedBar'",
      "motion: {duration: 1, curve: [0.4, 0, 0.2, 1]}",
      "bar: {standardAppearance: {titlePositionAdjustment: [0, 2]}}",
      "bar: {barTintColor: '#ABCD'}", "bar: {barTintColor: '#11223344'}",
      "bar: {tintColor: {p3: [0, 0, 0, 0]}}",
      "bar: {tintColor: {white: 0.5}}", "traits: {os: 18.0, scale: 0x2}",
      "bar: {shadowImage: {solid: 'clear'}}",
    ])
  func forms(keys: String) throws {
    let text = "{screens: {a: {}}, stack: ['a'], \(keys)}"
    #expect(try SceneTableRow.check(SourceText(file: "a", bytes: Array(text.utf8))) == [])
  }

  @Test(
    "the format's own example is fine",
    .enabled(if: SceneTableSample.example != nil))
  func example() throws {
    let text = try #require(SceneTableSample.example)
    let found = try SceneTableRow.check(SourceText(file: "scene.json5", bytes: Array(text.utf8)))
    #expect(found == [])
  }

  @Test(
    "the schema describes the format's own example",
    .enabled(if: SceneTableSample.example != nil))
  func exampleAgainstSchema() throws {
    let text = try #require(SceneTableSample.example)
    let root = try SourceText(file: "scene.json5", bytes: Array(text.utf8)).parse()
    #expect(try SceneTableSchemaValidator(.scene).errors(in: root) == [])
  }
}
