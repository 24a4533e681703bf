import BarDisplay
import BarGeometry
import BarMotion

/// One frame's band as blocks, with the colours that the model allows for each.
struct BandFrame {
  let geometry: PageGeometry
  let seen: BlockGrid
  /// Both pages with their bars in them: shaded as the model has it, and not.
  let moved: [BlockGrid]
  /// One bar above the pages in the bottom and in the top page's look; nil where the frame has none.
  let shared: (bottom: BlockGrid, top: BlockGrid)?
  /// Bars that blur: levels near other colours are only nearly known.
  let isBlurred: Bool

  /// - Throws: what drawing throws.
  init(_ inspection: Inspection, _ list: DisplayList, _ instant: Instant) throws {
    let band = inspection.bandHeight
    func blocks(_ list: DisplayList) throws -> BlockGrid {
      BlockGrid(try inspection.render(list), height: Int(band))
    }
    geometry = PageGeometry(inspection.stage, instant)
    // Blurs see a little of what lies below the band.
    let height = band + 40
    let references = ReferenceLists(
      inspection: inspection, geometry: geometry, instant: instant, height: height)
    seen = try blocks(list.band(height))
    let resting = [inspection.restingBottom, inspection.restingTop]
    isBlurred = resting.contains(where: \.hasBlur)
    var moved = try [true, false].map { try blocks(references.moved(isShaded: $0)) }
    // A page that covers all that its blur could see may be drawn by itself or in place.
    if resting.contains(where: { $0.hasBlur && $0.hasOpaquePage }) {
      moved += try [true, false].map { try blocks(references.moved(isShaded: $0, isInPlace: true)) }
    }
    self.moved = moved
    let hasRealBar = list.barBackgrounds.contains { $0.page == nil }
    shared =
      inspection.strategy.placement == .shared || hasRealBar
      ? (try blocks(references.shared(ofTop: false)), try blocks(references.shared(ofTop: true))) : nil
  }

  /// How far the block's colour is from all that its own page's look explains, levels.
  func distance(_ block: Int) -> Double {
    let isTop = isTop(block)
    let color = seen.colors[block]
    var best = ColorRange(moved.map { $0.colors[block] }).distance(color)
    guard best > 0, let shared else { return best }
    switch isTop {
    case true?: best = min(best, shared.top.colors[block].distance(color))
    case false?: best = min(best, shared.bottom.colors[block].distance(color))
    case nil: best = min(best, mixture(block).distance(color))
    }
    return best
  }

  /// Which page is seen in a block; nil at the seam.
  func isTop(_ block: Int) -> Bool? {
    let rect = seen.rect(block)
    return geometry.isTop(rect.x, min(rect.maxX, geometry.width))
  }

  /// All colours between both looks, wherever they belong.
  func mixture(_ block: Int) -> ColorRange {
    var range = ColorRange(moved.map { $0.colors[block] })
    if let shared {
      range.add(shared.bottom.colors[block])
      range.add(shared.top.colors[block])
    }
    return range
  }

  /// Levels that count as the same: two for rounding, more beside edges and in pictures, which resampling and blurs
  /// smear differently.
  func tolerance(_ block: Int) -> Double {
    let grid = moved[0]
    let column = block % grid.columns
    let own = grid.colors[block]
    var contrast = 0.0
    if column > 0 { contrast = max(contrast, own.distance(grid.colors[block - 1])) }
    if column + 1 < grid.columns { contrast = max(contrast, own.distance(grid.colors[block + 1])) }
    return 2 + contrast * (isBlurred ? 0.15 : 0.06)
  }
}
