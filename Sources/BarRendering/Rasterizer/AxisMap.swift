/// For every destination pixel of one axis, the source pixels it is made of, with weights that sum to
/// exactly `one`; so a constant image stays constant.
///
/// The filter is a triangle as wide as the larger of a source and a destination pixel: bilinear when
/// magnifying, antialiased when shrinking. Samples never leave their segment, so edges do not fade and
/// caps do not bleed. Only + − × ÷ on doubles, then integers: the same on every CPU.
struct AxisMap: Equatable {
  static let shift: UInt32 = 14
  static let one: UInt32 = 1 << shift

  /// Pixel i has the taps `starts[i]..<starts[i + 1]`.
  private(set) var starts: [Int] = [0]
  private(set) var indices: [Int] = []
  private(set) var weights: [UInt32] = []

  var count: Int { starts.count - 1 }

  /// - Parameters:
  ///   - segments: in ascending order, without gaps over `window`.
  ///   - window: the destination pixels wanted.
  ///   - flippedIn: when set, the whole destination (this many pixels) is mirrored first.
  init(_ segments: [AxisSegment], window: Range<Int>, flippedIn length: Int? = nil) {
    for i in window {
      let position = length.map { $0 - 1 - i } ?? i
      if let segment = segments.first(where: { $0.destination.contains(position) }) {
        append(segment, at: position)
      }
      starts.append(indices.count)
    }
  }

  /// True when pixel i is source pixel i, for all `length` of them.
  func isIdentity(length: Int) -> Bool {
    count == length && indices.count == length && (0..<length).allSatisfy { indices[$0] == $0 }
  }

  func hasSameTaps(_ a: Int, _ b: Int) -> Bool {
    let first = starts[a]..<starts[a + 1]
    let second = starts[b]..<starts[b + 1]
    return indices[first] == indices[second] && weights[first] == weights[second]
  }

  private mutating func append(_ segment: AxisSegment, at position: Int) {
    let source = segment.source
    let isTiled: Bool
    let step: Double
    switch segment.mode {
    case .stretch:
      (isTiled, step) = (false, Double(source.count) / Double(segment.destination.count))
    case .tile(let tileStep): (isTiled, step) = (true, tileStep)
    }
    let center = (Double(position - segment.destination.lowerBound) + 0.5) * step
    let support = max(1, step)
    let candidates = Int((center - support).rounded(.down))...Int((center + support).rounded(.up))
    let raw = candidates.map { max(0, 1 - abs(Double($0) + 0.5 - center) / support) }
    let total = raw.reduce(0, +)
    var sum = 0.0
    var given: UInt32 = 0
    for (candidate, weight) in zip(candidates, raw) where weight > 0 {
      sum += weight
      // Rounding the running sum, not each weight, makes the total exact.
      let upTo = UInt32((min(sum / total, 1) * Double(AxisMap.one)).rounded())
      defer { given = upTo }
      guard upTo > given else { continue }
      let index = source.lowerBound + AxisMap.inside(candidate, source.count, isTiled: isTiled)
      add(index, upTo - given)
    }
    // The running sum may end a hair below 1.
    if given < AxisMap.one, !weights.isEmpty { weights[weights.count - 1] += AxisMap.one - given }
  }

  private mutating func add(_ index: Int, _ weight: UInt32) {
    if starts[starts.count - 1] < indices.count, indices[indices.count - 1] == index {
      weights[weights.count - 1] += weight
    } else {
      indices.append(index)
      weights.append(weight)
    }
  }

  private static func inside(_ index: Int, _ count: Int, isTiled: Bool) -> Int {
    guard isTiled else { return min(max(index, 0), count - 1) }
    let remainder = index % count
    return remainder < 0 ? remainder + count : remainder
  }
}
