/// What makes one size of the other: rows, or columns, that were inserted or removed.
public struct DiffResizing: Hashable, Sendable, Codable {
  public enum Direction: String, Hashable, Sendable, Codable {
    case rows
    case columns
  }

  /// Lines that follow each other.
  public struct Run: Hashable, Sendable, Codable {
    /// The first one; of inserted lines in the actual picture, of removed ones in the expected one.
    public var at: Int
    public var count: Int
  }

  public var direction: Direction
  public var inserted: [Run]
  public var removed: [Run]

  /// Finds the fewest; nil when that takes too long, as the pictures have nearly nothing in common.
  init?(_ direction: Direction, _ expected: [UInt64], _ actual: [UInt64]) {
    var numbers: [UInt64: Int32] = [:]
    func number(_ digest: UInt64) -> Int32 {
      if let known = numbers[digest] { return known }
      let next = Int32(numbers.count)
      numbers[digest] = next
      return next
    }
    let (a, b) = (expected.map(number), actual.map(number))
    guard let pairs = LineMatching.longest(a, b, maximumEdits: 2000) else { return nil }
    self.direction = direction
    removed = Self.runs(in: a.count, without: pairs.map(\.0))
    inserted = Self.runs(in: b.count, without: pairs.map(\.1))
  }

  /// Nothing but insertions, or nothing but removals: the rest is equal.
  public var isPlain: Bool { inserted.isEmpty || removed.isEmpty }

  private static func runs(in count: Int, without kept: [Int]) -> [Run] {
    var runs: [Run] = []
    var next = 0
    for index in kept + [count] {
      if index > next { runs.append(Run(at: next, count: index - next)) }
      next = index + 1
    }
    return runs
  }

  /// “1 row inserted at y 40, the rest is equal”.
  public var words: String {
    let (noun, axis) = direction == .rows ? ("row", "y") : ("column", "x")
    func list(_ runs: [Run], _ verb: String) -> String {
      let first = runs.prefix(3).map { "\(Phrase.count($0.count, noun)) \(verb) at \(axis) \($0.at)" }
      let more = runs.count > 3 ? ["\(runs.count - 3) more such places"] : []
      return (first + more).joined(separator: ", ")
    }
    let parts = [list(inserted, "inserted"), list(removed, "removed")].filter { !$0.isEmpty }
    return parts.joined(separator: ", ") + (isPlain ? ", the rest is equal" : "")
  }
}
