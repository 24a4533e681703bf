public import BarDisplay
public import BarGeometry
public import BarModel

/// The pictures of system items, drawn from geometry: one-point lines up to iOS 12, heavier ones with round
/// ends since (the look of SF Symbols, which came with iOS 13).
public enum SystemItemSymbol {
  /// The symbol in `color`, in a drawing of `symbolSize` points; nil for an item that is a word.
  ///
  /// Shapes may overlap: give an opaque colour and fade the layer instead. `close` has greys of its own since
  /// iOS 13.
  public static func make(_ item: SystemItem, color: Color, traits: Traits) -> Drawing? {
    guard let size = item.symbolSize(os: traits.os, scale: traits.scale),
      let ink = item.symbolInk(os: traits.os, scale: traits.scale)
    else { return nil }
    let isDisc = item == .close && traits.os >= 13
    let look = traits.os < 13 ? SymbolPen.Look.thin : isDisc ? .disc : .outline(os: traits.os)
    var pen = SymbolPen(look: look, box: ink)
    draw(item, with: &pen)
    let flips = traits.isRightToLeft && item.flipsForRightToLeft
    var canvas = SceneryCanvas(size: size, direction: flips ? .rightToLeft : .leftToRight)
    if isDisc { disc(ink, traits, &canvas) }
    let tint = item.isTinted(os: traits.os) ? color : glyphGrey(traits)
    for shape in pen.shapes(tint) { canvas.add(shape) }
    return canvas.drawing
  }

  private static func draw(_ item: SystemItem, with pen: inout SymbolPen) {
    switch item {
    case .add: pen.plus()
    case .compose: pen.squareAndPencil()
    case .reply: pen.turningArrow()
    case .action: pen.squareAndArrow()
    case .organize: pen.folder()
    case .bookmarks: pen.book()
    case .search: pen.magnifier()
    case .refresh: pen.circlingArrow()
    case .stop: pen.cross(pen.box)
    // The X takes a third of the disc (assumed).
    case .close: pen.cross(pen.look.isThin ? pen.box : pen.box.outset(by: -9.6))
    case .camera: pen.camera()
    case .trash: pen.bin()
    case .play: pen.triangle(pen.box, pointsLeft: false)
    case .pause: pen.bars()
    case .rewind: pen.triangles(pointLeft: true)
    case .fastForward: pen.triangles(pointLeft: false)
    case .undo: pen.uTurn(isFlipped: false)
    case .redo: pen.uTurn(isFlipped: true)
    case .done, .cancel, .edit, .save: break
    }
  }

  /// Assumed: the fill of small controls and the colour of secondary text.
  private static func disc(_ box: Rect, _ traits: Traits, _ canvas: inout SceneryCanvas) {
    canvas.add(.ellipse(box, fill: named("tertiarySystemFill", traits)))
  }

  private static func glyphGrey(_ traits: Traits) -> Color { named("secondaryLabel", traits) }

  private static func named(_ name: String, _ traits: Traits) -> Color {
    SystemColor.color(name, style: traits.style) ?? .clear
  }
}
