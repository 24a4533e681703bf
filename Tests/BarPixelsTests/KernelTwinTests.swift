import BarPixels
import Testing

/// Fast kernels against their reference twins: every width from 1 to 67, starts that are not aligned, and a
/// look at what lies around the row, which must stay as it was.
@Suite struct KernelTwinTests {
  /// What a kernel may use: three rows of noise, `count` pixels to work on.
  struct Rows {
    let start: Int
    let count: Int
    let words: Memory<UInt32>
    let others: Memory<UInt32>
    let bytes: Memory<UInt8>
    let otherBytes: Memory<UInt8>

    init(count: Int, seed: UInt32) {
      var noise = TestNoise(seed: seed &+ UInt32(count))
      start = count % 4
      self.count = count
      words = Memory(noise.words(count + 12))
      others = Memory(noise.words(count + 12))
      bytes = Memory(noise.bytes(count + 12))
      otherBytes = Memory(noise.bytes(count + 12))
    }

    var dst: UnsafeMutablePointer<UInt32> { words.pointer + start }
    var src: UnsafePointer<UInt32> { UnsafePointer(others.pointer + start) }
    var mask: UnsafeMutablePointer<UInt8> { bytes.pointer + start }
    var otherMask: UnsafePointer<UInt8> { UnsafePointer(otherBytes.pointer + start) }
  }

  /// Runs both on the same noise and compares everything, margins included.
  private func expectTwins(
    seed: UInt32, _ fast: (Rows) -> Void, _ reference: (Rows) -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    for count in 1...67 {
      let one = Rows(count: count, seed: seed)
      let other = Rows(count: count, seed: seed)
      fast(one)
      reference(other)
      #expect(one.words.elements == other.words.elements, "\(count) pixels", sourceLocation: location)
      #expect(one.others.elements == other.others.elements, "source", sourceLocation: location)
      #expect(one.bytes.elements == other.bytes.elements, "mask of \(count)", sourceLocation: location)
    }
  }

  static let constants: [UInt32] = [
    0, 0xFF12_3456, 0x1A00_0000, 0x8080_4000, 0x7F7F_0001, 0xFEFE_00FE, 0x0101_0100,
  ]

  @Test("fill and fillOver equal their references", arguments: constants)
  func fills(word: UInt32) {
    expectTwins(seed: 1) {
      Kernels.fill($0.dst, count: $0.count, word: word)
    } _: {
      ReferenceKernels.fill($0.dst, count: $0.count, word: word)
    }
    expectTwins(seed: 2) {
      Kernels.fillOver($0.dst, count: $0.count, word: word)
    } _: {
      ReferenceKernels.fillOver($0.dst, count: $0.count, word: word)
    }
  }

  @Test("copy and sourceOver equal their references")
  func sourceOver() {
    expectTwins(seed: 3) {
      Kernels.copy($0.dst, $0.src, count: $0.count)
    } _: {
      ReferenceKernels.copy($0.dst, $0.src, count: $0.count)
    }
    expectTwins(seed: 4) {
      Kernels.sourceOver($0.dst, $0.src, count: $0.count)
    } _: {
      ReferenceKernels.sourceOver($0.dst, $0.src, count: $0.count)
    }
  }

  @Test("sourceOver with opacity equals its reference", arguments: [0, 1, 127, 128, 254, 255] as [UInt8])
  func sourceOver(opacity: UInt8) {
    expectTwins(seed: 5) {
      Kernels.sourceOver($0.dst, $0.src, count: $0.count, opacity: opacity)
    } _: {
      ReferenceKernels.sourceOver($0.dst, $0.src, count: $0.count, opacity: opacity)
    }
  }

  @Test("shift equals its reference, for words and for bytes", arguments: [0, 1, 85, 127, 128, 255, 256])
  func shift(weight: Int) {
    expectTwins(seed: 6) {
      Kernels.shift($0.dst, $0.src, count: $0.count, weight: weight)
      Kernels.shift($0.mask, $0.otherMask, count: $0.count, weight: weight)
    } _: {
      ReferenceKernels.shift($0.dst, $0.src, count: $0.count, weight: weight)
      ReferenceKernels.shift($0.mask, $0.otherMask, count: $0.count, weight: weight)
    }
  }

  @Test(
    "in the middle of a row shift gives what it gives there from the whole row", arguments: [0, 4, 128, 252])
  func shiftInside(weight: Int) {
    for count in 1...67 {
      let (inside, whole) = (Rows(count: count + 1, seed: 10), Rows(count: count + 1, seed: 10))
      Kernels.shiftInside(inside.dst + 1, inside.src + 1, count: count, weight: weight)
      ReferenceKernels.shift(whole.dst, whole.src, count: count + 1, weight: weight)
      // Without the ends, which mix with what is outside.
      for x in 1...count { #expect(inside.dst[x] == whole.dst[x], "pixel \(x) of \(count)") }
      #expect(inside.dst[count + 1] == Rows(count: count + 1, seed: 10).dst[count + 1])
    }
  }

  @Test("tint equals its reference", arguments: constants, [0, 1, 128, 254, 255] as [UInt8])
  func tint(word: UInt32, opacity: UInt8) {
    expectTwins(seed: 7) {
      Kernels.tint($0.dst, $0.otherMask, count: $0.count, word: word, opacity: opacity)
    } _: {
      ReferenceKernels.tint($0.dst, $0.otherMask, count: $0.count, word: word, opacity: opacity)
    }
  }

  @Test("multiply and extractAlpha equal their references")
  func masks() {
    expectTwins(seed: 8) {
      Kernels.multiply($0.dst, $0.otherMask, count: $0.count)
      Kernels.extractAlpha($0.mask, $0.src, count: $0.count)
    } _: {
      ReferenceKernels.multiply($0.dst, $0.otherMask, count: $0.count)
      ReferenceKernels.extractAlpha($0.mask, $0.src, count: $0.count)
    }
  }

  @Test("saturate equals its reference", arguments: [0, 1, 128, 255, 256, 257, 461, 1024])
  func saturate(amount: Int) {
    expectTwins(seed: 9) {
      Kernels.saturate($0.dst, count: $0.count, amount: amount)
    } _: {
      ReferenceKernels.saturate($0.dst, count: $0.count, amount: amount)
    }
  }
}
