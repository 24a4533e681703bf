import BarGeometry

/// The frames of a step one after the other: when each is seen and how far it is from its golden.
struct StepTimeline {
  /// Of each frame, 0…1; nil for one that was not compared.
  private var known: [Double?]
  /// Seconds since the step began; as many as are known.
  private(set) var times: [Double]
  /// Whether a picture or an animation differs.
  private(set) var hasPictureDifference = false
  private var missing: [Int] = []
  /// Frames that only today's list has.
  private var added: Set<Int> = []

  /// What differs in a list only is at least so far: 0 means equal.
  private static let least = 1e-6

  init(_ evidence: StepEvidence, _ lists: StepLists?) {
    let places = evidence.outcomes.compactMap(\.frame)
    let animation = evidence.animation?.diff
    let count = max(
      places.map(\.count).max() ?? 0, lists?.actual.count ?? 0,
      animation.map { ($0.pairs.last?.actual ?? -1) + 1 } ?? 0)
    known = Array(repeating: nil, count: max(count, 0))
    times = evidence.items.map(\.times).first { !$0.isEmpty } ?? []
    if times.isEmpty, places.count == count { times = places.map(\.time) }
    if times.isEmpty, let animation {
      var starts: [Int: Double] = [:]
      for pair in animation.pairs where starts[pair.actual] == nil { starts[pair.actual] = pair.time }
      times = (0..<count).compactMap { starts[$0] }
    }
    for outcome in evidence.outcomes { add(outcome) }
    if let lists { add(lists) }
  }

  private mutating func note(_ frame: Int, _ distance: Double) {
    guard known.indices.contains(frame) else { return }
    known[frame] = max(known[frame] ?? 0, min(max(distance, 0), 1))
  }

  private mutating func add(_ outcome: GoldenOutcome) {
    switch outcome.verdict {
    case .pixelsDiffer(let diff):
      hasPictureDifference = true
      if let frame = outcome.frame { note(frame.index, diff.distance) }
    case .animationDiffers(let diff):
      hasPictureDifference = true
      for (pair, distance) in zip(diff.pairs, diff.distances) { note(pair.actual, distance) }
    case .same, .tolerated:
      if let frame = outcome.frame { note(frame.index, 0) }
    case .missing, .unreadable:
      guard let frame = outcome.frame else { return }
      missing.append(frame.index)
      note(frame.index, 1)
    case .skipped, .textDiffers: return
    }
  }

  /// With pictures these say how far; without, the part of the screen that changed layers cover.
  private mutating func add(_ lists: StepLists) {
    let partners = Dictionary(uniqueKeysWithValues: lists.pairs.map { ($0.actual, $0.golden) })
    for frame in lists.actual.indices {
      let list = lists.actual[frame]
      guard let partner = partners[frame] else {
        note(frame, 1)
        added.insert(frame)
        continue
      }
      let golden = lists.golden[partner]
      guard golden != list else {
        if !hasPictureDifference { note(frame, 0) }
        continue
      }
      if hasPictureDifference {
        if known.indices.contains(frame), known[frame] != nil { note(frame, Self.least) }
      } else {
        let changes = ListChanges(from: golden, to: list)
        let area = changes.layers.indices.reduce(0.0) { $0 + changes.area($1) }
        let screen = changes.screen.width * changes.screen.height
        note(frame, max(Self.least, screen > 0 ? area / screen : 1))
      }
    }
  }

  /// Up to the last frame that was compared.
  var distances: [Double] { known.prefix { $0 != nil }.compactMap { $0 } }

  private var firstIndex: Int? {
    known.indices.first { (known[$0] ?? 0) > 0 && !missing.contains($0) && !added.contains($0) }
  }

  /// The first frame that differs; nil when frames are only missing, or times are not known.
  var first: FramePlace? {
    firstIndex.flatMap { index in
      index < times.count ? FramePlace(index: index, count: known.count, time: times[index]) : nil
    }
  }

  /// How long a frame is seen, seconds; of the last one, as long as the one before it.
  func seconds(_ frame: Int) -> Double {
    guard times.count > 1 else { return 0 }
    let index = min(max(frame, 0), times.count - 2)
    return max(0, times[index + 1] - times[index])
  }

  /// What there is to say about frames: which are identical, how many differ, which have no golden.
  var notes: [String] {
    var notes: [String] = []
    if let index = firstIndex {
      let different = known.count { ($0 ?? 0) > 0 }
      let compared = known.count { $0 != nil }
      if first == nil { notes.append("frame \(index) of \(known.count) is the first that differs") }
      if index == 1 { notes.append("frame 0 is identical") }
      if index > 1 { notes.append("frames 0–\(index - 1) are identical") }
      if known.count > 1 {
        notes.append(
          "\(different) of \(Phrase.count(compared, "frame")) \(different == 1 ? "differs" : "differ")")
      }
      if compared < known.count {
        notes.append("stopped at the first difference; what comes after it has not been compared")
      }
    }
    if !missing.isEmpty {
      notes.append("\(CauseGroup.frames(missing)) \(missing.count == 1 ? "has" : "have") no golden")
    }
    return notes
  }
}
