import BarGolden
import Foundation
import Testing

struct GoldenNameTests {
  /// Texts that sanitising elsewhere has made equal, cut off, or turned into names that some system refuses.
  static let nasty = [
    "", ".", "..", "...", "a", "A", "a b", "a  b", "a_b", "a-b", "a/b", "a\\b", "a:b", "a*b", "a?b", "a|b",
    "a<b",
    "a>b", "a@b", "@", "a@", "@b", "b", "fakeBar@iPhone 15-dark-ltr", "iPhone 15-dark-ltr", "a\"b", "a%b",
    "a%20b", "a%2Fb", "%", "%61", "-rf", "~", "a~b", "a\nb", "a\tb", "a\0b", "a.", "a ",
    " a",
    ".hidden", "con", "CON.txt", "nul", "com1", "com10", "lpt9", "aux.png", "基本", "実験", "é", "e\u{301}",
    "a\u{200D}b", "a\u{202E}b", "a\u{A0}b", "a\u{3000}b", "\u{301}", "D\u{200D}\u{30C}", "👩‍👩‍👧", "at-0.3",
    "progress 0.3",
    "progress  0.3", "progress ", "progress", "fakeBar", "fakeBar:preset=KM", "fakeBar.txt", "1-fakeBar",
    String(repeating: "x", count: 300), String(repeating: "x", count: 301),
    String(repeating: "長", count: 100),
    String(repeating: "/", count: 100), "README.md", "0.3", "0.3.variant-2", "0.3%2Evariant-2",
    "progress 0.3.variant-2",
    ".variant-2",
  ]

  @Test("names are readable where nothing has to be escaped")
  func readable() {
    let pixels = GoldenName(
      scene: "push-green-to-purple", step: 1, strategy: "fakeBar", label: "progress 0.3", kind: .pixels)
    #expect(pixels.path == "push-green-to-purple/1-fakeBar/at-0.3.png")
    let list = GoldenName(scene: "push-green-to-purple", step: 1, strategy: "fakeBar", kind: .list)
    #expect(list.path == "push-green-to-purple/1-fakeBar.txt")
    let variant = GoldenName(
      scene: "push", step: 1, strategy: "fakeBar", variant: "iPhone 15-dark-ltr", label: "progress 1",
      kind: .pixels)
    #expect(variant.path == "push/1-fakeBar@iPhone%2015-dark-ltr/at-1.png")
    #expect(variant.description == "“push” step 1 fakeBar [iPhone 15-dark-ltr] progress 1 (pixels)")
    #expect(GoldenName(scene: "首页", step: 0, strategy: "a:b", kind: .list).path == "首页/0-a%3Ab.txt")
    #expect(GoldenName(scene: "é", step: 0, strategy: "a b", kind: .pixels).path == "é/0-a%20b.png")
  }

  @Test("no two names of a nasty corpus share a path")
  func injective() {
    var owners: [[UInt8]: GoldenName] = [:]
    func claim(_ name: GoldenName) {
      let former = owners.updateValue(name, forKey: Array(name.path.utf8))
      #expect(former == nil, "\(name.path)")
    }
    for kind in GoldenKind.allCases {
      for text in Self.nasty {
        claim(GoldenName(scene: text, step: 3, strategy: "s", label: "l", kind: kind))
        claim(GoldenName(scene: "s", step: 3, strategy: text, label: "l", kind: kind))
        claim(GoldenName(scene: "s", step: 3, strategy: text, kind: kind))
        claim(GoldenName(scene: "s", step: 2, strategy: "s", label: text, kind: kind))
        claim(GoldenName(scene: "s", step: 4, strategy: "s", variant: text, kind: kind))
        for other in Self.nasty {
          claim(GoldenName(scene: "v", step: 1, strategy: text, variant: other, label: "l", kind: kind))
        }
      }
    }
    #expect(owners.count == GoldenKind.allCases.count * Self.nasty.count * (5 + Self.nasty.count))
  }

  @Test("a folder of frames never has the name of a list")
  func foldersAndFiles() {
    let names = Self.nasty.map { GoldenName(scene: "s", step: 1, strategy: $0, kind: .list) }
    let folders = Self.nasty.map { text in
      let path = GoldenName(scene: "s", step: 1, strategy: text, label: "l", kind: .pixels).path
      return String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }
    #expect(Set(names.map(\.path)).isDisjoint(with: folders))
  }

