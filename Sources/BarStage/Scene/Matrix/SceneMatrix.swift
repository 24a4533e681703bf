import BarFiles
import BarGeometry
import BarModel

/// The variants in which a project's scenes are shown.
public struct SceneMatrix: Sendable {
  /// Assumed: nobody looks at more pictures of one scene.
  static let maximumCombinations = 1000

  /// Names as `Device.named` gives them.
  var devices: [String] = []
  var styles: [UserInterfaceStyle] = []
  var directions: [LayoutDirection] = []
  var systems: [Int] = []
  var strategies: [String] = []
  var exclusions: [MatrixExclusion] = []
  /// Of `exclude`, or of the matrix.
  let place: SourcePlace

  /// True when nothing varies.
  var isEmpty: Bool {
    devices.isEmpty && styles.isEmpty && directions.isEmpty && systems.isEmpty && strategies.isEmpty
  }

  /// Whether the axis of a key has values.
  package func varies(_ key: String) -> Bool {
    switch key {
    case "device": !devices.isEmpty
    case "style": !styles.isEmpty
    case "direction": !directions.isEmpty
    case "os": !systems.isEmpty
    case "strategy": !strategies.isEmpty
    default: false
    }
  }

  /// The combinations for a scene, in the order of the axes: devices, styles, directions, systems; strategies
  /// stay together. Cost: combinations × exclusions.
  /// - Parameter overrides: what the command line wants; of the axes that the matrix has, only these values
  ///   stay.
  /// - Throws: `MatrixError` when that leaves nothing, `SceneFileError` when the exclusions alone leave
  ///   nothing.
  public func combinations(of scene: String, narrowedBy overrides: SceneOverrides = SceneOverrides()) throws
    -> [MatrixCombination]
  {
    let narrowed = try narrowed(by: overrides)
    let left = narrowed.product.compactMap { allowed($0, scene: scene) }
    guard left.isEmpty else { return left }
    guard product.contains(where: { allowed($0, scene: scene) != nil }) else {
      throw place.error(
        "every combination of the matrix is excluded for the scene \(Quote(scene))",
        remedy: "exclude less, or take the scene out of scenes")
    }
    throw MatrixError.nothingLeft(scene: scene)
  }

  /// How many combinations there are before exclusions; counted without making them.
  var count: Int {
    [devices.count, styles.count, directions.count, systems.count, strategies.count].reduce(1) {
      $0 * max(1, $1)
    }
  }

  /// Every combination, excluded ones too.
  var product: [MatrixCombination] {
    var result: [MatrixCombination] = []
    for device in SceneMatrix.values(devices) {
      for style in SceneMatrix.values(styles) {
        for direction in SceneMatrix.values(directions) {
          for os in SceneMatrix.values(systems) {
            result.append(
              MatrixCombination(
                device: device, style: style, direction: direction, os: os,
                strategies: strategies.isEmpty ? nil : strategies, namesOS: namesOS))
          }
        }
      }
    }
    return result
  }

  /// Whether names tell versions apart; narrowing does not change names.
  var namesOS = false

  /// An axis without values has one: as the scene says.
  private static func values<Value>(_ axis: [Value]) -> [Value?] { axis.isEmpty ? [nil] : axis.map { $0 } }

  /// The combination with the strategies that are not excluded; nil when nothing of it stays.
  /// - Parameter scene: nil = what holds for every scene.
  func allowed(_ combination: MatrixCombination, scene: String?) -> MatrixCombination? {
    let rules = exclusions.filter { rule in
      rule.scene.map { pattern in scene.map { pattern.matches($0) } ?? false } ?? true
    }
    func isAllowed(_ strategy: String?) -> Bool {
      !rules.contains { $0.matches(combination, strategy: strategy) }
    }
    var result = combination
    guard let strategies = combination.strategies else { return isAllowed(nil) ? result : nil }
    result.strategies = strategies.filter(isAllowed)
    return result.strategies == [] ? nil : result
  }

  private func narrowed(by overrides: SceneOverrides) throws(MatrixError) -> SceneMatrix {
    var result = self
    if let device = overrides.device, !devices.isEmpty {
      result.devices = try SceneMatrix.only([device], of: devices, "device") { $0 }
    }
    if let style = overrides.style, !styles.isEmpty {
      result.styles = try SceneMatrix.only([style], of: styles, "style", \.rawValue)
    }
    if let direction = overrides.direction, !directions.isEmpty {
      result.directions = try SceneMatrix.only([direction], of: directions, "direction", \.rawValue)
    }
    if let os = overrides.os, !systems.isEmpty {
      result.systems = try SceneMatrix.only([os], of: systems, "os") { "\($0)" }
    }
    if let names = overrides.strategies, !strategies.isEmpty {
      result.strategies = try SceneMatrix.only(names, of: strategies, "strategy") { $0 }
    }
    return result
  }

  private static func only<Value: Equatable>(
    _ wanted: [Value], of axis: [Value], _ key: String, _ text: (Value) -> String
  ) throws(MatrixError) -> [Value] {
    if let stranger = wanted.first(where: { !axis.contains($0) }) {
      throw .noSuchValue(text(stranger), key: key, known: axis.map(text))
    }
    return axis.filter(wanted.contains)
  }
}
