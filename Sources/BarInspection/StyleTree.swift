import BarGeometry
public import BarModel

/// What a bar style sets, by the keys of scene files, for programs.
public indirect enum StyleTree: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: StyleTree

    public init(key: String, value: StyleTree) {
      self.key = key
      self.value = value
    }
  }

  case unset
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([StyleTree])
  case members([Member])

  /// Untouched keys are left out.
  public init(_ style: BarStyle) {
    // What has a place of its own there stands under backgroundImages in a scene.
    let metrics = [
      "compactBackgroundImage": "compact", "defaultPromptBackgroundImage": "defaultPrompt",
      "compactPromptBackgroundImage": "compactPrompt",
    ]
    let all = StyleTree.members(of: style)
    let images = all.compactMap { member in
      metrics[member.key].map { Member(key: $0, value: member.value) }
    }
    let others = all.filter { metrics[$0.key] == nil }
    let group = images.isEmpty ? [] : [Member(key: "backgroundImages", value: .members(images))]
    self = .members(others + group)
  }

  /// Every stored property in its order: one that is added later cannot be forgotten here.
  private static func members(of value: Any) -> [Member] {
    Mirror(reflecting: value).children.compactMap { child in
      guard let key = child.label, let value = tree(optional: child.value) else { return nil }
      return Member(key: key, value: value)
    }
  }

  private static func tree(optional value: Any) -> StyleTree? {
    switch value {
    case let setting as any AnySetting:
      switch setting.state {
      case .untouched: nil
      case .unset: .unset
      case .set(let value): tree(value)
      }
    case let configuration as AppearanceStyle.Configuration?: configuration.map { .text($0.rawValue) }
    case let color as DynamicColor?: color.map(tree)
    case let number as Double?: number.map { .number($0) }
    case let weight as FontWeight?: weight.map { .text($0.name) }
    case let text as String?: text.map { .text($0) }
    default: tree(value)
    }
  }

  private static func tree(_ value: Any) -> StyleTree {
    switch value {
    case let flag as Bool: .flag(flag)
    case let number as Double: .number(number)
    case let color as DynamicColor:
      color.light == color.dark
        ? .text(color.light.hex)
        : .members([
          Member(key: "light", value: .text(color.light.hex)),
          Member(key: "dark", value: .text(color.dark.hex)),
        ])
    case let image as BarImage: .text(image.isEmpty ? "empty" : image.name)
    case let point as Point: .list([.number(point.x), .number(point.y)])
    case is AppearanceStyle, is ButtonAppearanceStyle, is ButtonAppearanceStyle.State, is TextAttributes:
      .members(members(of: value))
    default: .text("\(value)")
    }
  }
}
