/// `UIDisplayGamut`.
public enum DisplayGamut: String, CaseIterable, Hashable, Sendable {
  case srgb
  case p3
}
