/// A picture in memory with the very samples of its file: red, green, blue, alpha, not premultiplied, 8 or 16
/// bits each in the machine's byte order, rows without padding.
///
/// Filled by its one creator, then read-only, like `Pixmap`, which is why it may cross threads.
public final class SampleImage: @unchecked Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  public let depth: SampleDepth
  /// `byteCount` bytes.
  public let bytes: UnsafeMutableRawPointer

  public var byteCount: Int { width * height * depth.bytesPerPixel }

  /// A transparent picture. Cost: one clear of the memory.
  /// - Precondition: both sides are positive; callers check limits first.
  public init(width: Int, height: Int, depth: SampleDepth) {
    precondition(width > 0 && height > 0, "a picture needs at least one pixel")
    self.width = width
    self.height = height
    self.depth = depth
    let count = width * height * depth.bytesPerPixel
    bytes = .allocate(byteCount: count, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  /// The first byte of row `y`.
  public func row(_ y: Int) -> UnsafeMutableRawPointer { bytes + y * width * depth.bytesPerPixel }

  /// The rows as kernels read them; valid while the picture is.
  public var rows: SampleRows { SampleRows(base: UnsafeRawPointer(bytes), first: 0, stride: width) }
}
