import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

@Suite("Symbols of system items")
struct SymbolDrawingTests {
  private func traits(
    _ os: Int, scale: Double = 3, direction: LayoutDirection = .leftToRight,
    style: UserInterfaceStyle = .light
  ) throws -> Traits {
    let device = try #require(Device.named("iPhone X"))
    return Traits(device: device, os: os, scale: scale, style: style, direction: direction)
  }

  @Test("a word has no symbol and a symbol fills its room", arguments: 12...18)
  func fillsRoom(os: Int) throws {
    let traits = try traits(os)
    for item in SystemItem.allCases {
      let drawing = SystemItemSymbol.make(item, color: .black, traits: traits)
      #expect(drawing?.size == item.symbolSize(os: os, scale: 3), "\(item)")
      #expect(drawing?.shapes.isEmpty != true, "\(item)")
    }
  }

  @Test(
    "what is drawn is the ink that the metrics promise, within a tenth of a point", arguments: [12, 13, 17],
    [2.0, 3])
  func inksMetrics(os: Int, scale: Double) throws {
    let traits = try traits(os, scale: scale)
    for item in SystemItem.allCases {
      guard let drawing = SystemItemSymbol.make(item, color: .black, traits: traits),
        let promised = item.symbolInk(os: os, scale: scale)
      else { continue }
      let ink = drawing.shapes.map(\.outlineBounds).reduce(Rect.zero) { $0.union($1) }
      let gaps = [
        ink.x - promised.x, ink.y - promised.y, ink.maxX - promised.maxX, ink.maxY - promised.maxY,
      ]
      #expect(gaps.allSatisfy { abs($0) < 0.1 }, "\(item) is off by \(gaps)")
    }
  }

  @Test("the plus has square ends of 1.5 up to iOS 12, later round lines as heavy as measured")
  func weighsPlus() throws {
    guard case .fill = SystemItemSymbol.make(.add, color: .black, traits: try traits(12))?.shapes.first
    else {
      Issue.record("not a filled plus")
      return
    }
    for (os, weight) in [(13, 1.64), (17, 1.62)] {
      let shapes = try #require(SystemItemSymbol.make(.add, color: .black, traits: try traits(os))).shapes
      guard case .stroke(_, width: weight, .black) = shapes.first, shapes.count == 1 else {
        Issue.record("\(shapes)")
        return
      }
    }
  }

  @Test("reply, undo and redo are mirrored from right to left, nothing else is", arguments: [12, 17])
  func mirrors(os: Int) throws {
    for item in SystemItem.allCases {
      guard let plain = SystemItemSymbol.make(item, color: .black, traits: try traits(os)) else { continue }
      let other = SystemItemSymbol.make(
        item, color: .black, traits: try traits(os, direction: .rightToLeft))
      let flipped = try #require(other)
      if [.reply, .undo, .redo].contains(item) {
        #expect(areMirrored(plain, flipped), "\(item)")
        #expect(plain != flipped)
      } else {
        #expect(plain == flipped, "\(item)")
      }
    }
  }

  @Test("rewind is the mirror image of fast forward, and redo that of undo")
  func arePairs() throws {
    for (one, other) in [(SystemItem.rewind, SystemItem.fastForward), (.undo, .redo)] {
      // Without the bearings of later versions, which are not cut evenly.
      let pair = try [one, other].map {
        try #require(SystemItemSymbol.make($0, color: .black, traits: try traits(13)))
      }
      let inks = pair.map { $0.shapes.map(\.outlineBounds).reduce(Rect.zero) { $0.union($1) } }
      #expect(abs(inks[0].x - (pair[0].size.width - inks[1].maxX)) < 0.01)
      #expect(inks[0].y == inks[1].y && pair[0] != pair[1])
    }
  }

  @Test("symbols take the tint; close is grey since iOS 13 and darker in the light")
  func takesTint() throws {
    let tint = Color(red: 1, green: 0, blue: 0)
    for item in SystemItem.allCases {
      let drawing = SystemItemSymbol.make(item, color: tint, traits: try traits(17))
      let inked = drawing?.shapes.allSatisfy { $0.color == tint } ?? (item != .close)
      #expect(inked == (item != .close), "\(item)")
    }
    #expect(
      SystemItemSymbol.make(.close, color: tint, traits: try traits(12))?.shapes.allSatisfy {
        $0.color == tint
      } == true)
    let styles = try UserInterfaceStyle.allCases.map {
      SystemItemSymbol.make(.close, color: tint, traits: try traits(17, style: $0))
    }
    #expect(styles[0] != styles[1])
  }
}

extension Shape {
  fileprivate var color: Color? {
    switch self {
    case .rect(_, _, let color), .ellipse(_, let color), .fill(_, let color), .stroke(_, _, let color): color
    default: nil
    }
  }

  /// The box of what is inked; of a curve by points along it.
  fileprivate var outlineBounds: Rect {
    switch self {
    case .ellipse(let rect, _), .rect(let rect, _, _): rect
    case .fill(let path, _): path.curveBounds
    case .stroke(let path, let width, _): path.curveBounds.outset(by: width / 2)
    default: .zero
    }
  }
}

extension Path {
  fileprivate var curveBounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        for step in 1...32 {
          let t = Double(step) / 32
          func mix(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
          // De Casteljau, which the code under test does not use.
          let (ab, bc, cd) = (mix(start, first), mix(first, second), mix(second, end))
          points.append(mix(mix(ab, bc), mix(bc, cd)))
        }
      case .close: break
      }
    }
    return Path(points: points).hull
  }
}
