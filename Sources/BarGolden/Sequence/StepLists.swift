import BarDisplay

/// The display lists of a step, the golden's and today's.
struct StepLists {
  let golden: [DisplayList]
  let actual: [DisplayList]
  /// Today's frame beside the golden's. By label where one side has all labels of the other, so that frames put in
  /// between find their partners; else by number, since labels say progress, and of a step that lasts longer that is
  /// another one in every frame.
  let pairs: [(golden: Int, actual: Int)]
  let haveSameLabels: Bool

  init(_ golden: [(label: String, list: DisplayList)], _ actual: [(label: String, list: DisplayList)]) {
    self.golden = golden.map(\.list)
    self.actual = actual.map(\.list)
    let (labels, others) = (golden.map(\.label), actual.map(\.label))
    haveSameLabels = labels == others
    let places = Dictionary(labels.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let matches = others.indices.compactMap { index in
      places[others[index]].map { (golden: $0, actual: index) }
    }
    let isOrdered = zip(matches, matches.dropFirst()).allSatisfy { $0.golden < $1.golden }
    let isWhole = matches.count == min(labels.count, others.count)
    pairs = isWhole && isOrdered ? matches : (0..<min(labels.count, others.count)).map { ($0, $0) }
  }

  /// Whether every frame of one side has an equal one on the other.
  var areEqual: Bool {
    pairs.count == golden.count && pairs.count == actual.count
      && pairs.allSatisfy { golden[$0.golden] == actual[$0.actual] }
  }
}

extension StepEvidence {
  /// The lists of both sides, or why there are none to compare.
  var lists: (lists: StepLists?, problem: String?) {
    guard let list else {
      return (nil, "no list golden, so layers cannot be named; add \"list\" to golden.kinds")
    }
    guard let bytes = list.expected else {
      return (nil, "the list golden is missing, so layers cannot be named; record it")
    }
    do throws(DisplayListTextError) {
      let golden = try DisplayListText.parse(String(decoding: bytes, as: UTF8.self))
      return (StepLists(golden, try DisplayListText.parse(list.actual)), nil)
    } catch {
      return (nil, "a display list cannot be read (\(error)), so layers cannot be named; record it again")
    }
  }
}
