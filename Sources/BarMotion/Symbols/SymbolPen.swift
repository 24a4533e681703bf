internal import BarDisplay
internal import BarGeometry

/// Collects one symbol: all its lines, of one width and drawn as one shape, and its filled parts.
struct SymbolPen {
  /// How symbols look in a version of the system.
  struct Look {
    /// Width of lines.
    var line: Double
    /// Of corners, in comparison with SF Symbols.
    var rounding: Double
    var isThin: Bool

    /// Assumed but for `+`, which has lines of 1.5.
    static let thin = Look(line: 1, rounding: 0.35, isThin: true)

    /// In a search field: a size smaller than in the bar (assumed).
    static let field = Look(line: 1.5, rounding: 1, isThin: false)

    /// In the disc of `close`: bolder (assumed).
    static let disc = Look(line: 2.2, rounding: 1, isThin: false)

    /// Measured in `+`: 1.64 with iOS 13, 1.62 with iOS 17.
    static func outline(os: Int) -> Look { Look(line: os < 15 ? 1.64 : 1.62, rounding: 1, isThin: false) }
  }

  let look: Look
  /// What the ink must fill.
  let box: Rect
  private var lines = Path()
  private var areas: [Path] = []

  init(look: Look, box: Rect) {
    self.look = look
    self.box = box
  }

  /// The box of the middles of the outermost lines.
  var middle: Rect { box.outset(by: -look.line / 2) }

  mutating func stroke(_ path: Path) { lines.elements += path.elements }
  mutating func fill(_ path: Path) { areas.append(path) }

  mutating func line(_ points: (Double, Double)..., rounding radius: Double = 0, closed: Bool = false) {
    stroke(
      .rounded(
        points.map { Point(x: $0.0, y: $0.1) }, radius: radius * look.rounding, closed: closed))
  }

  func shapes(_ color: Color) -> [Shape] {
    let filled = areas.map { Shape.fill($0, color) }
    return lines.elements.isEmpty ? filled : [.stroke(lines, width: look.line, color)] + filled
  }
}
