import BarPixels
import CBarKernels
import Testing

/// Taking PNG's filters off, in every table that this CPU can run.
@Suite("Filters taken off")
struct UnfilterTests {
  private let tables = ["plain", "avx2", "avx512"].compactMap { (name: String) in bk_named(name)?.pointee }

  /// Rows with their filters before them, and before these the finished row above.
  private struct Rows {
    var bytes: [UInt8]
    let count: Int
    let height: Int

    init(_ noise: inout TestNoise, filters: [UInt8], count: Int) {
      (self.count, height) = (count, filters.count)
      bytes = noise.bytes((count + 1) * (filters.count + 1))
      for (y, filter) in filters.enumerated() { bytes[(y + 1) * (count + 1)] = filter }
    }

    /// By the book, row after row.
    func unfiltered(distance: Int) -> (bytes: [UInt8], rows: Int) {
      var result = Array(bytes[..<(count + 1)])
      for y in 1...height {
        let row = bytes[(y * (count + 1))..<((y + 1) * (count + 1))]
        let done = ReferenceRows.unfiltered(
          Array(row.dropFirst()), above: Array(result.suffix(count)), filter: row[row.startIndex],
          distance: distance)
        guard let done else { return (result + bytes[result.count...], y - 1) }
        result.append(row[row.startIndex])
        result += done
      }
      return (result, height)
    }
  }

  private func expectReference(_ rows: Rows, distance: Int) {
    let expected = rows.unfiltered(distance: distance)
    for table in tables {
      var bytes = rows.bytes
      let done = bytes.withUnsafeMutableBufferPointer {
        table.unfilter($0.baseAddress! + rows.count + 1, rows.height, rows.count, distance)
      }
      #expect(done == expected.rows)
      // Rows after one that cannot be read are nobody's.
      let end = (expected.rows + 1) * (rows.count + 1)
      #expect(bytes[..<end] == expected.bytes[..<end])
    }
  }

  @Test(
    "rows of one filter and of any mixture equal their reference, at every width and height",
    arguments: [1, 2, 3, 4, 6, 8])
  func mixtures(distance: Int) {
    var noise = TestNoise(seed: 53)
    for width in Array(1...40) + [257] {
      for height in 1...9 {
        let one = UInt8(noise.next(5))
        expectReference(
          Rows(&noise, filters: Array(repeating: one, count: height), count: width * distance),
          distance: distance)
        let any = (0..<height).map { _ in UInt8(noise.next(5)) }
        expectReference(Rows(&noise, filters: any, count: width * distance), distance: distance)
        // Rows that wait for their left neighbour go in fours.
        let slow = (0..<height).map { _ in UInt8(3 + noise.next(2)) }
        expectReference(Rows(&noise, filters: slow, count: width * distance), distance: distance)
      }
    }
  }

  @Test(
    "Paeth's choice is right among levels that lie close, where distances tie, and at both ends of the range")
  func ties() {
    var noise = TestNoise(seed: 61)
    for levels in [[0, 1, 2, 3], [0, 1, 254, 255], [126, 127, 128, 129], [0, 85, 170, 255]] as [[UInt8]] {
      for _ in 0..<40 {
        var rows = Rows(&noise, filters: [4, 4, 4, 4, 4], count: 4 * 50)
        for i in rows.bytes.indices where i % (rows.count + 1) != 0 { rows.bytes[i] = levels[noise.next(4)] }
        expectReference(rows, distance: 4)
      }
    }
  }

  @Test("one row of another filter among seven alike is seen, wherever it stands", arguments: [3, 4])
  func oddOneOut(distance: Int) {
    var noise = TestNoise(seed: 83)
    for pair in [(3, 4), (4, 3), (3, 0), (4, 1), (4, 2)] as [(UInt8, UInt8)] {
      for y in 0..<8 {
        var filters = [UInt8](repeating: pair.0, count: 8)
        filters[y] = pair.1
        expectReference(Rows(&noise, filters: filters, count: 20 * distance), distance: distance)
      }
    }
  }

  @Test(
    "a filter that does not exist is told by its row, wherever it stands among rows that go together or alone",
    arguments: [1, 2, 3, 4, 6, 8])
  func unknown(distance: Int) {
    var noise = TestNoise(seed: 59)
    // Rows of fewer than sixteen pixels go alone.
    for width in [15, 24] {
      for y in 0..<8 {
        for bad in [5, 128, 255] as [UInt8] {
          var filters = [4, 4, 3, 4, 4, 4, 3, 3] as [UInt8]
          filters[y] = bad
          let rows = Rows(&noise, filters: filters, count: width * distance)
          #expect(rows.unfiltered(distance: distance).rows == y)
          expectReference(rows, distance: distance)
        }
      }
    }
  }
}
