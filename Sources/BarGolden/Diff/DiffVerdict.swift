/// In which way two pictures differ; the worst that was found.
public enum DiffVerdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// The same samples with the same meaning, stored alike.
  case equal
  /// The same samples, stored in another way: colour type, bits, interlacing.
  case encoding = "encoding-only"
  /// The same samples, but the files say that they mean different colours.
  case colorTags = "colour-tag-only"
  /// Only the colour of fully transparent pixels differs.
  case invisible = "alpha-invisible"
  /// Everything that differs looks like the smoothed edges of shapes.
  case antialiasing = "anti-alias-suspect"
  /// There are differences, within what was allowed.
  case tolerated = "within-tolerance"
  case real
  /// The pictures have different sizes.
  case size
}
