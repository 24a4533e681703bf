/// Takes a picture row by row from top to bottom, as it is drawn: encoders and digests read rows while they are in
/// the cache, and no whole picture need be in memory.
public protocol RowSink: AnyObject {
  /// A picture begins.
  /// - Parameters:
  ///   - width, height: pixels.
  ///   - isOpaque: whether every pixel of it is opaque.
  func begin(width: Int, height: Int, isOpaque: Bool) throws

  /// The next `count` rows, without padding. Unless they are the picture's first, the row above them lies before them
  /// in memory. Valid during the call.
  func append(rows: UnsafePointer<UInt32>, count: Int) throws

  /// The next `count` rows are like the last one.
  func append(repeats count: Int) throws
}
