public import BarGeometry

/// Measures texts for layout; may be shared by threads, which then wait for each other.
///
/// Layout has no way to fail, so a text that cannot be shaped measures 0 and the reason is kept in
/// `failure`: look there after layout and before any result is shown or stored.
public final class PangoTextMeasurer: @unchecked Sendable {
  private let lock = Lock()
  private let shaper: TextShaper
  private var firstFailure: FontError?

  public init(library: FontLibrary) { shaper = TextShaper(library: library) }

  /// Points, as `TextShaper.measure`.
  public func width(
    of string: String, font: FontDescription, direction: LayoutDirection, locale: String
  ) -> Double {
    lock.withLock {
      do throws(FontError) {
        return try shaper.measure(string, font: font, direction: direction, locale: locale).width
      } catch {
        firstFailure = firstFailure ?? error
        return 0
      }
    }
  }

  /// The first text's error that made a width 0; nil when all texts could be shaped.
  public var failure: FontError? { lock.withLock { firstFailure } }
}
