/// A `CompareState` for each pixel of the rectangle that covers two pictures. Filled by the comparison, each row by
/// one thread, then read-only.
///
/// A row takes memory only once something is noted in it: of two pictures that are alike nearly nothing is.
public final class CompareMap: @unchecked Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
  /// Stands for every row in which nothing is noted.
  private let blank: UnsafeMutablePointer<UInt8>

  /// All the same.
  /// - Precondition: both sides are positive.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a map needs at least one pixel")
    self.width = width
    self.height = height
    rows = .allocate(capacity: height)
    rows.initialize(repeating: nil, count: height)
    blank = .allocate(capacity: width)
    blank.initialize(repeating: CompareState.same.rawValue, count: width)
  }

  deinit {
    for y in 0..<height { rows[y]?.deallocate() }
    rows.deallocate()
    blank.deallocate()
  }

  /// `width` bytes.
  public func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(rows[y] ?? blank) }

  /// The same; nil when nothing is noted in the row.
  func noted(_ y: Int) -> UnsafePointer<UInt8>? { rows[y].map { UnsafePointer($0) } }

  /// The row's own bytes, to note something in.
  public func notedRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    if let row = rows[y] { return row }
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
    row.initialize(repeating: CompareState.same.rawValue, count: width)
    rows[y] = row
    return row
  }

  public subscript(x: Int, y: Int) -> CompareState { CompareState(rawValue: row(y)[x]) }
}
