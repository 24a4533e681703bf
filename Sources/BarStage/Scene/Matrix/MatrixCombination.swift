public import BarGeometry
public import BarModel

/// One combination of a project's matrix. What the matrix does not vary is nil and stays as a scene says.
public struct MatrixCombination: Hashable, Sendable {
  public var device: String?
  public var style: UserInterfaceStyle?
  public var direction: LayoutDirection?
  public var os: Int?
  public var strategies: [String]?
  /// The matrix has several versions of iOS.
  var namesOS = false

  /// The overrides with this combination's values in place of what scenes say.
  func applied(to overrides: SceneOverrides) -> SceneOverrides {
    var result = overrides
    result.device = device ?? overrides.device
    result.style = style ?? overrides.style
    result.direction = direction ?? overrides.direction
    result.os = os ?? overrides.os
    result.strategies = strategies ?? overrides.strategies
    return result
  }

  /// “iPhone 15 dark ltr 17”: every value that is set.
  var words: String {
    let values = [device, style?.rawValue, direction?.rawValue, os.map { "\($0)" }]
    return (values.compactMap { $0 } + (strategies ?? [])).joined(separator: " ")
  }
}
