/// This release of the package.
public enum Release {
  /// Semantic version: a change of what may be scene, report or pixel raises it.
  public static let version = "0.1.0"
  /// As `fakebar --version` prints it and reports hold it.
  public static let tool = "fakebar \(version)"
}
