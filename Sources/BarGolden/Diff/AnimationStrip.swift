import BarCodecs
import BarPixels

extension FrameStrip {
  /// The film strip of two animations; of two pictures it has one column.
  ///
  /// - Parameter diff: what comparing them came to; frames behind its last pair were not compared.
  /// - Throws: `DiffError`.
  static func picture(
    _ expected: DiffSource, _ actual: DiffSource, _ diff: AnimationDiff, _ options: DiffOptions,
    _ palette: ComparePalette
  ) throws(DiffError) -> StraightImage {
    let (width, height) = (
      max(expected.file.width, actual.file.width), max(expected.file.height, actual.file.height)
    )
    var strip = FrameStrip(
      diff.distances, first: diff.pairs.firstIndex { !$0.passes }, width: width, height: height)
    var pairs = AnimationPairs(expected, actual)
    var column = 0
    var index = 0
    while column < strip.shown.count, let (one, other) = try pairs.next() {
      if index == strip.shown[column] {
        try strip.paint(column, one, other, options, palette)
        column += 1
      }
      index += 1
    }
    return strip.image
  }

  /// - Throws: `DiffError`.
  static func picture(
    _ expected: DiffSource, _ actual: DiffSource, _ diff: ImageDiff, _ options: DiffOptions,
    _ palette: ComparePalette
  ) throws(DiffError) -> StraightImage {
    var strip = FrameStrip(
      [diff.distance], first: diff.passes ? nil : 0, width: diff.width, height: diff.height)
    try strip.paint(0, expected, actual, options, palette)
    return strip.image
  }
}

extension ImageDiff {
  /// How far two pictures are apart, 0 (they pass) to 1: the part of the pixels that differs. What fails for another
  /// reason, such as colour tags, is as far as can be.
  var distance: Double { passes ? 0 : different == 0 ? 1 : ratio }
}

extension AnimationDiff {
  /// Of each pair, as of pictures.
  var distances: [Double] {
    let pixels = Double(max(totals.width * totals.height, 1))
    return pairs.map { $0.passes ? 0 : $0.different == 0 ? 1 : min(1, Double($0.different) / pixels) }
  }
}
