public import BarInspection
import BarModel
public import BarMotion
public import BarStage

/// What a scene expects of inspections, applied to what they saw. `inspect` and `check` both ask it.
public struct SceneExpectations {
  private let expectations: [Expectation]

  /// - Throws: `SceneFileError` where a check or a strategy is named that there is not.
  public init(_ scene: Scene) throws {
    expectations = scene.expectations
    for expectation in expectations {
      for id in expectation.hold + expectation.fail where !CheckList.ids.contains(id) {
        throw expectation.unknownCheck(id, known: CheckList.ids)
      }
      for choice in expectation.strategies {
        do throws(StrategyError) { _ = try StrategyList.make(choice) } catch {
          throw expectation.badStrategy(choice.label, "\(error)")
        }
      }
    }
  }

  /// The expectations of a scene that are not met, each a message with file, line and column; nothing is inspected
  /// where it has none. For `check`.
  /// - Throws: as `SceneInspector.report()`.
  public static func verdict(_ scene: Scene, jobs: Int) throws -> [String] {
    guard !scene.expectations.isEmpty else { return [] }
    var whole = scene
    whole.selection = .all
    return try SceneInspector(whole, jobs: jobs).report().broken
  }

  /// The strategies that are named, with their options.
  public var strategies: [any TransitionStrategy] {
    var labels: Set<String> = []
    return expectations.flatMap(\.strategies).compactMap { try? StrategyList.make($0) }
      .filter { labels.insert($0.label).inserted }
  }

  /// The checks that are named for a strategy.
  public func checks(strategy label: String) -> Set<String> {
    Set(expectations.filter { concerns($0, label) }.flatMap { $0.hold + $0.fail })
  }

  /// Takes out of each step's findings what is expected to fail, and says which expectations are not met. A check
  /// that neither list names counts as ever.
  public func applied(to steps: [InspectedStep]) -> InspectionReport {
    var report = InspectionReport()
    report.steps = steps
    for expectation in expectations {
      for label in Set(steps.map(\.strategy)).sorted() where concerns(expectation, label) {
        report.broken += breaches(of: expectation, steps.filter { $0.strategy == label }, label)
      }
      for index in steps.indices where concerns(expectation, steps[index].strategy) {
        let isExpected = { (finding: Finding) in !finding.isNote && expectation.fail.contains(finding.check) }
        report.steps[index].expected += report.steps[index].findings.filter(isExpected)
        report.steps[index].findings.removeAll(where: isExpected)
      }
    }
    return report
  }

  /// A name without options stands for all strategies of that name but those that are named with their options.
  private func concerns(_ expectation: Expectation, _ label: String) -> Bool {
    expectation.concerns(label)
      && (expectation.names(label) || !expectations.contains { $0.names(label) && !$0.strategies.isEmpty })
  }

  private func breaches(of expectation: Expectation, _ steps: [InspectedStep], _ label: String) -> [String] {
    func count(_ id: String) -> Int {
      steps.reduce(0) { $0 + $1.findings.count { $0.check == id && !$0.isNote } }
    }
    let fallen = expectation.hold.filter { count($0) > 0 }.map { id in
      expectation.broken("\(id) has to hold under \(label) and does not", remedy: "see the finding above")
    }
    let missing = expectation.fail.filter { count($0) == 0 }.map { id in
      expectation.broken(
        "\(id) has to fail under \(label) and holds",
        remedy: "remove it from fail, or find out why the defect is no longer there")
    }
    return fallen + missing
  }
}
