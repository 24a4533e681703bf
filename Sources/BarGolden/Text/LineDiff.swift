/// Two texts taken apart into lines, and which lines must go and come to make one of the other.
struct LineDiff {
  /// Edits after which matching is given up; the trace then takes 16 MB.
  private static let maximumEdits = 2000

  /// Each with its line feed, so that a missing one at the end is a difference.
  let expected: [ArraySlice<UInt8>]
  let actual: [ArraySlice<UInt8>]
  /// Per line.
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]
  private(set) var isComplete = true
  private let onlyLineEndings: Bool

  init(_ expectedBytes: [UInt8], _ actualBytes: [UInt8]) {
    expected = Self.lines(expectedBytes)
    actual = Self.lines(actualBytes)
    isRemoved = Array(repeating: false, count: expected.count)
    isAdded = Array(repeating: false, count: actual.count)
    onlyLineEndings =
      expectedBytes != actualBytes
      && Self.withoutReturns(expectedBytes) == Self.withoutReturns(actualBytes)

    // Numbers compare faster than lines.
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(numbers.count)
      numbers[line] = next
      return next
    }
    let (a, b) = (expected.map(number), actual.map(number))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var (aEnd, bEnd) = (a.count, b.count)
    while aEnd > start, bEnd > start, a[aEnd - 1] == b[bEnd - 1] { (aEnd, bEnd) = (aEnd - 1, bEnd - 1) }

    for line in start..<aEnd { isRemoved[line] = true }
    for line in start..<bEnd { isAdded[line] = true }
    let matches = LineMatching.longest(
      Array(a[start..<aEnd]), Array(b[start..<bEnd]), maximumEdits: Self.maximumEdits)
    isComplete = matches != nil
    for (line, other) in matches ?? [] {
      isRemoved[start + line] = false
      isAdded[start + other] = false
    }
  }

  var summary: TextDiff {
    let first = [isRemoved.firstIndex(of: true), isAdded.firstIndex(of: true)].compactMap { $0 }.min()
    return TextDiff(
      removed: isRemoved.count { $0 }, added: isAdded.count { $0 }, firstLine: first.map { $0 + 1 },
      onlyLineEndings: onlyLineEndings, isComplete: isComplete)
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isBeforeFeed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte != UInt8(ascii: "\r") || !isBeforeFeed { result.append(byte) }
    }
    return result
  }
}
