import BarDisplay

/// What a layer is there for, told by its name, which is a path of roles.
enum LayerRole: Hashable, Sendable {
  /// The background of a bar or what it is made of.
  case background
  /// The line below a bar.
  case shadow
  /// What a fake bar has behind it in place of its page.
  case backdrop
  /// Titles and items.
  case content
  /// Status bar, home indicator.
  case overlay
  case dim
  case edgeShadow
  /// Pages, the window, groups.
  case page

  init(_ name: String) {
    let parts = name.split(separator: "/").map(String.init)
    if parts.first == "statusBar" || parts.first == "homeIndicator" {
      self = .overlay
    } else if parts == ["bottom", "dim"] {
      self = .dim
    } else if parts == ["top", "shadow"] {
      self = .edgeShadow
    } else if let bar = parts.firstIndex(where: { $0 == "bar" || $0 == "fake" }) {
      let rest = parts[(bar + 1)...].filter { $0 != "old" }
      self =
        switch rest.first {
        case "background": .background
        case "shadow": .shadow
        case "backdrop": .backdrop
        case nil: .page
        default: .content
        }
    } else {
      self = .page
    }
  }
}
