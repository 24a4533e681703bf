/// Rows of one picture that are in memory: all of them, or a band around the rows at work.
public struct SampleRows: @unchecked Sendable {
  /// The first pixel of row `first`.
  public var base: UnsafeRawPointer
  public var first: Int
  /// Pixels from one row to the next.
  public var stride: Int

  public init(base: UnsafeRawPointer, first: Int, stride: Int) {
    self.base = base
    self.first = first
    self.stride = stride
  }

  @inline(__always)
  func row<Pixel: SamplePixel>(_ y: Int, as type: Pixel.Type) -> UnsafePointer<Pixel> {
    base.assumingMemoryBound(to: type) + (y &- first) &* stride
  }
}
