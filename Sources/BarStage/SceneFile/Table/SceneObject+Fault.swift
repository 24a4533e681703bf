import BarMotion

extension SceneObject {
  /// A row for each option that some fault has: the faults themselves say which.
  static let fault = SceneObject(
    "A defect to put in on purpose; `fakebar faults` explains them.",
    [
      SceneField(
        "name", .words(FaultList.names), "Which one.", required: true)
    ] + faultOptions)

  private static var faultOptions: [SceneField] {
    let uses = FaultList.types.flatMap { type in type.options.map { (fault: type.name, option: $0) } }
    var names: [String] = []
    for use in uses where !names.contains(use.option.name) { names.append(use.option.name) }
    return names.map { name in
      let own = uses.filter { $0.option.name == name }
      let doc = own.map { "\($0.fault): \($0.option.doc)" }.joined(separator: " ")
      return SceneField(name, type(own.map(\.option)), doc)
    }
  }

  private static func type(_ options: [FaultOption]) -> SceneType {
    let low = options.map(\.range.lowerBound).min() ?? 0
    let high = options.map(\.range.upperBound).max() ?? 0
    return switch options.first?.unit {
    case .keys: .list(.name)
    case .frames: .integer(Int(low)...Int(high))
    default: .number(low...high)
    }
  }
}
