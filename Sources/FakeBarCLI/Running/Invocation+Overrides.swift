import FakeBar
import Foundation

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

  private func strategies() throws(UsageError) -> [String]? {
    guard let text = self[.strategy] else { return nil }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where StrategyList.named(name) == nil {
      if name.contains(":") {
        throw invalid(
          .strategy, text, "options of strategies are not supported yet; leave out what follows ':'")
      }
      let known = Quote.choice(StrategyList.names)
      if Invocation.laterStrategies.contains(name) {
        throw invalid(.strategy, text, "\(name) is not supported yet; use \(known)")
      }
      let near = Suggestion.closest(to: name, in: StrategyList.names).map { "did you mean '\($0)'?" }
      throw invalid(.strategy, text, near ?? "use \(known), joined by commas")
    }
    return names
  }

  /// Strategies of the scene format that this release refuses.
  private static let laterStrategies: [String] = SceneUnionName.strategies.union.alternatives.flatMap {
    form in
    guard case .words(let words) = form else { return [String]() }
    return words.filter { $0.status != .supported }.map(\.text)
  }
}
