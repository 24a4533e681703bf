/// A recording of a real push or pop, and how its frames are read.
package struct Recording: Sendable {
  /// What one of the two bars shows, from left to right; texts with their words.
  package typealias Parts = [(part: BarPart, text: String?)]

  /// The folder's name under the truth folder's dynamic, and our scene's.
  package var name: String
  /// The system that was recorded; 12 is the oldest whose rules are modelled.
  package var system: String
  package var mapping: ScreenMapping
  /// Width of the screen, points.
  package var width: Double
  /// Where the bar's row begins, points.
  package var top: Double
  package var isPush: Bool
  /// A finger holds the page; else a tap set it off.
  package var isDragged = false
  /// Number of the frame in which the upper page rests alone, and what its bar shows.
  package var topRest: Int
  package var topParts: Parts
  /// The same of the lower page.
  package var bottomRest: Int
  package var bottomParts: Parts
  /// Rows in which neither page shows anything, points.
  package var plain: [ClosedRange<Double>]
  /// Rows in which the lower page has something to recognise it by, points.
  package var texture: ClosedRange<Double>
  /// Pixels at both sides that are the phone's frame.
  package var inset = 0
  /// The pages have one colour: the edge is where the darker lower page ends, and its shadow can be told from a
  /// smeared edge.
  package var pagesAreAlike = true

  package init(
    _ name: String, system: String, mapping: ScreenMapping, width: Double, top: Double, isPush: Bool,
    topRest: Int, topParts: Parts, bottomRest: Int, bottomParts: Parts, plain: [ClosedRange<Double>],
    texture: ClosedRange<Double>
  ) {
    self.name = name
    self.system = system
    self.mapping = mapping
    self.width = width
    self.top = top
    self.isPush = isPush
    self.topRest = topRest
    self.topParts = topParts
    self.bottomRest = bottomRest
    self.bottomParts = bottomParts
    self.plain = plain
    self.texture = texture
  }

  /// Share of the width at which the top page's edge is, from the operation's progress.
  package func share(_ progress: Double) -> Double { isPush ? 1 - progress : progress }

  /// The progress at which the top page's edge is at `x` points.
  package func progress(x: Double) -> Double { share(x / width) }
}
