import BarMotion
import Testing

@Suite("Scripts of fingers")
struct SwipeScriptTests {
  static func script(_ points: [(Double, Double)], _ release: SwipeScript.Release = .auto) -> SwipeScript {
    SwipeScript(points: points.map { .init(time: $0.0, fraction: $0.1) }, release: release)
  }

  @Test("between its points a finger moves evenly; outside them it stands still")
  func position() {
    let script = Self.script([(0.1, 0), (0.3, 0.4), (0.5, -0.2)])
    let expected = [(0.0, 0.0), (0.1, 0), (0.2, 0.2), (0.3, 0.4), (0.4, 0.1), (0.5, -0.2), (9, -0.2)]
    for (time, fraction) in expected { #expect(abs(script.fraction(at: time) - fraction) < 1e-12) }
    #expect(script.duration == 0.5)
    #expect(Self.script([]).fraction(at: 1) == 0 && Self.script([]).duration == 0)
  }

  @Test("velocity is the mean over the last tenth of a second, or over all of a shorter script")
  func velocity() {
    // The last tenth goes from 0.4 to 0.5, whatever came before.
    #expect(abs(Self.script([(0, 0), (0.3, 0.4), (0.4, 0.5)]).velocity - 1) < 1e-9)
    // Its first half stands still: 0 in 0.05 s, 0.1 in 0.05 s.
    #expect(
      abs(Self.script([(0, 0), (0.35, 0.4), (0.4, 0.5)]).velocity - (0.5 - 0.4 * 0.3 / 0.35) * 10) < 1e-9)
    #expect(abs(Self.script([(0, 0), (0.05, 0.1)]).velocity - 2) < 1e-9)
    #expect(abs(Self.script([(0, 0), (0.1, 0.4), (0.2, 0.05)]).velocity + 3.5) < 1e-9)
    #expect(Self.script([(0.2, 0.3)]).velocity == 0 && Self.script([]).velocity == 0)
    #expect(Self.script([(0, 0), (0.2, 0.5), (0.4, 0.5)]).velocity == 0)
  }

  @Test("the first point out of order is found; equal times are out of order")
  func disorder() {
    #expect(Self.script([(0, 0), (0.1, 1), (0.2, 0)]).firstDisorder == nil)
    #expect(Self.script([(0, 0), (0.2, 1), (0.1, 0), (0.05, 0)]).firstDisorder == 2)
    #expect(Self.script([(0, 0), (0, 1)]).firstDisorder == 1)
    #expect(Self.script([(3, 1)]).firstDisorder == nil && Self.script([]).firstDisorder == nil)
  }
}
