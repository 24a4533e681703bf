/// SHA-256 by the book (FIPS 180-4), to compare with hashes that other programs have made.
enum TinySHA256 {
  static func hex(_ bytes: [UInt8]) -> String {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    var hash = firstPrimes(8).map { fraction(Double($0).squareRoot()) }
    let constants = firstPrimes(64).map { fraction(cubeRoot(Double($0))) }
    for start in stride(from: 0, to: message.count, by: 64) {
      let block = message[start..<start + 64]
      var w = stride(from: start, to: start + 64, by: 4).map { UInt32(bigEndianBytes: block[$0..<$0 + 4]) }
      for i in 16..<64 {
        let (a, b) = (w[i - 15], w[i - 2])
        w.append(
          w[i - 16] &+ (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) &+ w[i - 7]
            &+ (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10))
      }
      var v = hash
      for i in 0..<64 {
        let e = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
        let choice = v[4] & v[5] ^ ~v[4] & v[6]
        let first = v[7] &+ e &+ choice &+ constants[i] &+ w[i]
        let a = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
        let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
        v = [first &+ a &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
      }
      for i in 0..<8 { hash[i] &+= v[i] }
    }
    return hash.flatMap(\.bigEndianBytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func rotated(_ x: UInt32, _ count: UInt32) -> UInt32 { x >> count | x << (32 - count) }

  private static func firstPrimes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var n = 2
    while primes.count < count {
      if primes.allSatisfy({ n % $0 != 0 }) { primes.append(n) }
      n += 1
    }
    return primes
  }

  /// The first 32 bits behind the point.
  private static func fraction(_ x: Double) -> UInt32 { UInt32((x - x.rounded(.down)) * 4_294_967_296) }

  private static func cubeRoot(_ x: Double) -> Double {
    var y = x
    for _ in 0..<100 { y -= (y * y * y - x) / (3 * y * y) }
    return y
  }
}
