/// Whether this release can do what a key or word asks for.
public enum SceneStatus: Hashable, Sendable {
  case supported
  /// Part of the format, but refused for now unless it asks for nothing; names what is missing.
  case later(String)
}
