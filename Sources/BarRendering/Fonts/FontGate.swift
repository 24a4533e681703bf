/// One thread at a time through Cairo's and Pango's fonts.
///
/// Cairo 1.16 keeps ten font files open for the whole process and closes one to open another while only looking at
/// whether it is in use, not locking it: two threads that draw with more than ten files between them crash. Texts are
/// rasterized once and kept, so waiting here costs next to nothing.
enum FontGate {
  private static let lock = Lock()

  static func pass<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try lock.withLock(body)
  }
}
