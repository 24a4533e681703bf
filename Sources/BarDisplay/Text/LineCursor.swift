import BarGeometry

/// Reads one line of a display list's text, word by word. Works on bytes: every separator is ASCII.
struct LineCursor {
  /// The whole text; shared, not copied.
  let bytes: [UInt8]
  var position: Int
  let end: Int
  private let line: Int

  /// `range` is the line without its indentation and line break; `line` counts from 1.
  init(_ bytes: [UInt8], _ range: Range<Int>, line: Int) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.line = line
  }

  func error(_ problem: DisplayListTextError.Problem) -> DisplayListTextError {
    DisplayListTextError(line: line, problem: problem)
  }

  /// The error for the next word, which is not what the format has here.
  func unexpected(_ expected: String) -> DisplayListTextError {
    error(.unexpected(found: LineCursor.excerpt(bytes[nextWord]), expected: expected))
  }

  /// At most 40 bytes of what somebody wrote, fit to be printed.
  static func excerpt(_ found: ArraySlice<UInt8>) -> String {
    let text = String(decoding: found.prefix(40), as: UTF8.self)
    return Phrase.escaped(text, isQuoted: false) + (found.count > 40 ? "…" : "")
  }

  /// From the next byte that is no space to the one before the next space.
  var nextWord: Range<Int> {
    var start = position
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var stop = start
    while stop < end, bytes[stop] != UInt8(ascii: " ") { stop += 1 }
    return start..<stop
  }

  /// Steps over the next word if it is `word`.
  mutating func accept(_ word: String) -> Bool {
    let next = nextWord
    guard bytes[next].elementsEqual(word.utf8) else { return false }
    position = next.upperBound
    return true
  }

  mutating func expect(_ word: String) throws(DisplayListTextError) {
    guard accept(word) else { throw unexpected("“\(word)”") }
  }

  /// Steps over a word that names a value, the way `init?(rawValue:)` and its like do.
  mutating func accept<Value>(_ value: (String) -> Value?) -> Value? {
    let next = nextWord
    guard let found = value(String(decoding: bytes[next], as: UTF8.self)) else { return nil }
    position = next.upperBound
    return found
  }

  /// The line must be over; `expected` says what might still have come.
  func finish(_ expected: String) throws(DisplayListTextError) {
    guard nextWord.isEmpty else { throw unexpected("\(expected), or nothing") }
  }
}