  @Test("every part of a path is a name that all systems take")
  func safe() {
    for text in Self.nasty {
      let name = GoldenName(scene: text, step: 1, strategy: text, variant: text, label: text, kind: .pixels)
      let path = name.path
      let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { Array(String(Substring($0)).unicodeScalars) }
      #expect(parts.count == 3)
      // Disks that compose accents leave it alone.
      #expect(path.utf8.elementsEqual(path.precomposedStringWithCanonicalMapping.utf8))
      for part in parts {
        #expect((1...120).contains(part.reduce(0) { $0 + UTF8.width($1) }))
        #expect(part.first != "." && part.last != "." && part.first != "-")
        let refused = "\\:*?\"<>|\u{7F}".unicodeScalars
        #expect(!part.contains { $0.value < 33 || refused.contains($0) })
        let stem = part.prefix { $0 != "." }.map { String($0) }.joined().uppercased()
        #expect(!["CON", "AUX", "NUL", "COM1", "LPT9"].contains(stem))
      }
    }
  }

  @Test("a long name keeps its beginning, and its hash is FNV-1a of the whole")
  func long() {
    let scene = String(repeating: "x", count: 300)
    let path = GoldenName(scene: scene, step: 1, strategy: "s", kind: .list).path
    // Reference: Python, over 300 times b"x": h = ((h ^ 0x78) * 0x100000001b3) % 2**64.
    #expect(path == String(repeating: "x", count: 103) + "~e78ddf9f1ba85555/1-s.txt")
  }

  @Test("a name is cut between escapes, never inside one")
  func cutEscapes() {
    for lead in 0..<3 {
      let scene = String(repeating: "x", count: lead) + String(repeating: "/", count: 100)
      let path = GoldenName(scene: scene, step: 1, strategy: "s", kind: .list).path
      let head = path.prefix { $0 != "~" }.dropFirst(lead)
      #expect(head.utf8.count.isMultiple(of: 3) && head.utf8.count > 90)
    }
  }

  @Test("no name's golden is a variant of another's, in any letter case")
  func variants() {
    let labels = [
      "0.3.variant-2", "progress 0.3.variant-2", "0.3.VARIANT-2", "0.3.Variant-12", ".variant-2",
      "x.variant-2.variant-3",
      "a.b.variant-99999999999999999999", "基.variant-2", "con.variant-2", "0.3.variant-02", "0.3.variant-1",
    ]
    for kind in GoldenKind.allCases {
      for label in labels {
        let path = GoldenName(scene: "s", step: 1, strategy: "x", label: label, kind: kind).path
        #expect(
          GoldenVariant.base(of: path) == path
            && GoldenVariant.base(of: path.lowercased()) == path.lowercased())
      }
      let long = String(repeating: "x", count: 200) + ".variant-2"
      let golden = GoldenName(scene: "s", step: 1, strategy: "x", label: long, kind: kind).path
      #expect(GoldenVariant.base(of: golden) == golden)
      #expect(GoldenVariant.base(of: GoldenVariant.path(2, of: golden)) == golden)
    }
    let escaped = GoldenName(scene: "s", step: 1, strategy: "x", label: "0.3.variant-2", kind: .pixels)
    #expect(escaped.path == "s/1-x/0.3%2Evariant-2.png")
    // What only looks like it stays readable.
    for label in ["0.3.variant-", "variant-2", "0.3-variant-2", "x.variant-2a"] {
      #expect(
        GoldenName(scene: "s", step: 1, strategy: "x", label: label, kind: .list).path == "s/1-x/\(label).txt"
      )
    }
  }

  @Test("names that differ in spaces, stars, slashes or script only have files of their own")
  func lookalikes() {
    let names = ["a*b", "a/b", "a b", "a  b", "基本", "実験"]
    let paths = Set(
      names.map { GoldenName(scene: $0, step: 1, strategy: "x", label: $0, kind: .pixels).path })
    #expect(paths.count == 6 && paths.contains("基本/1-x/基本.png") && paths.contains("a%2Ab/1-x/a%2Ab.png"))
  }
}
