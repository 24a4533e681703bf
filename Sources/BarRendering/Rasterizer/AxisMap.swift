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

  /// `count` pixels from `origin` on, seen at `factor` times their size; what lies beyond them is nothing. The first
  /// pixel of the map lies at `AxisMap.start(origin, factor)`.
  ///
  /// Shrinking is by area, as glyphs are antialiased: a text drawn at twice its size and shrunk looks as if drawn
  /// at its size.
  init(scaledBy factor: Double, origin: Int, count: Int) {
    let first = AxisMap.start(origin, factor)
    let end = Int((Double(origin + count) * factor).rounded(.up))
    func place(_ index: Int) -> Int? { (0..<count).contains(index) ? index : nil }
    for position in first..<max(end, first + 1) {
      let low = Double(position) / factor - Double(origin)
      let high = Double(position + 1) / factor - Double(origin)
      if factor < 1 {
        append(
          Int(low.rounded(.down))...Int(high.rounded(.down)),
          weight: { max(0, min(high, Double($0) + 1) - max(low, Double($0))) }, place: place)
      } else {
        appendTriangle(center: (low + high) / 2, support: 1, place: place)
      }
      starts.append(indices.count)
    }
  }

  static func start(_ origin: Int, _ factor: Double) -> Int { Int((Double(origin) * factor).rounded(.down)) }

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
    appendTriangle(
      center: (Double(position - segment.destination.lowerBound) + 0.5) * step, support: max(1, step)
    ) { source.lowerBound + AxisMap.inside($0, source.count, isTiled: isTiled) }
    // The running sum may end a hair below 1.
    let given = weights[starts[starts.count - 1]...].reduce(0, +)
    if given < AxisMap.one, !weights.isEmpty { weights[weights.count - 1] += AxisMap.one - given }
  }

  private mutating func appendTriangle(center: Double, support: Double, place: (Int) -> Int?) {
    append(
      Int((center - support).rounded(.down))...Int((center + support).rounded(.up)),
      weight: { max(0, 1 - abs(Double($0) + 0.5 - center) / support) }, place: place)
  }

  /// Adds the taps of one pixel; `place` says which source pixel a candidate is, nil for none.
  private mutating func append(
    _ candidates: ClosedRange<Int>, weight: (Int) -> Double, place: (Int) -> Int?
  ) {
    let raw = candidates.map(weight)
    let total = raw.reduce(0, +)
    var sum = 0.0
    var given: UInt32 = 0
    for (candidate, weight) in zip(candidates, raw) where weight > 0 {
      sum += weight
      // Rounding the running sum, not each weight, makes the total exact.
      let upTo = UInt32((min(sum / total, 1) * Double(AxisMap.one)).rounded())
      defer { given = upTo }
      guard upTo > given, let index = place(candidate) else { continue }
      add(index, upTo - given)
    }
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
