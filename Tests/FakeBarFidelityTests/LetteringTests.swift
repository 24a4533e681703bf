import BarGeometry
import FakeBarFidelity
import Testing

@Suite struct LetteringTests {
  private func component(_ x: Double, _ top: Double, _ bottom: Double, width: Double = 8) -> InkComponent {
    let edges = Rect(x: x, y: top, width: width, height: bottom - top)
    return InkComponent(bounds: PixelRect(x: Int(x), y: Int(top), width: 1, height: 1), edges: edges)
  }

  @Test("baseline and cap height come from flat letters; round ones overshoot and are left out")
  func flatLetters() throws {
    let letters = [
      component(0, 10, 46), component(10, 18, 46.5), component(20, 18, 46.4), component(30, 13, 46),
    ]
    let lettering = try #require(Lettering(letters, text: "Test"))
    #expect(lettering.baseline == 46)
    #expect(lettering.capHeight == 36)
  }

  @Test("a dot joins its stem, also over a space in the text") func dots() throws {
    let letters = [
      component(0, 10, 46, width: 14), component(40, 9, 14, width: 4), component(40, 19, 46, width: 4),
    ]
    let lettering = try #require(Lettering(letters, text: "K i"))
    #expect(lettering.baseline == 46)
    #expect(lettering.capHeight == 36)
  }

  @Test("a round capital gives no cap height") func roundCapital() throws {
    let letters = [component(0, 10, 46), component(10, 18, 46)]
    #expect(try #require(Lettering(letters, text: "Sn")).capHeight == nil)
  }

  @Test("letters that hang together are not told apart") func joined() {
    #expect(Lettering([component(0, 10, 46, width: 20)], text: "fi") == nil)
  }

  @Test("without a flat letter there is no baseline") func noFlatLetter() {
    #expect(Lettering([component(0, 10, 46), component(10, 18, 46)], text: "So") == nil)
  }

  @Test("a coarse text's baseline is where its rows' ink falls off", arguments: [0.0, 0.3, 0.6])
  func softBaseline(_ share: Double) throws {
    // Five rows of letters, a row that the baseline cuts, two rows of a descender.
    let rows = [20, 20, 20, 20, 20, 4 + 16 * share, 4, 4]
    #expect(try #require(Lettering.softBaseline(rows)).isNear(5 + share))
  }

  @Test("too few rows have no baseline") func tooFewRows() { #expect(Lettering.softBaseline([3, 3]) == nil) }
}
