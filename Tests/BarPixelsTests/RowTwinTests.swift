import BarPixels
import CBarKernels
import Testing

/// Kernels for rows of files against their twins, in every table that this CPU can run.
@Suite("Kernels for rows of files")
struct RowTwinTests {
  private let tables = ["plain", "avx2", "avx512"].compactMap { (name: String) in bk_named(name)?.pointee }

  @Test("the plain table can always be had, a name that is none never")
  func names() {
    #expect(tables.contains { String(cString: $0.name) == "plain" })
    #expect(bk_named("") == nil && bk_named("AVX2") == nil)
  }

  @Test("filters and their cost equal their references", arguments: [3, 4])
  func filters(distance: Int) {
    var noise = TestNoise(seed: 31)
    for count in (1...67).map({ $0 * distance }) {
      let (row, above) = (noise.bytes(count), noise.bytes(count))
      for table in tables {
        var out = [UInt8](repeating: 0, count: count)
        table.filter_sub(&out, row, count, distance)
        #expect(out == ReferenceRows.sub(row, distance: distance))
        table.filter_up(&out, row, above, count)
        #expect(out == ReferenceRows.up(row, above: above))
        #expect(table.filter_cost(row, above, count) == ReferenceRows.cost(row, above))
      }
    }
  }

  @Test(
    "the facts of a row equal their reference, with rows that differ nowhere, here and there, and everywhere")
  func facts() {
    var noise = TestNoise(seed: 37)
    for count in 1...67 {
      for share in [0, 3, 1] as [UInt32] {
        var row = noise.words(count)
        // Runs of equal pixels too.
        for x in 1..<max(count, 2) where x < count && noise.next() % 2 == 0 { row[x] = row[x - 1] }
        let above = row.map { share > 0 && noise.next() % share == 0 ? $0 ^ 0x0001_0000 : $0 }
        let expected = ReferenceRows.facts(row, above: above)
        for table in tables {
          let facts = table.row_facts(row, above, count)
          #expect([facts.changed, facts.novel, facts.conjunction] == expected)
          #expect(table.conjunction(row, count) == expected[2])
        }
      }
    }
  }

  @Test("the order of samples equals its reference, and nothing is written behind the row")
  func samples() {
    var noise = TestNoise(seed: 41)
    for count in 1...67 {
      let words = noise.words(count).map { $0 | 0xFF00_0000 }
      let rgb = ReferenceRows.rgb(words)
      for table in tables {
        var three = [UInt8](repeating: 0xA5, count: count * 3 + 64)
        table.write_rgb(&three, words, count)
        #expect(Array(three.prefix(count * 3)) == rgb)
        #expect(three.suffix(64).allSatisfy { $0 == 0xA5 })
        var expanded = [UInt32](repeating: 7, count: count)
        table.expand_rgb(&expanded, rgb, count)
        #expect(expanded == ReferenceRows.expanded(rgb))
        var four = [UInt8](repeating: 0, count: count * 4)
        table.write_opaque_rgba(&four, words, count)
        let bytes = expanded.withUnsafeBytes { Array($0) }
        #expect(four == bytes)
      }
    }
  }
}
