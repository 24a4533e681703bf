#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A hash of a file's bytes that tells fonts apart: FNV-1a (64 bit), by words in place of bytes and in four chains that
/// do not wait for each other, since some 60 MB of fonts are hashed for every run of goldens. No defence against
/// forgers.
///
/// The whole words of the file are cut into four equal parts. Each part is hashed, the last with the words and then the
/// bytes that are left over, and then the four results are. A word is taken in by `hash = (hash ^ word) · prime`, lowest
/// byte first, and the upper half of the hash is then folded into the lower, which multiplication alone never reaches.
enum FileDigest {
  // Offset basis and prime as published by FNV's authors.
  private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  /// 16 hex digits; nil when the file cannot be read.
  static func hex(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let count = Int(status.st_size)
    // No memory can be mapped to nothing.
    guard count > 0 else { return hex(UnsafeRawBufferPointer(start: nil, count: 0)) }
    guard let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
      return nil
    }
    defer { munmap(memory, count) }
    return hex(UnsafeRawBufferPointer(start: memory, count: count))
  }

  static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    let words = bytes.count / 8
    let part = words / 4
    var (a, b, c, d) = (basis, basis, basis, basis)
    for index in 0..<part {
      a = next(a, word(index))
      b = next(b, word(index + part))
      c = next(c, word(index + 2 * part))
      d = next(d, word(index + 3 * part))
    }
    for index in 4 * part..<words { d = next(d, word(index)) }
    for index in 8 * words..<bytes.count { d = next(d, UInt64(bytes[index])) }
    let hash = [a, b, c, d].reduce(basis, next)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  @inline(__always)
  private static func next(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* prime
    return product ^ product >> 32
  }
}
