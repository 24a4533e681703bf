/// The blur effects a bar background can have, by the scene's names.
public enum BlurEffect: String, CaseIterable, Hashable, Sendable {
  case systemChromeMaterial
  case regular
  case prominent
  case light
  case extraLight
  case dark
  case none
}
