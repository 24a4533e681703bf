/// What a picture file says beside its pixels.
public struct ImageMetadata: Equatable, Sendable {
  /// Density (PNG pHYs, JFIF), when the file gives one with a unit, the same in both directions.
  public var pixelsPerMeter: Int?
  /// PNG text chunks by keyword; of equal keywords the last one.
  public var text: [String: String]
  /// What reading changed or left out, one phrase each: "16-bit samples reduced to 8 bits". Empty as a rule.
  public var notes: [String]

  public init(pixelsPerMeter: Int? = nil, text: [String: String] = [:], notes: [String] = []) {
    self.pixelsPerMeter = pixelsPerMeter
    self.text = text
    self.notes = notes
  }
}
