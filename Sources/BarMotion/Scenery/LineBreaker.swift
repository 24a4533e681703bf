/// Breaks placeholder texts into lines without a font: widths are estimated by class of character, a little
/// too wide, so that a line never needs an ellipsis and the same page breaks alike with every font.
enum LineBreaker {
  /// Lines of `text` that fit `width` points at `fontSize`. Breaks after spaces and between East Asian
  /// characters, never before closing punctuation.
  static func lines(of text: String, width: Double, fontSize: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0.0
    for piece in pieces(of: text) {
      let visible = piece.last == " " ? piece.dropLast() : piece[...]
      if !line.isEmpty, lineWidth + estimatedWidth(of: visible, fontSize: fontSize) > width {
        lines.append(trimmed(line))
        (line, lineWidth) = ("", 0)
      }
      line += piece
      lineWidth += estimatedWidth(of: piece, fontSize: fontSize)
    }
    return line.isEmpty ? lines : lines + [trimmed(line)]
  }

  /// The width of one line, points.
  static func estimatedWidth(of text: some StringProtocol, fontSize: Double) -> Double {
    text.reduce(0) { $0 + advance($1) } * fontSize
  }

  /// As `lines`, no more of them, but about equally long, as headlines are set.
  static func balancedLines(of text: String, width: Double, fontSize: Double) -> [String] {
    var best = lines(of: text, width: width, fontSize: fontSize)
    let count = best.count
    for percent in stride(from: 95.0, through: 40, by: -5) where count > 1 {
      let next = lines(of: text, width: width * percent / 100, fontSize: fontSize)
      guard next.count == count else { break }
      best = next
    }
    return best
  }

  /// The smallest parts that stay together: words with their space, single East Asian characters with the
  /// punctuation that clings to them.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    for character in text {
      guard let last = pieces.last?.last else {
        pieces.append(String(character))
        continue
      }
      let isFree = (isWide(character) || isWide(last)) && last != "「" && last != "（"
      let canBreak = last == " " || isFree && !closing.contains(character) && character != " "
      if canBreak { pieces.append(String(character)) } else { pieces[pieces.count - 1].append(character) }
    }
    return pieces
  }

  private static let closing: Set<Character> = [
    "、", "。", "，", "：", "；", "！", "？", "」", "）", "ー", "ゃ", "ゅ", "ょ", "っ", "ャ", "ュ", "ョ", "ッ",
  ]

  private static func trimmed(_ line: String) -> String { line.last == " " ? String(line.dropLast()) : line }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return 0x2E80...0x9FFF ~= scalar.value || 0xFF00...0xFFEF ~= scalar.value
  }

  /// In ems; rounded up from the advances of common sans serif faces.
  private static func advance(_ character: Character) -> Double {
    if isWide(character) { return 1 }
    switch character {
    case " ", ".", ",", "'", ":", ";", "i", "j", "l", "I", "!", "|": return 0.3
    case "f", "r", "t", "(", ")", "-": return 0.4
    case "m", "w", "M", "W", "@", "%": return 0.92
    case "A"..."Z": return 0.72
    default: return 0.6
    }
  }
}
