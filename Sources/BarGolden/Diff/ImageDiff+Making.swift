import BarCodecs
import BarGeometry
import BarPixels

extension ImageDiff {
  /// What a comparison comes to.
  init(_ comparison: PairComparison, _ tally: CompareTally, resizing: DiffResizing?) {
    let options = comparison.options
    let rule = options.rule
    self.init(
      expected: comparison.expected.side, actual: comparison.actual.side, metric: options.metric,
      threshold: options.threshold, verdict: .equal, passes: false)
    changed = tally.changed
    different = tally.different
    tolerated = tally.tolerated
    aaIgnored = options.ignoresAntialiasing ? tally.antialiased : 0
    invisible = tally.invisible
    unpaired = tally.unpaired
    ignored = comparison.boxes.area
    maxDelta = ChannelLevels(tally.maxStep, comparison.depth)
    worst = tally.worst(rule)
    worstTolerated = tally.worstTolerated(rule)
    bounds = tally.bounds
    window = bounds.flatMap { DiffWindow(comparison.map, rows: $0.y..<$0.maxY, side: options.window) }
    self.resizing = resizing
    limits = limitUses(options)
    let tagsAgree = comparison.expected.file.colorTags.meaning == comparison.actual.file.colorTags.meaning
    let holds = limits.filter { $0.kind != .threshold }.allSatisfy(\.holds)
    passes = isSameSize && holds && (tagsAgree || !options.comparesColorTags)
    verdict = verdict(tally, tagsAgree: tagsAgree)
    notes = notes(comparison, tagsAgree: tagsAgree)
  }

  private func limitUses(_ options: DiffOptions) -> [DiffLimitUse] {
    var uses: [DiffLimitUse] = []
    func add(_ kind: DiffLimitUse.Kind, _ limit: Double?, _ used: Double) {
      if let limit { uses.append(DiffLimitUse(kind: kind, limit: limit, used: used)) }
    }
    add(.threshold, metric == .exact ? nil : threshold, worstTolerated?.distance ?? 0)
    let given = options.limits
    // Without any limit no pixel may be different.
    let none = given.maxPixels == nil && given.maxRatio == nil && given.maxInWindow == nil
    add(.pixels, (given.maxPixels ?? (none ? 0 : nil)).map(Double.init), Double(different))
    add(.ratio, given.maxRatio, ratio)
    add(.window, given.maxInWindow.map(Double.init), Double(window?.different ?? 0))
    return uses
  }

  private func verdict(_ tally: CompareTally, tagsAgree: Bool) -> DiffVerdict {
    if !isSameSize { return .size }
    if different > 0 {
      if passes { return .tolerated }
      if invisible == changed { return .invisible }
      // As many suspects as differences.
      return aaIgnored == 0 && tally.antialiased == different ? .antialiasing : .real
    }
    if aaIgnored > 0 { return .antialiasing }
    if tolerated > 0 { return invisible == changed ? .invisible : .tolerated }
    if !tagsAgree { return .colorTags }
    return expected.encoding == actual.encoding ? .equal : .encoding
  }

  private func notes(_ comparison: PairComparison, tagsAgree: Bool) -> [String] {
    var notes: [String] = []
    let (e, a) = (comparison.expected.file, comparison.actual.file)
    if let resizing, !isSameSize { notes.append(resizing.words) }
    if !tagsAgree {
      notes.append(
        "the colour tags differ: \(e.colorTags) and \(a.colorTags); the same samples are shown as different colours"
      )
    }
    if e.depth != a.depth {
      notes.append("the bit depth differs: \(expected.depth) and \(actual.depth); compared with 16 bits")
    } else if e.encoding != a.encoding {
      notes.append("the encoding differs: \(e.encoding) and \(a.encoding)")
    }
    if e.isPremultiplied != a.isPremultiplied {
      notes.append("one file holds premultiplied samples; compared with what these have left of the colours")
    }
    if invisible > 0 {
      notes.append(
        "\(Phrase.count(invisible, "pixel")) \(invisible == 1 ? "differs" : "differ") only under alpha 0")
    }
    return notes
  }
}
