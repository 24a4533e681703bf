import CBarKernels
import Testing

/// What the loops for any CPU and those for more capable ones write for the same input.
@Suite("Kernels for all CPUs")
struct KernelTableTests {
  private let tables = ["plain", "avx2", "avx512"].compactMap { (name: String) in bk_named(name)?.pointee }
  /// Around the widths at which vector loops begin and end, and one that is misaligned throughout.
  private static let counts = [1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 64, 65, 127, 129, 1290]

  /// Words whose colours do not exceed their alpha; every alpha comes up.
  private func words(_ count: Int, seed: UInt64) -> [UInt32] {
    var state = seed
    return (0..<count).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let alpha = UInt32(index & 255)
      let bits = UInt32(truncatingIfNeeded: state >> 32)
      func part(_ shift: UInt32) -> UInt32 { (bits >> shift & 255) * alpha / 255 }
      return alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
    }
  }

  private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  @Test("blending gives the same words, at every alpha, count and alignment", arguments: counts)
  func blending(_ count: Int) {
    for offset in 0..<4 {
      let room = count + offset
      let (source, backdrop) = (words(room, seed: 1), words(room, seed: 2).map { $0 | 0xFF00_0000 })
      let mask = bytes(room, seed: 3)
      let results = tables.map { table in
        var results: [[UInt32]] = []
        func run(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
          var target = backdrop
          target.withUnsafeMutableBufferPointer { body($0.baseAddress! + offset) }
          results.append(target)
        }
        source.withUnsafeBufferPointer { source in
          let src = source.baseAddress! + offset
          run { table.source_over($0, src, count) }
          for opacity in [0, 1, 128, 254, 255] as [UInt8] {
            run { table.source_over_faded($0, src, count, opacity) }
            run { table.tint($0, mask, count, source[offset], opacity) }
          }
        }
        for word in [0, 0x1900_0000, 0x8040_2010, 0xFF12_3456] as [UInt32] {
          run { table.fill_over($0, count, word) }
        }
        run { table.multiply($0, mask, count) }
        for amount in [0, 255, 256, 461, 1024] as [Int32] { run { table.saturate($0, count, amount) } }
        return results
      }
      #expect(results.allSatisfy { $0 == results[0] }, "\(count) pixels, \(offset) past an aligned address")
    }
  }

  @Test("moving by parts of a pixel gives the same bytes, of words and of masks", arguments: counts)
  func shifting(_ count: Int) {
    for (step, weight) in [(4, 0), (4, 1), (4, 100), (4, 256), (1, 3), (1, 255)] {
      let source = bytes(count * step, seed: 4)
      let results = tables.map { table in
        var target = [UInt8](repeating: 7, count: (count + 1) * step)
        table.shift(&target, source, count * step, step, UInt16(weight))
        return target
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }
  }

  @Test("rows of files are filtered, counted and ordered alike", arguments: counts)
  func rows(_ count: Int) {
    let (row, above) = (words(count, seed: 5), words(count, seed: 5).map { $0 % 7 == 0 ? $0 ^ 1 : $0 })
    let (bytes, other) = (self.bytes(count * 4, seed: 6), self.bytes(count * 4, seed: 7))
    let results = tables.map { table in
      var outputs: [[UInt8]] = []
      func run(_ size: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        var target = [UInt8](repeating: 9, count: size)
        target.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
        outputs.append(target)
      }
      for distance in [3, 4] { run(count * 4) { table.filter_sub($0, bytes, count * 4, distance) } }
      run(count * 4) { table.filter_up($0, bytes, other, count * 4) }
      run(count * 3) { table.write_rgb($0, row, count) }
      run(count * 4) { table.write_opaque_rgba($0, row, count) }
      run(count) { table.extract_alpha($0, row, count) }
      var expanded = [UInt32](repeating: 0, count: count)
      table.expand_rgb(&expanded, bytes, count)
      let facts = table.row_facts(row, above, count)
      return (
        outputs,
        expanded + [
          facts.changed, facts.novel, facts.conjunction, table.conjunction(row, count),
          table.filter_cost(bytes, other, count * 4),
        ]
      )
    }
    #expect(results.allSatisfy { $0.0 == results[0].0 && $0.1 == results[0].1 })
  }

  @Test("a difference is found in the run that holds it, wherever it is", arguments: counts)
  func differences(_ count: Int) {
    let one = words(count, seed: 8)
    for at in Set([0, count / 2, count - 1]) {
      var other = one
      other[at] ^= 0x0100
      for table in tables {
        #expect(table.first_unequal_words(one, other, 0, count) == at / 64 * 64)
        #expect(table.first_unequal_words(one, one, 0, count) == count)
        let (long, otherLong) = (one.map(UInt64.init), other.map { UInt64($0) })
        #expect(table.first_unequal_longs(long, otherLong, 0, count) == at / 64 * 64)
      }
    }
  }

  @Test("blurring gives the same lanes", arguments: counts)
  func blurring(_ count: Int) {
    let lanes = (0..<3).map { row in
      (0..<count * 4).map { UInt16(truncatingIfNeeded: ($0 * 977 + row * 311) % 8161) }
    }
    let results = tables.map { table in
      var sums = [UInt32](repeating: 40_000, count: count * 4)
      var out = [UInt16](repeating: 0, count: count * 4)
      table.box_start(&sums, lanes[0], 5, count * 4)
      table.box_step(&sums, lanes[0], lanes[1], lanes[2], &out, count * 4, 33, 6_710_886)
      var mixed = [UInt8](repeating: 0, count: count * 4)
      table.mix(&mixed, lanes[0], lanes[1], 3, count * 4)
      var added = lanes[0]
      table.add_rows(&added, mixed, mixed.reversed(), mixed, mixed, count * 4)
      let cells = (0..<count * 4).map { UInt64($0) &* 0x0010_0020_0030_0040 & 0x03FC_03FC_03FC_03FC }
      var summed = [UInt64](repeating: 0, count: count)
      table.add_cells(&summed, cells, count)
      var wide = [UInt64](repeating: 0, count: count * 16)
      table.spread(&wide, cells, count * 4)
      return (sums, out + added, mixed, summed + wide)
    }
    for result in results {
      #expect(result.0 == results[0].0 && result.1 == results[0].1)
      #expect(result.2 == results[0].2 && result.3 == results[0].3)
    }
  }
}
