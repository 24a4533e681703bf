import BarCodecs
import BarGolden
import BarPixels
import Testing

extension DiffSource {
  static func of(_ image: StraightImage, name: String = "picture.png") throws -> DiffSource {
    try DiffSource(path: name, bytes: try PNGStableEncoder.encode(image, scale: 1))
  }

  static func of(_ png: PlainPNG, name: String = "picture.png") throws -> DiffSource {
    try DiffSource(path: name, bytes: png.bytes)
  }
}

extension FileComparer {
  /// Of two still pictures.
  func images(_ expected: DiffSource, _ actual: DiffSource) throws -> ImageDiff {
    try #require(try compare(expected, actual).image)
  }

  func images(_ expected: StraightImage, _ actual: StraightImage) throws -> ImageDiff {
    try images(DiffSource.of(expected), DiffSource.of(actual))
  }

  static func exact(_ change: (inout DiffOptions) -> Void = { _ in }) -> FileComparer {
    var options = DiffOptions()
    change(&options)
    return FileComparer(options)
  }
}

extension SampleImage {
  /// The bytes in memory.
  var rgba: [UInt8] { [UInt8](UnsafeRawBufferPointer(start: bytes, count: byteCount)) }
}
