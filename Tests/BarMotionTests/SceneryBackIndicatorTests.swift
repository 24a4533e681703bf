import BarDisplay
import BarGeometry
import BarMotion
import Testing

@Suite("Back indicator")
struct SceneryBackIndicatorTests {
  private func outline(_ drawing: Drawing) throws -> Path {
    let shape = try #require(drawing.shapes.first)
    #expect(drawing.shapes.count == 1)
    #expect(drawing.size == Size(width: 13, height: 21))
    guard case .fill(let path, .black) = shape else {
      Issue.record("not one black shape")
      return Path()
    }
    return path
  }

  @Test("the chevron's ink has the size that recordings of iOS 8 to 13 show")
  func measuresInk() throws {
    let path = try outline(BackIndicatorDrawing.chevron())
    let rows = stride(from: 0.01, to: 21, by: 0.01).map { path.crossings(y: $0) }
    let inked = rows.enumerated().filter { !$0.element.isEmpty }
    let left = try #require(inked.compactMap(\.element.first).min())
    let right = try #require(inked.compactMap(\.element.last).max())
    // Measured 12.1…12.7 by 19.8…20.9, antialiasing included, so the outline itself may be 0.2 smaller.
    #expect(11.9...12.7 ~= right - left)
    #expect(19.8...20.9 ~= Double(inked.count) * 0.01)
    // 8.5…8.9 in the bar, the frame being at 8.
    #expect(0.4...0.9 ~= left)
  }

  @Test("arms run at 45° and are 2.7 points across", arguments: [3.0, 5, 7.5])
  func slopes(fromMiddle: Double) throws {
    let path = try outline(BackIndicatorDrawing.chevron())
    for y in [10.5 - fromMiddle, 10.5 + fromMiddle] {
      let row = path.crossings(y: y)
      let next = path.crossings(y: y < 10.5 ? y - 0.5 : y + 0.5)
      try #require(row.count == 2 && next.count == 2)
      #expect(abs(row[1] - row[0] - 2.7 * 2.0.squareRoot()) < 0.01)
      #expect(abs(next[0] - row[0] - 0.5) < 0.01)
    }
  }

  @Test("the transition mask is opaque from the chevron's inner edge to the frame's end, row by row")
  func beginsAtInnerEdge() throws {
    let chevron = try outline(BackIndicatorDrawing.chevron())
    let mask = try outline(BackIndicatorDrawing.defaultTransitionMask())
    for y in stride(from: 0.25, to: 21, by: 0.25) {
      let opaque = mask.crossings(y: y)
      try #require(opaque.count == 2, "row \(y)")
      #expect(opaque[1] == 13)
      // Above and below the middles of the round ends the mask keeps the ends' furthest edge.
      let row = min(max(y, 1.51), 19.49)
      let edge = try #require(chevron.crossings(y: row).last)
      #expect(abs(opaque[0] - edge) < 0.03, "row \(y)")
    }
  }

  @Test("both are symmetric about the middle row")
  func isSymmetric() throws {
    for drawing in [BackIndicatorDrawing.chevron(), BackIndicatorDrawing.defaultTransitionMask()] {
      let path = try outline(drawing)
      for y in [0.4, 2.3, 6.1, 10.2] {
        let (upper, lower) = (path.crossings(y: y), path.crossings(y: 21 - y))
        #expect(zip(upper, lower).allSatisfy { abs($0 - $1) < 0.003 } && upper.count == lower.count)
      }
    }
  }

  @Test("flipped they are the mirror image, and the chevron takes the tint")
  func flips() throws {
    let tint = Color(red: 1, green: 0, blue: 0)
    let pairs = [
      (
        BackIndicatorDrawing.chevron(color: tint), BackIndicatorDrawing.chevron(color: tint, isFlipped: true)
      ),
      (
        BackIndicatorDrawing.defaultTransitionMask(),
        BackIndicatorDrawing.defaultTransitionMask(isFlipped: true)
      ),
    ]
    for (plain, flipped) in pairs { #expect(areMirrored(plain, flipped)) }
    guard case .fill(_, tint) = try #require(pairs[0].0.shapes.first) else {
      Issue.record("not in the tint")
      return
    }
  }
}
