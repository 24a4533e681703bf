import BarDisplay
import BarPixels

/// The backdrops that were filtered for the last frame and for this one: while nothing moves below a bar, its blur is
/// made once. A compositor has its own.
struct FilteredBackdrops {
  private struct Entry {
    var source: Pixmap
    var filters: [Filter]
    var scale: Double
    var result: Pixmap
  }

  private var last: [Entry] = []
  private var current: [Entry] = []

  /// What the frame before the last one needed is forgotten.
  mutating func beginFrame() {
    last = current
    current = []
  }

  /// Cost: one comparison of the pixels, which ends at the first difference.
  mutating func result(of source: Pixmap, filters: [Filter], scale: Double) -> Pixmap? {
    let same = { (entry: Entry) in
      entry.filters == filters && entry.scale == scale && entry.source == source
    }
    if let entry = current.first(where: same) { return entry.result }
    guard let entry = last.first(where: same) else { return nil }
    current.append(entry)
    return entry.result
  }

  mutating func keep(_ source: Pixmap, filters: [Filter], scale: Double, result: Pixmap) {
    current.append(Entry(source: source, filters: filters, scale: scale, result: result))
  }
}
