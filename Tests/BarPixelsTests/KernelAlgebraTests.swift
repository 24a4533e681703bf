import BarPixels
import Testing

/// What must hold of the kernels whatever their formulas are.
@Suite struct KernelAlgebraTests {
  private let noise: [UInt32]
  private let other: [UInt32]
  private let count = 500

  init() {
    var source = TestNoise(seed: 42)
    noise = source.words(count)
    other = source.words(count)
  }

  /// The noise after `change`.
  private func after(_ change: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
    let memory = Memory(noise)
    change(memory.pointer)
    return memory.elements
  }

  @Test("a product of bytes is x·a/255 rounded half up, for all 65,536 pairs")
  func rounding() {
    let mask = Memory((0..<256).map { UInt8($0) })
    for x in UInt32(0)...255 {
      let row = Memory([UInt32](repeating: x * 0x0101_0101, count: 256))
      Kernels.multiply(row.pointer, mask.pointer, count: 256)
      let expected = (UInt32(0)...255).map { (2 * x * $0 + 255) / 510 * 0x0101_0101 }
      #expect(row.elements == expected)
    }
  }

  @Test("an opaque source replaces, a clear one leaves")
  func opaqueAndClear() {
    let opaque = other.map { $0 | 0xFF00_0000 }
    #expect(after { Kernels.sourceOver($0, opaque, count: count) } == opaque)
    let clear = [UInt32](repeating: 0, count: count)
    #expect(after { Kernels.sourceOver($0, clear, count: count) } == noise)
    #expect(after { Kernels.fillOver($0, count: count, word: 0) } == noise)
    let red = [UInt32](repeating: 0xFFFF_0000, count: count)
    #expect(after { Kernels.fillOver($0, count: count, word: 0xFFFF_0000) } == red)
    #expect(after { Kernels.fill($0, count: count, word: 0xFFFF_0000) } == red)
  }

  @Test("opacity 0 leaves everything, opacity 255 is no opacity")
  func opacity() {
    let plain = after { Kernels.sourceOver($0, other, count: count) }
    #expect(after { Kernels.sourceOver($0, other, count: count, opacity: 255) } == plain)
    #expect(after { Kernels.sourceOver($0, other, count: count, opacity: 0) } == noise)
  }

  @Test("a mask of 0 hides, a mask of 255 changes nothing")
  func masks() {
    let none = [UInt8](repeating: 0, count: count)
    let all = [UInt8](repeating: 255, count: count)
    let word: UInt32 = 0x8040_8020
    let clear = [UInt32](repeating: 0, count: count)
    let filled = after { Kernels.fillOver($0, count: count, word: word) }
    #expect(after { Kernels.multiply($0, none, count: count) } == clear)
    #expect(after { Kernels.multiply($0, all, count: count) } == noise)
    #expect(after { Kernels.tint($0, none, count: count, word: word, opacity: 255) } == noise)
    #expect(after { Kernels.tint($0, all, count: count, word: word, opacity: 0) } == noise)
    #expect(after { Kernels.tint($0, all, count: count, word: word, opacity: 255) } == filled)
  }

  @Test("over an opaque backdrop everything stays opaque")
  func staysOpaque() {
    let backdrop = Memory(noise.map { $0 | 0xFF00_0000 })
    Kernels.sourceOver(backdrop.pointer, other, count: count)
    Kernels.fillOver(backdrop.pointer, count: count, word: 0x1A00_0000)
    #expect(backdrop.elements.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("a shifted opaque row stays opaque inside and shares one pixel of coverage between its edges")
  func shiftKeepsAlpha() {
    let row = noise.map { $0 | 0xFF00_0000 }
    let out = Memory([UInt32](repeating: 1, count: count + 1))
    for weight in 0...256 {
      Kernels.shift(out.pointer, row, count: count, weight: weight)
      let alphas = out.elements.map { $0 >> 24 }
      #expect(alphas[1..<count].allSatisfy { $0 == 255 })
      // 255·(256 − w)/256 and 255·w/256, each half up: halves fall on both when w is 128.
      #expect(alphas[0] + alphas[count] == (weight == 128 ? 256 : 255))
    }
  }

  @Test("shifting by nothing copies, by a whole pixel moves by one; other weights are clamped")
  func wholeShifts() {
    let out = Memory([UInt32](repeating: 1, count: count + 1))
    for weight in [0, -7] {
      Kernels.shift(out.pointer, noise, count: count, weight: weight)
      #expect(out.elements == noise + [0])
    }
    for weight in [256, 1000] {
      Kernels.shift(out.pointer, noise, count: count, weight: weight)
      #expect(out.elements == [0] + noise)
    }
  }

  @Test("saturation 256 changes nothing, greys never change, 0 makes greys of the same luma")
  func saturation() {
    #expect(after { Kernels.saturate($0, count: count, amount: 256) } == noise)
    let greys = (UInt32(0)...255).map { 0xFF00_0000 | $0 * 0x0001_0101 }
    for amount in [0, 100, 461, 5000] {
      let row = Memory(greys)
      Kernels.saturate(row.pointer, count: 256, amount: amount)
      #expect(row.elements == greys)
    }
    // 255 · (0.2126, 0.7152, 0.0722) = 54.2, 182.4, 18.4
    let primaries = Memory([0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF] as [UInt32])
    Kernels.saturate(primaries.pointer, count: 3, amount: -1)
    #expect(primaries.elements == [0xFF36_3636, 0xFFB6_B6B6, 0xFF12_1212])
  }

  @Test("a count of zero or less touches nothing")
  func nothing() {
    for count in [0, -1] {
      let same = after {
        Kernels.fill($0, count: count, word: 1)
        Kernels.copy($0, other, count: count)
        Kernels.fillOver($0, count: count, word: 0xFF00_0000)
        Kernels.sourceOver($0, other, count: count)
        Kernels.shift($0, other, count: count, weight: 100)
        Kernels.saturate($0, count: count, amount: 0)
        Kernels.mirror($0, other, count: count)
      }
      #expect(same == noise)
    }
  }
}
