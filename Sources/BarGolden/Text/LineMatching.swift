/// Myers' greedy algorithm (“An O(ND) Difference Algorithm and Its Variations”, 1986).
enum LineMatching {
  /// A longest sequence of pairs of equal elements, both sides ascending; nil when more than `maximumEdits`
  /// elements are not in it. Cost: O((a + b) · edits) time, O(edits²) memory.
  static func longest(_ a: [Int32], _ b: [Int32], maximumEdits: Int) -> [(Int, Int)]? {
    let limit = min(maximumEdits, a.count + b.count)
    // How far in `a` each diagonal `x - y = k` is reached; index k + limit + 1, with a guard on either side.
    var reach = [Int32](repeating: 0, count: 2 * limit + 3)
    // What was reached before each edit: diagonals -d…d of edit d.
    var trace: [[Int32]] = []
    for edits in 0...limit {
      let zero = limit + 1
      trace.append(Array(reach[zero - edits...zero + edits]))
      for k in stride(from: -edits, through: edits, by: 2) {
        var x = Int(reach[zero + k])
        if edits > 0 { x = step(k, edits, Int(reach[zero + k - 1]), Int(reach[zero + k + 1])).x }
        var y = x - k
        while x < a.count, y < b.count, a[x] == b[y] { (x, y) = (x + 1, y + 1) }
        reach[zero + k] = Int32(x)
        if x >= a.count, y >= b.count { return pairs(trace, a.count, b.count) }
      }
    }
    return nil
  }

  /// Where diagonal `k` is entered and from which one: from above by an insertion, else from the left by a
  /// removal.
  private static func step(_ k: Int, _ edits: Int, _ left: Int, _ right: Int) -> (x: Int, from: Int) {
    if k == -edits || k != edits && left < right { return (right, k + 1) }
    return (left + 1, k - 1)
  }

  /// Walks back from the end through what each edit had reached.
  private static func pairs(_ trace: [[Int32]], _ aCount: Int, _ bCount: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (aCount, bCount)
    for edits in stride(from: trace.count - 1, to: 0, by: -1) {
      let before = trace[edits]
      // Diagonals outside of -edits…edits are never asked for: `step` looks inward at both ends.
      func reached(_ k: Int) -> Int { abs(k) <= edits ? Int(before[k + edits]) : 0 }
      let k = x - y
      let (start, from) = step(k, edits, reached(k - 1), reached(k + 1))
      while x > start {
        (x, y) = (x - 1, y - 1)
        pairs.append((x, y))
      }
      x = reached(from)
      y = x - from
    }
    while x > 0 {
      (x, y) = (x - 1, y - 1)
      pairs.append((x, y))
    }
    return pairs.reversed()
  }
}
