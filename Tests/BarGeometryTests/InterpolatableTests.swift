import BarGeometry
import Testing

@Suite("Numbers and fonts")
struct InterpolatableTests {
  @Test("an interpolated number starts at its start, ends at its end and is halfway at a half")
  func interpolates() {
    #expect([0, 0.5, 1].map { 10.0.interpolated(to: 30, $0) } == [10, 20, 30])
    #expect(30.0.interpolated(to: 10, 0.25) == 25)
  }

  @Test("quantizing rounds to a thousandth, half away from zero, and never gives minus zero")
  func quantizes() {
    #expect((1.0 / 3).quantized == 0.333)
    #expect((2.0 / 3).quantized == 0.667)
    #expect(0.0625.quantized == 0.063)
    #expect((-0.0625).quantized == -0.063)
    #expect((-0.0001).quantized.sign == .plus)
  }

  @Test("clamping keeps a number in its range")
  func clamps() {
    #expect([-1, 0.5, 2].map { $0.clamped(to: 0...1) } == [0, 0.5, 1])
  }

  @Test("a font weight is found by its UIKit name and carries the OpenType class")
  func weights() {
    // OpenType, OS/2 table, usWeightClass: 100 thin … 900 black, in Apple's order of names.
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    #expect(FontWeight.allCases.map(\.name) == names)
    #expect(FontWeight.allCases.map(\.rawValue) == stride(from: 100, through: 900, by: 100).map { $0 })
    #expect(names.map { FontWeight(name: $0)?.name } == names)
    #expect(FontWeight(name: "Bold") == nil)
  }
}
