/// What a run produced for one golden.
public enum GoldenContent: Equatable, Sendable {
  case text(String)
  case pixels(GoldenPicture)
}
