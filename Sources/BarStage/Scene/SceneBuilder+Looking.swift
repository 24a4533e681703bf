import BarModel
import BarMotion

extension SceneBuilder {
  func selection() -> StepSelection {
    guard let node = file.root["render"] else { return .last }
    if node.string == "all" { return .all }
    if let number = node.integer { return .numbers([number]) }
    return node.isArray ? .numbers(node.elements.compactMap(\.integer)) : .last
  }

  func motion() -> Motion {
    guard let node = file.root["motion"], node.isObject else { return .uikit }
    let curve: TimingCurve =
      switch node["curve"]?.string {
      case "linear": .linear
      case "easeIn": .cubic(0.42, 0, 1, 1)
      case "easeOut": .cubic(0, 0, 0.58, 1)
      case "easeInOut": .cubic(0.42, 0, 0.58, 1)
      case "ease": .cubic(0.25, 0.1, 0.25, 1)
      default: bezier(node["curve"]) ?? .uikit
      }
    return Motion(curve: curve, duration: node["duration"]?.number ?? Motion.uikit.duration)
  }

  private func bezier(_ node: JSON5.Node?) -> TimingCurve? {
    let numbers = node?.elements.compactMap(\.number) ?? []
    return numbers.count == 4 ? .cubic(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }

  func sampling() -> FrameSampling {
    var result = file.root["frames"].map(sampling) ?? .standard
    if let rule = overrides.sampling { result.rule = rule }
    return result
  }

  func sampling(_ node: JSON5.Node) -> FrameSampling {
    var result = FrameSampling.standard
    if let fps = node["fps"]?.number { result.rule = .fps(fps) }
    if let count = node["count"]?.integer { result.rule = .count(count) }
    if let at = node["at"] { result.rule = .progress(at.elements.compactMap(\.number)) }
    if let times = node["times"] { result.rule = .times(times.elements.compactMap(\.number)) }
    result.before = node["before"]?.integer ?? 0
    result.after = node["after"]?.integer ?? 0
    return result
  }
}
