import BarCodecs

extension StepEvidence {
  /// What they say together; nil when nothing differs, or nothing could be compared. Cost: the pictures that differ
  /// are read and compared again.
  /// - Throws: `DiffError` for what cannot be read, `GoldenError` when the film strip cannot be written.
  func sequence() throws -> SequenceOutcome? {
    let isComparable = outcomes.contains { outcome in
      switch outcome.verdict {
      case .missing, .unreadable, .skipped: false
      default: true
      }
    }
    guard isComparable, outcomes.contains(where: { !$0.verdict.passes }), let item = items.first else {
      return nil
    }
    let (lists, problem) = lists
    let frames = StepTimeline(self, lists)
    let charges = try charges(lists)
    var judgement = try judgement(lists, frames)
    var notes = frames.notes
    if let lists, lists.areEqual, lists.haveSameLabels, frames.hasPictureDifference {
      judgement.notes.append("the display lists are equal: the renderer draws them differently")
    }
    notes += judgement.notes
    if let problem, frames.hasPictureDifference { notes.append(problem) }
    var result = SequenceOutcome(
      unit: item.unit, path: item.name.stepPath, verdict: judgement.verdict, first: frames.first,
      notes: notes,
      distances: frames.distances, causes: charges)
    result.strip = try strip(frames).map { try folder.write(.difference, result.path + ".strip.png", $0) }
    return result
  }

  private func judgement(_ lists: StepLists?, _ frames: StepTimeline) throws(DiffError) -> SequenceJudgement {
    if let lists { return SequenceJudgement(lists, times: frames.times) }
    if let diff = animation?.diff { return SequenceJudgement(diff) }
    return try pictures(frames)
  }

  /// The animation that differs, and how.
  var animation: (outcome: GoldenOutcome, diff: AnimationDiff)? {
    for outcome in outcomes {
      if case .animationDiffers(let diff) = outcome.verdict { return (outcome, diff) }
    }
    return nil
  }

  /// By what the frames' pictures look like; each is read and dropped again.
  private func pictures(_ frames: StepTimeline) throws(DiffError) -> SequenceJudgement {
    var (expected, actual) = (FrameTrack(), FrameTrack())
    var names: [UInt64: UInt64] = [:]
    for outcome in outcomes {
      guard let frame = outcome.frame, outcome.verdict != .skipped else { continue }
      let seconds = frames.seconds(frame.index)
      let (golden, today) = (self.expected(outcome), self.actual(outcome))
      if let golden {
        expected.add(
          try golden.reading { () throws(CodecError) in try golden.file.image() }, seconds: seconds)
      }
      guard let today else { continue }
      actual.add(try today.reading { () throws(CodecError) in try today.file.image() }, seconds: seconds)
      // Frames that differ only as far as is allowed are the same picture.
      if outcome.verdict.passes, let one = expected.frames.last, let other = actual.frames.last {
        names[other.digest] = names[one.digest] ?? one.digest
      }
    }
    return SequenceJudgement(expected, actual, names: names)
  }
}

extension GoldenName {
  /// The folder of the step's pictures without its slash; its list is that with `.txt`.
  var stepPath: String {
    var name = self
    (name.label, name.kind) = (nil, .list)
    return String(name.path.dropLast(GoldenKind.list.fileExtension.utf8.count))
  }
}
