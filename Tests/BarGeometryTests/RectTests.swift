import BarGeometry
import Testing

@Suite("Rectangles")
struct RectTests {
  let a = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("edges and centre follow from origin and size")
  func edges() {
    #expect([a.maxX, a.maxY, a.midX, a.midY] == [110, 70, 60, 45])
    var moved = a
    (moved.x, moved.y, moved.width, moved.height) = (1, 2, 3, 4)
    #expect(moved == Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4)))
  }

  @Test("offset moves, outset grows about the centre")
  func moves() {
    #expect(a.offset(x: 5, y: -5) == Rect(x: 15, y: 15, width: 100, height: 50))
    #expect(a.offset(by: Point(x: 1, y: 1)) == a.offset(x: 1, y: 1))
    #expect(a.outset(by: 2) == Rect(x: 8, y: 18, width: 104, height: 54))
    #expect(a.outset(by: 2).outset(by: -2) == a)
  }

  @Test("the intersection is what both cover, zero where they only touch")
  func intersects() {
    let b = Rect(x: 60, y: 0, width: 100, height: 40)
    #expect(a.intersection(b) == Rect(x: 60, y: 20, width: 50, height: 20))
    #expect(b.intersection(a) == a.intersection(b))
    #expect(a.intersection(Rect(x: 110, y: 20, width: 5, height: 5)) == .zero)
    #expect(a.intersection(Rect(x: 500, y: 500, width: 5, height: 5)) == .zero)
  }

  @Test("the union covers both and ignores an empty one")
  func unites() {
    let b = Rect(x: 0, y: 60, width: 20, height: 20)
    #expect(a.union(b) == Rect(x: 0, y: 20, width: 110, height: 60))
    #expect(a.union(Rect(x: -50, y: 0, width: 0, height: 9)) == a)
    #expect(Rect.zero.union(a) == a)
  }

  @Test("mirroring keeps the size, swaps the margins and undoes itself")
  func mirrors() {
    let mirrored = a.mirrored(in: 375)
    #expect(mirrored == Rect(x: 265, y: 20, width: 100, height: 50))
    #expect(375 - mirrored.maxX == a.x)
    #expect(mirrored.mirrored(in: 375) == a)
  }

  @Test("a size without area is empty")
  func empty() {
    #expect(Size(width: 0, height: 5).isEmpty)
    #expect(Size(width: 5, height: -1).isEmpty)
    #expect(!Size(width: 0.1, height: 0.1).isEmpty)
    #expect(Rect.zero.isEmpty && !a.isEmpty)
  }

  @Test("points add and subtract by coordinate")
  func points() {
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: 5) == Point(x: 4, y: 7))
    #expect(Point(x: 1, y: 2) - Point(x: 3, y: 5) == Point(x: -2, y: -3))
  }
}
