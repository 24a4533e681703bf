public import BarGeometry
public import BarModel

/// What a command line or a project file puts in place of what scenes say.
public struct SceneOverrides: Sendable {
  public var device: String?
  public var os: Int?
  public var scale: Double?
  public var style: UserInterfaceStyle?
  public var direction: LayoutDirection?
  /// Names of strategies.
  public var strategies: [String]?
  public var selection: StepSelection?
  public var sampling: FrameSampling.Rule?

  public init() {}

  /// Without those about traits that a later change of the scene itself sets.
  func yielding(to change: JSON5.Node) -> SceneOverrides {
    var result = self
    if change["device"] != nil { result.device = nil }
    if change["os"] != nil { result.os = nil }
    if change["scale"] != nil { result.scale = nil }
    if change["style"] != nil { result.style = nil }
    if change["direction"] != nil { result.direction = nil }
    return result
  }

  /// Those of a matrix's keys about traits that are set.
  package var narrowedKeys: [String] {
    let keys = [
      ("device", device != nil), ("style", style != nil), ("direction", direction != nil), ("os", os != nil),
    ]
    return keys.filter(\.1).map(\.0)
  }

  /// What is set, as words of the command line: what tells two runs apart.
  package var words: [String] {
    func word(_ name: String, _ value: (some Any)?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
    let step: [String] =
      switch selection {
      case nil: []
      case .last: ["--step=last"]
      case .all: ["--step=all"]
      case .numbers(let numbers): ["--step=" + numbers.map { "\($0)" }.joined(separator: ",")]
      }
    return word("device", device) + word("os", os) + word("scale", scale) + word("style", style?.rawValue)
      + word("direction", direction?.rawValue) + word("strategy", strategies?.joined(separator: ",")) + step
  }
}
