import BarGeometry
public import BarModel

/// What a bar style sets, in words, for traces.
public enum StyleSummary {
  /// `barTintColor #34C759, shadowImage unset`; empty when nothing is touched.
  public static func text(_ style: BarStyle) -> String {
    parts(of: style).joined(separator: ", ")
  }

  /// Every stored property in its order: a property that is added later cannot be forgotten here.
  private static func parts(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap { child in
      guard let name = child.label, let words = words(child.value) else { return nil }
      return "\(name) \(words)"
    }
  }

  /// nil for what nobody touched.
  private static func words(_ value: Any) -> String? {
    switch value {
    case let configuration as AppearanceStyle.Configuration?: configuration?.rawValue
    case let setting as any AnySetting:
      switch setting.state {
      case .untouched: nil
      case .unset: "unset"
      case .set(let value): text(value)
      }
    default: nil
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let color as DynamicColor:
      color.light == color.dark ? color.light.hex : "\(color.light.hex)/\(color.dark.hex)"
    case let image as BarImage: image.isEmpty ? "empty" : "\"\(image.name)\""
    case let number as Double: Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case let point as Point: "\(text(point.x)),\(text(point.y))"
    case is AppearanceStyle, is ButtonAppearanceStyle, is ButtonAppearanceStyle.State:
      "{\(parts(of: value).joined(separator: ", "))}"
    case let attributes as TextAttributes: "{\(text(attributes))}"
    default: "\(value)"
    }
  }

  private static func text(_ attributes: TextAttributes) -> String {
    [
      attributes.color.map { "color \(text($0))" }, attributes.size.map { "size \(text($0))" },
      attributes.weight.map { "weight \($0.name)" }, attributes.family.map { "family \"\($0)\"" },
      attributes.kern.map { "kern \(text($0))" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
