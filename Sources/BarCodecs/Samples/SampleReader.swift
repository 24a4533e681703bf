public import BarPixels

/// Hands out a picture's rows from top to bottom as straight RGBA samples of 8 or 16 bits, without holding the
/// picture, unless its file is interlaced or a JPEG.
public final class SampleReader {
  /// Pixels.
  public let width: Int
  public let height: Int
  public let depth: SampleDepth
  private let source: any SampleRowSource
  private var nextRow = 0

  init(_ source: any SampleRowSource, width: Int, height: Int, depth: SampleDepth) {
    self.source = source
    self.width = width
    self.height = height
    self.depth = depth
  }

  /// A picture in memory; its samples are widened when more bits are asked for.
  public convenience init(_ image: SampleImage, depth: SampleDepth) {
    self.init(ImageRowSource(image, depth), width: image.width, height: image.height, depth: depth)
  }

  /// Reads the next `rows` rows into memory for `rows * width` pixels. With the last ones the data is checked to
  /// be whole.
  /// - Throws: `CodecError`.
  /// - Precondition: so many rows are left.
  public func read(_ rows: Int, into out: UnsafeMutableRawPointer) throws(CodecError) {
    precondition(rows >= 0 && nextRow + rows <= height, "there are not so many rows left")
    for row in 0..<rows { try source.next(into: out + row * width * depth.bytesPerPixel) }
    nextRow += rows
    if rows > 0, nextRow == height { try source.finish() }
  }
}

/// Where a reader gets its rows.
protocol SampleRowSource: AnyObject {
  func next(into out: UnsafeMutableRawPointer) throws(CodecError)
  /// Called after the last row.
  func finish() throws(CodecError)
}
