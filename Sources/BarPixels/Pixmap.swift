/// A picture in memory: premultiplied 8-bit pixels, one 32-bit word 0xAARRGGBB each, rows without padding.
///
/// We own the bytes; Cairo borrows them inside one closure. The word order is Cairo's ARGB32, so nothing is
/// converted until a codec writes a file.
///
/// A pixmap is filled by its one creator and read-only after that, which is why it may cross threads.
public final class Pixmap: @unchecked Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  /// The first pixel of the first row; `width * height` words.
  public let words: UnsafeMutablePointer<UInt32>
  /// Whose memory it is; nil: its own.
  private let owner: Pixmap?

  /// A transparent picture. Cost: one clear of the memory.
  /// - Precondition: both sides are positive; callers check limits first.
  public convenience init(width: Int, height: Int) {
    self.init(uninitializedWidth: width, height: height)
    words.initialize(repeating: 0, count: width * height)
  }

  /// A picture whose pixels are whatever was in memory: for callers that write every pixel.
  public init(uninitializedWidth width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixmap needs at least one pixel")
    self.width = width
    self.height = height
    let raw = PixelMemory.allocate(byteCount: width * height * 4)
    words = raw.bindMemory(to: UInt32.self, capacity: width * height)
    owner = nil
  }

  /// Some rows of another picture, whose memory they share.
  /// - Precondition: it has them, and they are at least one.
  public init(_ rows: Range<Int>, of whole: Pixmap) {
    precondition(!rows.isEmpty && (0..<whole.height).contains(rows), "rows that the picture does not have")
    (width, height) = (whole.width, rows.count)
    words = whole.row(rows.lowerBound)
    owner = whole
  }

  deinit { if owner == nil { UnsafeMutableRawPointer(words).deallocate() } }

  /// The first pixel of row `y`.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { words + y * width }

  /// The pixel at `x`, `y`, premultiplied 0xAARRGGBB. For tests and single looks, not for loops.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }
}

extension Pixmap: Equatable {
  /// Same size and same pixels. Cost: O(pixels), nothing for a picture and itself.
  public static func == (a: Pixmap, b: Pixmap) -> Bool {
    a === b
      || a.width == b.width && a.height == b.height
        && Kernels.equal(a.words, b.words, count: a.width * a.height)
  }
}

extension Pixmap: CustomStringConvertible {
  public var description: String { "Pixmap \(width)×\(height)" }
}
