/// Coverage, one byte a pixel (0 hides, 255 shows), rows without padding. Filled by its one creator, then
/// read-only, like `Pixmap`.
public final class AlphaMask: @unchecked Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  public let bytes: UnsafeMutablePointer<UInt8>

  /// A mask that hides everything.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a mask needs at least one pixel")
    self.width = width
    self.height = height
    let raw = UnsafeMutableRawPointer.allocate(byteCount: width * height, alignment: 64)
    bytes = raw.bindMemory(to: UInt8.self, capacity: width * height)
    bytes.initialize(repeating: 0, count: width * height)
  }

  deinit { UnsafeMutableRawPointer(bytes).deallocate() }

  /// The first byte of row `y`.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * width }

  public subscript(x: Int, y: Int) -> UInt8 {
    get { bytes[y * width + x] }
    set { bytes[y * width + x] = newValue }
  }
}
