/// What a golden holds; the raw values are the words of a scene's `golden.kinds`.
public enum GoldenKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text, as a rule display lists: `.txt`.
  case list
  /// A picture: `.png`.
  case pixels

  var fileExtension: String {
    switch self {
    case .list: ".txt"
    case .pixels: ".png"
    }
  }
}
