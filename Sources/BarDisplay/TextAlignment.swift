/// Where a line sits in a frame that is wider than it; leading follows the text's direction.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
