/// One thread at a time through Cairo's and Pango's fonts.
///
/// Cairo 1.16 keeps ten font files open for the whole process. To open another it closes one whose lock count it reads
/// without holding that font's mutex (cairo-ft-font.c, `_has_unlocked_face`), so two threads that draw with more than
/// ten files between them can crash. It happened once in some ten runs of all tests and on no demand, hence no test.
/// Only what touches fonts passes: shaping, measuring, turning glyphs into paths. Filling those, which takes longer than
/// all that, does not. Who is inside may pass again.
enum FontGate {
  private static let lock = Lock()

  static func pass<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try lock.withLock(body)
  }
}
