extension Kernels {
  /// Samples as 8 bits, rounded to nearest: `pixels * 4` bytes.
  public static func narrow(
    _ from: UnsafeRawPointer, _ depth: SampleDepth, pixels: Int, to out: UnsafeMutableRawPointer
  ) {
    guard depth == .sixteen else { return out.copyMemory(from: from, byteCount: pixels * 4) }
    let samples = from.assumingMemoryBound(to: UInt16.self)
    let bytes = out.assumingMemoryBound(to: UInt8.self)
    for i in 0..<pixels * 4 { bytes[i] = UInt8(truncatingIfNeeded: (UInt32(samples[i]) &+ 128) / 257) }
  }
}
