import BarInspection
import BarMotion
import BarStage
import FakeBar
import Testing

@Suite("Faults are found by inspections")
struct FaultInspectionTests {
  /// For each fault a step in which it can be seen, with the checks that it names.
  private static let scenes: [String: String] = [
    "plain": """
    screens: {a: {title: "Alpha", item: {right: [{title: "Edit"}]}, bar: {translucent: false, barTintColor: "#34C759", tintColor: "#000"}, content: {placeholder: "list"}},
    b: {title: "Beta", item: {right: [{title: "Done"}]}, bar: {translucent: false, barTintColor: "#AF52DE", tintColor: "#FFF", titleTextAttributes: {color: "#FFF"}}, content: {placeholder: "text"}}},
    stack: ["a"], steps: [{push: "b"}]
    """
  ]

  @Test(
    "in a step from green to purple",
    arguments: [
      "emptyFake", "fakeHeight", "fakeOffset", "fakeRemovedEarly", "backgroundShown", "itemAlpha", "tintSnap",
      "titleOffset", "shadowCutAtBand", "dimCutAtBand", "wrongObject", "contentDrops", "itemsAtOnce",
      "itemsMissing",
      "hairlineBroad", "hairlineInside",
    ])
  func plain(name: String) throws {
    guard let type = FaultList.types.first(where: { $0.name == name }) else { return }
    let options = type.options.filter { $0.defaultValue == nil || $0.name == "x" }.map {
      "\($0.name): \($0.name == "points" ? 44 : 6)"
    }
    let fault = "{\((["name: '\(name)'"] + options).joined(separator: ", "))}"
    let text =
      "{traits: {size: [200, 300], scale: 2, os: 14}, \(Self.scenes["plain"] ?? ""), faults: [\(fault)]}"
    let report = try SceneInspector(Bench.scene(text, strategy: "fakeBar"), jobs: 1).report()
    let found = Set(Bench.ids(report.findings))
    #expect(found.isSuperset(of: type.checks), "\(name) names \(type.checks), found \(found.sorted())")
  }
}
