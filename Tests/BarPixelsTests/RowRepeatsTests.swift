import BarPixels
import Testing

@Suite("Rows that repeat the row above")
struct RowRepeatsTests {
  private func flags(_ repeats: RowRepeats) -> [Bool] { repeats.rows.map { repeats[$0] } }

  @Test("of a picture of one colour every row but the first repeats")
  func uniform() {
    #expect(flags(RowRepeats(rows: 3..<7, isUniform: true)) == [false, true, true, true])
    #expect(flags(RowRepeats(rows: 3..<7, isUniform: false)) == [false, false, false, false])
    #expect(flags(RowRepeats(rows: 0..<0, isUniform: true)) == [])
  }

  @Test("rows that are not its own repeat nothing, and ending them does nothing")
  func outside() {
    var repeats = RowRepeats(rows: 3..<7, isUniform: true)
    repeats.end(at: 7)
    repeats.end(in: -4..<4)
    #expect(flags(repeats) == [false, true, true, true])
    #expect(!repeats[2] && !repeats[7])
  }

  @Test("runs end where a row ends them")
  func runs() {
    var repeats = RowRepeats(rows: 0..<10, isUniform: true)
    repeats.end(at: 4)
    repeats.end(in: 7..<9)
    #expect(repeats.run(from: 1, before: 10) == 3 && repeats.run(from: 1, before: 3) == 2)
    #expect(repeats.run(from: 4, before: 10) == 0)
    #expect(repeats.next(from: 4, before: 10) == 5 && repeats.next(from: 7, before: 10) == 9)
    #expect(repeats.next(from: 7, before: 8) == 8)
  }

  @Test("something painted over rows leaves those that it repeats too, and ends the row below it")
  func limits() {
    var repeats = RowRepeats(rows: 0..<10, isUniform: true)
    // Its rows lie at 2…5; it is painted over rows 3…8 only.
    repeats.limit(in: 3..<9, by: [false, false, true, false], top: 2)
    #expect(flags(repeats) == [false, true, true, false, true, false, false, true, true, true])
  }

  @Test("the row below something ends nothing where that is not painted")
  func limitsInside() {
    var repeats = RowRepeats(rows: 0..<8, isUniform: true)
    repeats.limit(in: 3..<5, by: [false, false, true, false], top: 2)
    #expect(flags(repeats) == [false, true, true, false, true, true, true, true])
  }
}
