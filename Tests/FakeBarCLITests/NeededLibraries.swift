import Foundation

/// What a program of Linux is linked to, as its own file says (ELF, 64 bits, least byte first).
struct NeededLibraries {
  let names: [String]

  private struct Segment {
    var kind: UInt32
    var offset: Int
    var address: Int
    var size: Int
  }

  /// Nil for a file of another kind.
  init?(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file, options: .mappedIfSafe))
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    let (table, entry, count) = (number(0x20, 8), number(0x36, 2), number(0x38, 2))
    let segments = (0..<count).map { index in
      let at = table + index * entry
      return Segment(
        kind: UInt32(number(at, 4)), offset: number(at + 8, 8), address: number(at + 16, 8),
        size: number(at + 32, 8))
    }
    guard let dynamic = segments.first(where: { $0.kind == 2 }) else { return nil }
    let tags = stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16).map {
      (tag: number($0, 8), value: number($0 + 8, 8))
    }
    guard let address = tags.first(where: { $0.tag == 5 })?.value,
      let home = segments.first(where: {
        $0.kind == 1 && ($0.address..<$0.address + $0.size).contains(address)
      })
    else { return nil }
    let strings = home.offset + address - home.address
    names = tags.filter { $0.tag == 1 }.map { tag in
      String(decoding: bytes[(strings + tag.value)...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
