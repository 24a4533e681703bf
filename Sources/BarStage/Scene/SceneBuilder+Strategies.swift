import BarGeometry
import BarModel
import BarMotion
import BarNavigation

extension SceneBuilder {
  /// One strategy, or several to compare; `fakeBar` when nobody says.
  func strategies() throws(SceneFileError) -> [any TransitionStrategy] {
    let node = file.root["strategy"]
    let labels = overrides.strategies ?? node.map(SceneBuilder.strategyLabels) ?? [FakeBarStrategy.name]
    var result: [any TransitionStrategy] = []
    for label in labels {
      let strategy = try strategy(label, at: (node ?? file.root).offset, path: "$.strategy")
      if !result.contains(where: { $0.label == strategy.label }) { result.append(strategy) }
    }
    try checkPageStrategies()
    return result
  }

  /// A page's own strategy has to be one that there is.
  private func checkPageStrategies() throws(SceneFileError) {
    for screen in file.root["screens"]?.members ?? [] {
      guard let node = screen.value["strategy"] else { continue }
      let path = ScenePath().appending("screens").appending(screen.key).appending("strategy")
      for label in SceneBuilder.strategyLabels(node) {
        let own = try strategy(label, at: node.offset, path: "\(path)")
        guard own.ownership != .own else { continue }
        throw SourcePlace(source: source, offset: node.offset, path: "\(path)").error(
          "\(own.name) is no strategy for a page's own bar", remedy: "use perPageBar or ownContainer")
      }
    }
  }

  func strategy(_ label: String, at offset: Int, path: String) throws(SceneFileError)
    -> any TransitionStrategy
  {
    let place = SourcePlace(source: source, offset: offset, path: path)
    guard let choice = StrategyChoice(label: label) else {
      throw place.error(
        "\(Quote(label)) is no strategy", remedy: "write a name, or a name with options as name:option=value")
    }
    do throws(StrategyError) { return try StrategyList.make(choice) } catch {
      throw place.error("this strategy cannot be had", remedy: "\(error)")
    }
  }

  /// Strategies as labels, from any form of the contract.
  static func strategyLabels(_ node: JSON5.Node) -> [String] {
    if node.isArray { return node.elements.flatMap(strategyLabels) }
    if let label = node.string { return [label] }
    guard let name = node["name"]?.string else { return [] }
    var choice = StrategyChoice(name)
    for member in node.members where member.key != "name" {
      choice.options[member.key] = isColor(member.key) ? colorText(member.value) : optionText(member.value)
    }
    return [choice.label]
  }

  private static func isColor(_ option: String) -> Bool { option == "paintsContainer" }

  /// A word as it is, components in hex.
  private static func colorText(_ node: JSON5.Node) -> String {
    node.string ?? DynamicColor(node: node)?.light.hex ?? ""
  }

  /// An option's value as a label writes it.
  private static func optionText(_ node: JSON5.Node) -> String {
    if let text = node.string { return text }
    if let flag = node.bool { return "\(flag)" }
    if let number = node.number { return JSONLine.text(number) }
    if node.isArray { return node.elements.map(optionText).joined(separator: "+") }
    return node["duration"].map(optionText) ?? ""
  }

  /// The defects to put in.
  func faults() throws(SceneFileError) -> [any Fault] {
    var result: [any Fault] = []
    for (index, node) in (file.root["faults"]?.elements ?? []).enumerated() {
      var choice = FaultChoice(node["name"]?.string ?? "")
      for member in node.members where member.key != "name" {
        if let number = member.value.number { choice.numbers[member.key] = number }
        if member.value.isArray { choice.keys = member.value.elements.compactMap(\.string) }
      }
      do throws(FaultError) { result.append(try FaultList.make(choice)) } catch {
        throw SourcePlace(source: source, offset: node.offset, path: "$.faults[\(index)]")
          .error("this fault cannot be put in", remedy: "\(error)")
      }
    }
    return result
  }

  func expectations() -> [Expectation] {
    (file.root["expect"]?.elements ?? []).enumerated().map { index, node in
      Expectation(
        strategies: node["strategy"].map(SceneBuilder.strategyLabels)?.compactMap(StrategyChoice.init(label:))
          ?? [],
        hold: node["hold"]?.elements.compactMap(\.string) ?? [],
        fail: node["fail"]?.elements.compactMap(\.string) ?? [],
        place: SourcePlace(source: source, offset: node.offset, path: "$.expect[\(index)]"))
    }
  }

  func interactivePop() -> InteractivePop {
    var result = InteractivePop()
    guard let node = file.root["navigation"]?["interactivePop"], node.isObject else { return result }
    result.isEnabled = node["enabled"]?.bool ?? true
    result.isFullScreen = node["fullScreen"]?.bool ?? false
    result.policy = node["policy"]?.string ?? result.policy
    result.handling = node["handled"].flatMap(word) ?? .system
    return result
  }
}
