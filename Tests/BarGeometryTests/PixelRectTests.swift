import BarGeometry
import Testing

@Suite("Pixel rectangles")
struct PixelRectTests {
  let a = PixelRect(x: 2, y: 3, width: 10, height: 4)

  @Test("the intersection is what both cover, zero where they only touch")
  func intersects() {
    let b = PixelRect(x: 8, y: 0, width: 10, height: 5)
    #expect(a.intersection(b) == PixelRect(x: 8, y: 3, width: 4, height: 2))
    #expect(b.intersection(a) == a.intersection(b))
    #expect(a.intersection(PixelRect(x: 12, y: 3, width: 1, height: 1)) == .zero)
  }

  @Test("a rectangle contains itself and what lies within, not what sticks out")
  func contains() {
    #expect(a.contains(a))
    #expect(a.contains(PixelRect(x: 11, y: 6, width: 1, height: 1)))
    #expect(!a.contains(PixelRect(x: 11, y: 6, width: 2, height: 1)))
    #expect(!a.contains(PixelRect(x: 1, y: 3, width: 1, height: 1)))
  }

  @Test("area counts pixels, none in an inverted rectangle")
  func area() {
    #expect(a.area == 40)
    #expect(PixelRect(x: 0, y: 0, width: -3, height: -3).area == 0)
    #expect(PixelRect.zero.isEmpty)
  }
}
