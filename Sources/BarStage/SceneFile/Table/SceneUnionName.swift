/// Every named value with several forms; the schema's `$defs` bear these names.
public enum SceneUnionName: String, CaseIterable, Sendable {
  case color, image, barStyle, titleView, step, strategies, frames

  public var union: SceneUnion {
    switch self {
    case .color: .color
    case .image: .image
    case .barStyle: .barStyle
    case .titleView: .titleView
    case .step: .step
    case .strategies: .strategies
    case .frames: .frames
    }
  }
}
