import BarGeometry
import BarMotion
import BarNavigation

/// A block that its page's look does not explain.
struct StrayBlock: Hashable, Sendable {
  var block: Int
  /// Levels.
  var distance: Double
  var tolerance: Double
}

extension BandFrame {
  /// A single square slightly off is the resampling's.
  var strayBlocks: [StrayBlock] {
    let found = seen.colors.indices.compactMap { block -> StrayBlock? in
      let distance = distance(block)
      let tolerance = tolerance(block)
      return distance > tolerance ? StrayBlock(block: block, distance: distance, tolerance: tolerance) : nil
    }
    let isSolid = found.count > 1 || found.contains { $0.distance > $0.tolerance + 6 }
    return isSolid ? found : []
  }
}

/// Why a frame's band shows a colour that does not belong there, in UIKit's terms.
struct StrayColor {
  private let inspection: Inspection
  private let band: BandFrame
  private let frame: Int

  init(_ inspection: Inspection, _ band: BandFrame, frame: Int) throws {
    self.inspection = inspection
    self.band = band
    self.frame = frame
    let instant = inspection.flight.instants[frame]
    let bare = ReferenceLists(
      inspection: inspection, geometry: band.geometry, instant: instant, height: inspection.bandHeight + 40
    ).bare
    self.bare = BlockGrid(try inspection.render(bare), height: Int(inspection.bandHeight))
  }

  private let bare: BlockGrid

  var cause: String {
    guard let worst = band.strayBlocks.max(by: { $0.distance < $1.distance }) else { return "" }
    let color = band.seen.colors[worst.block]
    let isTop = band.isTop(worst.block)
    let owner = isTop == true ? inspection.topName : inspection.bottomName
    let allowed = band.moved[0].colors[worst.block]
    let facts = "\(color.hex) where \(owner)'s look gives \(allowed.hex)"
    let own = isTop == true ? inspection.restingTop : inspection.restingBottom
    if bare.colors[worst.block].distance(color) <= worst.tolerance, own.barBottom > 0 {
      return
        "no bar over \(owner): \(facts); the bar was hidden, made clear or taken away while \(owner) is still seen, "
        + "which leaves a hole"
    }
    if isOtherLook(worst, color, isTop: isTop) {
      let hook =
        inspection.strategy.placement == .shared
        ? "a style that a hook writes to the one shared bar shows at once, over the other page as well"
        : "this page's bar has the other page's style, or stands in the wrong place"
      return "the other page's look over \(owner): \(facts); \(hook)"
    }
    if band.mixture(worst.block).distance(color) <= worst.tolerance {
      return "a colour between both looks over \(owner): \(facts); bars are being cross-faded"
    }
    return "a third colour over \(owner): \(facts); what is drawn here is neither page's bar"
  }

  /// It is what the other page's bar has there, or next to the seam.
  private func isOtherLook(_ worst: StrayBlock, _ color: BlockGrid.Color, isTop: Bool?) -> Bool {
    if let shared = band.shared {
      let other = isTop == true ? shared.bottom : shared.top
      if other.colors[worst.block].distance(color) <= worst.tolerance { return true }
    }
    let row = worst.block / band.seen.columns
    return band.seen.colors.indices.contains { block in
      block / band.seen.columns == row && band.isTop(block) == (isTop == false)
        && band.moved[0].colors[block].distance(color) <= worst.tolerance
    }
  }
}
