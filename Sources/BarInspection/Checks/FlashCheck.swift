import BarDisplay
import BarGeometry
import BarMotion

/// I5: no part of the band is lighter or darker on the way than both looks, dim and shadow make it.
public struct FlashCheck: InspectionCheck {
  public static let id = "I5"
  public static let summary =
    "The mean colour of the band, its thirds and its items stays between both looks."
  public static let evidence = Finding.Evidence.assumed
  public static let source =
    "two levels beyond both looks with dim and shadow; reports WR#134, RNN#828, KM#62, HBD#183"

  public static func findings(in inspection: Inspection) throws -> [Finding] {
    guard inspection.hasMovingPages else { return [] }
    var seen: [Sighting] = []
    for frame in inspection.flight.framesInFlight {
      let band = try inspection.band(frame)
      for (first, last) in regions(band.seen.columns) {
        let excess = excess(band, first..<last)
        guard excess > (band.isBlurred ? 4 : 2) else { continue }
        let rect = Rect(
          x: Double(first * BlockGrid.side), y: 0, width: Double((last - first) * BlockGrid.side),
          height: inspection.bandHeight)
        let onScreen = rect.intersection(Rect(x: 0, y: 0, width: band.geometry.width, height: rect.height))
        seen.append(
          Sighting(
            frame: frame, rect: onScreen,
            layer: inspection.flight.lists[frame].topmostLayer(at: Point(x: onScreen.midX, y: onScreen.midY)),
            weight: excess))
      }
    }
    let levels = Int((seen.map(\.weight).max() ?? 0).rounded(.up))
    let count = Set(seen.compactMap(\.frame)).count
    let length =
      count <= 3 ? "flashes for \(count) \(count == 1 ? "frame" : "frames")" : "is off for \(count) frames"
    return [
      finding(
        inspection, seen,
        "the band \(length), up to \(levels) levels beyond both looks: something shows that belongs to neither page"
      )
    ].compactMap { $0 } + ItemFlash(inspection).findings()
  }

  /// Whole, and thirds, in columns of blocks.
  private static func regions(_ columns: Int) -> [(Int, Int)] {
    [(0, columns)] + (0..<3).map { (columns * $0 / 3, columns * ($0 + 1) / 3) }
  }

  /// Levels by which the mean lies beyond the means of what each block may be.
  private static func excess(_ band: BandFrame, _ columns: Range<Int>) -> Double {
    var blocks: [BlockGrid.Color] = []
    var low: [BlockGrid.Color] = []
    var high: [BlockGrid.Color] = []
    for row in 0..<band.seen.rows {
      for column in columns {
        let block = row * band.seen.columns + column
        let range = band.mixture(block)
        blocks.append(band.seen.colors[block])
        low.append(range.low)
        high.append(range.high)
      }
    }
    let bounds = ColorRange([mean(low), mean(high)])
    return bounds.distance(mean(blocks))
  }

  private static func mean(_ colors: [BlockGrid.Color]) -> BlockGrid.Color {
    var sum = BlockGrid.Color.zero
    for color in colors {
      sum.red += color.red
      sum.green += color.green
      sum.blue += color.blue
      sum.alpha += color.alpha
    }
    let count = Double(max(1, colors.count))
    return BlockGrid.Color(
      red: sum.red / count, green: sum.green / count, blue: sum.blue / count, alpha: sum.alpha / count)
  }
}
