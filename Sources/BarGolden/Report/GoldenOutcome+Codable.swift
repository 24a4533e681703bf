/// `{name, path, unit, frame, status, reason, pixels | animation | text, files, …}`: the status is a word, and what
/// belongs to other verdicts is absent.
extension GoldenOutcome: Codable {
  private enum Key: CodingKey {
    case name, path, unit, frame, status, reason, pixels, animation, text, files, variant, goldenDigest,
      pendingDigest
    case environmentChanges, causes, decision
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(name, forKey: .name)
    try json.encode(path, forKey: .path)
    try json.encode(unit, forKey: .unit)
    try json.encodeIfPresent(frame, forKey: .frame)
    try json.encode(verdict.status, forKey: .status)
    try json.encode(variant, forKey: .variant)
    try json.encodeIfPresent(goldenDigest, forKey: .goldenDigest)
    switch verdict {
    case .same: return
    case .tolerated(let diff), .pixelsDiffer(let diff): try json.encode(diff, forKey: .pixels)
    case .animationDiffers(let diff): try json.encode(diff, forKey: .animation)
    case .textDiffers(let diff): try json.encode(diff, forKey: .text)
    case .missing, .unreadable, .skipped: break
    }
    try json.encodeIfPresent(pendingDigest, forKey: .pendingDigest)
    try json.encode(verdict.reason, forKey: .reason)
    try json.encode(files, forKey: .files)
    try json.encode(environmentChanges, forKey: .environmentChanges)
    try json.encode(causes, forKey: .causes)
    try json.encodeIfPresent(decision, forKey: .decision)
  }

  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    let status = try json.decode(String.self, forKey: .status)
    let verdict: GoldenVerdict
    if let diff = try json.decodeIfPresent(ImageDiff.self, forKey: .pixels) {
      verdict = diff.passes ? .tolerated(diff) : .pixelsDiffer(diff)
    } else if let diff = try json.decodeIfPresent(AnimationDiff.self, forKey: .animation) {
      verdict = .animationDiffers(diff)
    } else if let diff = try json.decodeIfPresent(TextDiff.self, forKey: .text) {
      verdict = .textDiffers(diff)
    } else if status == GoldenVerdict.unreadable(reason: "").status {
      verdict = .unreadable(reason: try json.decode(String.self, forKey: .reason))
    } else if status == GoldenVerdict.skipped.status {
      verdict = .skipped
    } else {
      let isSame = try json.decodeIfPresent(String.self, forKey: .reason) == nil
      verdict = isSame ? .same : .missing
    }
    self.init(
      name: try json.decode(GoldenName.self, forKey: .name), unit: try json.decode(Int.self, forKey: .unit),
      frame: try json.decodeIfPresent(FramePlace.self, forKey: .frame), verdict: verdict,
      files: try json.decodeIfPresent(GoldenFiles.self, forKey: .files) ?? GoldenFiles())
    variant = try json.decode(Int.self, forKey: .variant)
    goldenDigest = try json.decodeIfPresent(String.self, forKey: .goldenDigest)
    pendingDigest = try json.decodeIfPresent(String.self, forKey: .pendingDigest)
    environmentChanges = try json.decodeIfPresent([String].self, forKey: .environmentChanges) ?? []
    causes = try json.decodeIfPresent([GoldenCause].self, forKey: .causes) ?? []
    decision = try json.decodeIfPresent(GoldenDecision.self, forKey: .decision)
    // A report that contradicts itself must not be read as success.
    guard status == verdict.status, try json.decode(String.self, forKey: .path) == path else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: json, debugDescription: "“\(status)” does not fit the rest; check again")
    }
  }
}
