/// `UIBarMetrics`: which form of the bar a background image is meant for.
public enum BarMetrics: String, CaseIterable, Hashable, Sendable {
  case `default`
  /// The low bar of a turned phone.
  case compact
  /// A bar with a prompt.
  case defaultPrompt
  case compactPrompt

  /// The metrics in effect while `item` is on top: compact in a low bar, with a prompt where the item has one
  /// (UIBarMetrics).
  public init(traits: Traits, item: NavigationItem) {
    switch (traits.isBarCompact, item.prompt != nil) {
    case (false, false): self = .default
    case (true, false): self = .compact
    case (false, true): self = .defaultPrompt
    case (true, true): self = .compactPrompt
    }
  }

  var isCompact: Bool { self == .compact || self == .compactPrompt }
}
