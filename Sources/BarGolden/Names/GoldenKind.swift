/// What a golden holds; the raw values are the words of a scene's `golden.kinds`.
public enum GoldenKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text, as a rule display lists: `.txt`.
  case list
  /// A picture: `.png`.
  case pixels
  /// All frames of a step in one animated picture: `.apng`.
  case animation

  package var fileExtension: String {
    switch self {
    case .list: ".txt"
    case .pixels: ".png"
    case .animation: ".apng"
    }
  }
}
