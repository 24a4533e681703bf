/// Knuth's MMIX generator: the same numbers on every machine.
struct LinearCongruentialGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 0 ..< `bound`.
  mutating func int(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits have short periods.
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func bool() -> Bool { int(2) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(values.count)] }

  mutating func bits() -> UInt64 {
    UInt64(int(1 << 31)) << 33 ^ UInt64(int(1 << 31)) << 11 ^ UInt64(int(1 << 11))
  }
}
