/// In which way two animations differ.
public enum AnimationVerdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// The same pictures at the same times.
  case equal
  /// The same pictures at other times.
  case timing
  /// Other pictures at the same times.
  case visual
  /// Other pictures, and what is alike comes at other times.
  case both
  /// The same pictures, but one has more of them at its beginning or end.
  case length
}
