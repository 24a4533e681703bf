import BarGeometry
import FakeBarFidelity
import Testing

@Suite struct MeasuredTests {
  @Test(
    "a box differs by the side that differs most",
    arguments: [
      Rect(x: 8, y: 10, width: 22, height: 20), Rect(x: 10, y: 12, width: 20, height: 18),
      Rect(x: 10.5, y: 10, width: 21.5, height: 20), Rect(x: 10, y: 10.5, width: 20, height: 17.5),
    ])
  func box(_ other: Rect) throws {
    let own = Measured.box(Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(try #require(own.difference(to: .box(other))).isNear(2, within: 1e-9))
  }

  @Test("what is there and what is not cannot be compared; two that are not there agree") func nothing() {
    #expect(Measured.length(3).difference(to: .nothing) == nil)
    #expect(Measured.nothing.difference(to: .nothing) == 0)
  }

  @Test("a row passes up to its bar, fails beyond and where one value is missing") func verdict() {
    func row(_ ours: Measured, bar: Double?) -> Bool? {
      ComparisonRow(quantity: "x", ours: ours, real: .length(10), bar: bar).passes
    }
    #expect(row(.length(10.34), bar: 0.34) == true)
    #expect(row(.length(10.4), bar: 0.34) == false)
    #expect(row(.nothing, bar: 0.34) == false)
    #expect(row(.length(99), bar: nil) == nil)
  }

  @Test(
    "numbers are rounded half away from zero, with their places",
    arguments: [
      (0.005, 2, "0.01"), (-1.005, 1, "-1.0"), (-0.001, 2, "0.00"), (12.999, 2, "13.00"), (7, 0, "7"),
      (.infinity, 2, "–"),
    ] as [(Double, Int, String)])
  func decimals(_ number: Double, _ places: Int, _ text: String) {
    #expect(Decimals.text(number, places: places) == text)
  }

  @Test("a recording gets half a pixel on top of every length and four levels") func recordingBars() {
    let bars = Bars.recording(scale: 1.6)
    #expect(bars.line.isNear(0.34 + 0.3125, within: 1e-9))
    #expect(bars.box.isNear(1.3125, within: 1e-9))
    #expect(bars.color == 4)
  }
}
