import BarGeometry
import BarRendering
import Foundation
import Testing

@Suite struct FontsLibraryTests {
  /// A folder that is removed when the test ends.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-" + UUID().uuidString)
    var path: String { url.path }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func link(_ file: String) throws {
      let target = URL(fileURLWithPath: file)
      try FileManager.default.createSymbolicLink(
        at: url.appendingPathComponent(target.lastPathComponent), withDestinationURL: target)
    }
  }

  func measure(
    _ string: String, _ library: FontLibrary, family: String? = nil
  ) throws(FontError) -> Double {
    try TextShaper(library: library).measure(
      string, font: FontDescription(size: 17, family: family), direction: .leftToRight, locale: "en"
    ).width
  }

  @Test("a missing font says its package")
  func missing() throws {
    let library = try FontLibrary(searchDirectories: ["/nowhere"])
    #expect(throws: FontError.missing(file: "Inter-Thin.otf", package: "fonts-inter")) {
      try measure("a", library)
    }
    let error = FontError.missing(file: "Inter-Thin.otf", package: "fonts-inter")
    #expect("\(error)" == "font Inter-Thin.otf is missing: apt-get install fonts-inter")
  }

  @Test("a font is asked for only when a text needs it; fonts may lie flat in a folder, as on a Mac")
  func laziness() throws {
    let folder = try Folder()
    for file in TestFonts.library.inventory() where file.package == "fonts-inter" {
      try folder.link(file.path)
    }
    let library = try FontLibrary(searchDirectories: ["/nowhere", folder.path])
    #expect(try measure("Inbox – “Ελλάδα” → ✓ ©", library) > 0)
    let needed = [
      ("中", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
      ("ع", "NotoSansArabic-Regular.ttf", "fonts-noto-core"),
      ("👍", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
      ("❤️", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
    ]
    for (text, file, package) in needed {
      #expect(throws: FontError.missing(file: file, package: package)) { try measure(text, library) }
    }
  }

  @Test("the inventory lists every file once and says what is there")
  func inventory() throws {
    let files = TestFonts.library.inventory()
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(files.filter { $0.package == "fonts-inter" }.count == 11)
    #expect(files.filter { $0.package == "fonts-noto-cjk" }.count == 2)
    let absent = try FontLibrary(searchDirectories: ["/nowhere"]).inventory()
    #expect(absent.count == files.count)
    #expect(absent.allSatisfy { !$0.isPresent && $0.digest() == nil })
  }

  @Test(
    "a digest is FNV-1a by words, folded, over four parts and then over their results",
    arguments: [0, 1, 3, 7, 8, 9, 31, 32, 33, 40, 4096, 70_003])
  func digest(count: Int) throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("a")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    try Data(bytes).write(to: file)
    let words = (0..<count / 8).map { index in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[index * 8 + $1]) << (8 * $1) }
    }
    let part = words.count / 4
    let rest = words[(3 * part)...] + bytes[(8 * words.count)...].map { UInt64($0) }
    let parts = (0..<3).map { words[($0 * part)..<(($0 + 1) * part)] } + [rest]
    let digits = String(Self.fold(parts.map { Self.fold($0) }), radix: 16)
    #expect(
      FontFile(path: file.path, package: nil, isPresent: true).digest()
        == String(repeating: "0", count: 16 - digits.count) + digits)
  }

  @Test("one flipped bit anywhere changes the digest, and so do two highest bits")
  func sensitive() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("a")
    func digest(_ bytes: [UInt8]) throws -> String? {
      try Data(bytes).write(to: file)
      return FontFile(path: file.path, package: nil, isPresent: true).digest()
    }
    let bytes = (0..<70).map { UInt8($0) }
    var seen: Set<String?> = [try digest(bytes)]
    for bit in 0..<70 * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(seen.insert(try digest(flipped)).inserted)
    }
    // The highest bits of two words, which without folding would undo each other.
    var highest = bytes
    highest[7] ^= 0x80
    highest[15] ^= 0x80
    #expect(try digest(highest) != digest(bytes))
  }

  @Test("a font that is a folder, or cannot be read, has no digest")
  func noDigest() throws {
    let folder = try Folder()
    #expect(FontFile(path: folder.url.path, package: nil, isPresent: true).digest() == nil)
    #expect(FontFile(path: folder.url.path + "/none", package: nil, isPresent: true).digest() == nil)
  }

  private static func fold(_ words: some Sequence<UInt64>) -> UInt64 {
    words.reduce(0xcbf2_9ce4_8422_2325) { hash, word in
      let product = (hash ^ word) &* 0x100_0000_01b3
      return product ^ product >> 32
    }
  }

  @Test("an unknown family names the families there are")
  func unknownFamily() throws {
    let error = #expect(throws: FontError.self) { try measure("a", TestFonts.library, family: "Comic Sans") }
    #expect(error?.description.contains("Inter, Inter Display") == true)
    let library = try FontLibrary(systemFamily: "Comic Sans")
    #expect(throws: FontError.self) { try measure("a", library) }
  }

  @Test("a user's font is used by its family name, blanks and case aside, and may stand for the system font")
  func userFont() throws {
    let mono = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    let folder = try Folder()
    try folder.link(mono)
    try Data("no font".utf8).write(to: folder.url.appendingPathComponent("README.txt"))
    let library = try FontLibrary(userFonts: [folder.path])
    #expect(
      try measure("iii", library, family: "noto sansmono")
        == measure("WWW", library, family: "Noto Sans Mono"))
    #expect(try measure("iii", library) < measure("WWW", library))
    let system = try FontLibrary(userFonts: [mono], systemFamily: "Noto Sans Mono")
    #expect(try measure("iii", system) == measure("WWW", system))
  }

  @Test("a user's font that is missing or no font is an error that names it")
  func unreadable() throws {
    #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) {
      try FontLibrary(userFonts: ["/nowhere.ttf"])
    }
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("fake.ttf")
    try Data("no font".utf8).write(to: file)
    let library = try FontLibrary(userFonts: [file.path])
    #expect(throws: FontError.unreadable(path: file.path)) { try measure("a", library) }
  }

  @Test("a bundled family may be asked for by name")
  func bundledFamily() throws {
    #expect(try measure("123", TestFonts.library, family: "Noto Sans Thai") > 0)
    #expect(try measure("123", TestFonts.library, family: "Noto Sans CJK JP") > 0)
  }

  @Test("a measurer gives the shaper's width, and keeps the reason when it cannot")
  func measurer() throws {
    let font = FontDescription(size: 17)
    let good = PangoTextMeasurer(library: TestFonts.library)
    #expect(
      try good.width(of: "Inbox", font: font, direction: .leftToRight, locale: "en")
        == measure("Inbox", TestFonts.library))
    #expect(good.failure == nil)
    let bad = PangoTextMeasurer(library: try FontLibrary(searchDirectories: []))
    #expect(bad.width(of: "Inbox", font: font, direction: .leftToRight, locale: "en") == 0)
    #expect(bad.failure == .missing(file: "Inter-Thin.otf", package: "fonts-inter"))
  }

  @Test("versions of the libraries are numbers with dots")
  func environment() {
    for version in [
      RenderingEnvironment.cairo, RenderingEnvironment.pango, RenderingEnvironment.harfBuzz,
      RenderingEnvironment.fontconfig, RenderingEnvironment.freeType,
    ] {
      #expect(version.split(separator: ".").count == 3 && version.allSatisfy { $0 == "." || $0.isNumber })
    }
  }
}
