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
}
