import FakeBarBench
import Testing

@Suite struct SpreadTests {
  @Test("the median of an odd number is the middle one, whatever the order") func odd() {
    let spread = Spread([9, 1, 5])
    #expect((spread.median, spread.min, spread.max) == (5, 1, 9))
  }

  @Test("the median of an even number lies between the middle two") func even() {
    #expect(Spread([4, 1, 100, 2]).median == 3)
  }

  @Test("one figure is its own spread") func one() {
    let spread = Spread([7])
    #expect((spread.median, spread.min, spread.max) == (7, 7, 7))
  }
}
