import BarGolden
import Foundation
import Testing

/// Foundation's normalisation is the reference.
@Suite("Names in Unicode's composed form")
struct ComposedNameTests {
  /// In Unicode 15 or before, which every library here knows; a cased letter, a mark, a syllable or an ideograph, so that
  /// nothing but its form can have it escaped.
  private static let scalars = (0x80...0x2FA1D).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
    guard let age = scalar.properties.age, age.major <= 15 else { return false }
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private func isComposed(_ text: String) -> Bool {
    text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8)
  }

  @Test("a letter or mark stays if it is composed, else it goes in ASCII")
  func single() {
    let wrong = Self.scalars.filter { scalar in
      let text = "x" + String(scalar)
      let stays = PathComponent.escaped(text).utf8.elementsEqual(text.utf8)
      return stays != isComposed(text)
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map { String($0.value, radix: 16) })")
    #expect(Self.scalars.contains { !isComposed("x" + String($0)) })
  }

  @Test("so do letters with several marks")
  func marks() {
    var dice = Dice(seed: 5)
    let marks = Self.scalars.filter { $0.properties.canonicalCombiningClass != .notReordered }
    let vowels = "\u{9BE}\u{9D7}\u{B3E}\u{B57}\u{BBE}\u{BD7}\u{DCF}\u{1161}\u{102E}".unicodeScalars
    let bases = Array(
      "aAeönñ\u{1EA1}\u{3C9}\u{1100}\u{AC00}\u{9C7}\u{B47}\u{BC6}\u{DD9}\u{1025}か".unicodeScalars)
    var composed = 0
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView([bases[dice.roll(bases.count)]])
      for _ in 0...dice.roll(3) {
        text.append(
          dice.roll(3) == 0 ? Array(vowels)[dice.roll(vowels.count)] : marks[dice.roll(marks.count)])
      }
      let name = String(text)
      let stays = PathComponent.escaped(name).utf8.elementsEqual(name.utf8)
      #expect(stays == isComposed(name), "\(text.map { String($0.value, radix: 16) })")
      if stays { composed += 1 }
    }
    #expect((1000..<19_000).contains(composed))
  }

  /// By the standard's own rule (Unicode 3.12, Hangul Syllable Composition), which Foundation does not follow for a
  /// syllable and a trailing consonant.
  @Test("a Korean syllable in pieces goes in ASCII, and a whole one stays")
  func hangul() {
    #expect(PathComponent.escaped("\u{AC01}") == "\u{AC01}")
    for pieces in ["\u{AC00}\u{11A8}", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{11A8}"] {
      #expect(PathComponent.escaped(pieces).utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
