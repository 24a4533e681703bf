import FakeBar

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Invocation {
  /// What the options put in place of what scenes say.
  func overrides() throws(UsageError) -> SceneOverrides {
    var overrides = SceneOverrides()
    overrides.device = try device()?.name
    overrides.os = try os()
    overrides.scale = try integer(.scale, in: 1...3).map(Double.init)
    overrides.style = self[.style].flatMap(UserInterfaceStyle.init)
    overrides.direction = self[.direction].flatMap(LayoutDirection.init)
    overrides.strategies = try strategies()
    overrides.selection = try selection()
    overrides.sampling = try sampling()
    return overrides
  }

  /// The device that is named; nil when none is.
  func device() throws(UsageError) -> Device? {
    guard let name = self[.device] else { return nil }
    if let device = Device.named(name) { return device }
    let near = Suggestion.closest(to: name, in: Device.allNames)
    throw invalid(.device, name, near.map { "did you mean '\($0)'?" } ?? "see the list of 'fakebar devices'")
  }

  /// Workers.
  func jobs() throws(UsageError) -> Int {
    // Assumed: more cores than any machine that draws navigation bars has.
    try integer(.jobs, in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  private func os() throws(UsageError) -> Int? {
    if let text = self[.os], let version = Int(text), version >= 26 {
      throw invalid(.os, text, "iOS 26 and later are not modelled yet; write a whole number from 12 to 18")
    }
    return try integer(.os, in: 12...18)
  }

  private func selection() throws(UsageError) -> StepSelection? {
    switch self[.step] {
    case nil: return nil
    case "all": return .all
    case "last": return .last
    case let text?:
      guard let number = Int(text), number >= 1 else {
        throw invalid(.step, text, "write a step's number from 1, all or last")
      }
      return .numbers([number])
    }
  }

  private func sampling() throws(UsageError) -> FrameSampling.Rule? {
    let given = [CommandOption.fps, .count, .at].filter(has)
    guard given.count < 2 else {
      throw usage("'\(given[0].title)' and '\(given[1].title)' exclude each other: keep one of them")
    }
    if let rate = try integer(.fps, in: 1...240) { return .fps(Double(rate)) }
    if let count = try integer(.count, in: 1...10_000) { return .count(count) }
    return try numbers(.at, in: 0...1).map(FrameSampling.Rule.progress)
  }

  /// Labels, each a strategy that there is.
  private func strategies() throws(UsageError) -> [String]? {
    guard let text = self[.strategy] else { return nil }
    let labels = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for label in labels {
      guard let choice = StrategyChoice(label: label) else {
        throw invalid(.strategy, text, "write name or name:option=value, joined by commas")
      }
      do throws(StrategyError) { _ = try StrategyList.make(choice) } catch {
        let near = Suggestion.closest(to: choice.name, in: StrategyList.names).map { "did you mean '\($0)'?" }
        if case .unknownName = error, let near { throw invalid(.strategy, text, near) }
        throw invalid(.strategy, text, "\(error)")
      }
    }
    return labels
  }
}
