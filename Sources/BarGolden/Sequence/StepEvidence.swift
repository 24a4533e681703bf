import BarCodecs

/// Everything that the goldens of one step and what was produced for them say together. Pictures are read again from
/// their files when they are asked for, so that a step's frames are not all in memory.
struct StepEvidence {
  private let store: GoldenStore
  let folder: RunFolder
  let items: [GoldenItem]
  private(set) var outcomes: [GoldenOutcome] = []
  /// Of the display lists of all frames: the golden's bytes, nil for none, and what was produced.
  private(set) var list: (expected: [UInt8]?, actual: String)?
  /// By frame: where the picture lies on the screen, in pixels, and its pixels per point.
  private(set) var origins: [Int: (x: Int, y: Int)] = [:]
  private(set) var scale = 1.0
  /// Where an animation's pictures lie on the screen, in pixels.
  private(set) var animationOrigin = (x: 0, y: 0)
  /// How each picture and animation is compared; by path.
  private(set) var options: [String: DiffOptions] = [:]

  init(store: GoldenStore, folder: RunFolder, items: [GoldenItem]) {
    self.store = store
    self.folder = folder
    self.items = items
  }

  mutating func add(_ outcome: GoldenOutcome, _ content: GoldenContent, golden: StoredGolden) {
    outcomes.append(outcome)
    options[outcome.path] = content.options
    switch content {
    case .text(let text): list = (golden.file, text)
    case .pixels(let picture):
      scale = picture.scale
      if let frame = outcome.frame { origins[frame.index] = picture.origin }
    case .animation(let animation):
      scale = animation.scale
      animationOrigin = animation.origin
    }
  }

  /// Whether one of the step's pictures or animations has failed.
  var hasFailingPicture: Bool { outcomes.contains { $0.name.kind != .list && !$0.verdict.passes } }

  /// The outcome of an item that is not looked at.
  mutating func skip(_ item: GoldenItem) -> GoldenOutcome {
    item.skip()
    let outcome = GoldenOutcome(name: item.name, unit: item.unit, frame: item.frame, verdict: .skipped)
    outcomes.append(outcome)
    return outcome
  }

  /// The golden's picture of an outcome; nil when there is none that can be read.
  func expected(_ outcome: GoldenOutcome) -> DiffSource? {
    switch outcome.verdict {
    case .missing, .unreadable, .skipped: return nil
    case .same, .tolerated, .pixelsDiffer, .animationDiffers, .textDiffers: break
    }
    let file = GoldenVariant.path(outcome.variant, of: store.file(outcome.name))
    return try? DiffSource(path: outcome.files.expected.map(folder.file) ?? file)
  }

  /// What was produced, as a picture; of what is the same that is the golden.
  func actual(_ outcome: GoldenOutcome) -> DiffSource? {
    guard let pending = outcome.files.pending else { return outcome.verdict.passes ? expected(outcome) : nil }
    return try? DiffSource(path: folder.file(pending))
  }
}
