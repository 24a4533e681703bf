/// How two files differ: pictures, or animations when at least one of them is one.
public enum FileDiff: Hashable, Sendable {
  case image(ImageDiff)
  case animation(AnimationDiff)

  /// Nil for animations.
  public var image: ImageDiff? {
    if case .image(let diff) = self { diff } else { nil }
  }

  /// Nil for pictures.
  public var animation: AnimationDiff? {
    if case .animation(let diff) = self { diff } else { nil }
  }

  public var passes: Bool {
    switch self {
    case .image(let diff): diff.passes
    case .animation(let diff): diff.passes
    }
  }

  /// Not even a tolerated pixel differs.
  public var changesNothing: Bool {
    switch self {
    case .image(let diff): diff.changed == 0
    case .animation(let diff): diff.passes && diff.pairs.allSatisfy { $0.different == 0 }
    }
  }

  /// For the terminal.
  public var lines: [String] {
    switch self {
    case .image(let diff): diff.lines
    case .animation(let diff): diff.lines
    }
  }

  /// One word for reports.
  public var verdict: String {
    switch self {
    case .image(let diff): diff.verdict.rawValue
    case .animation(let diff): diff.verdict.rawValue
    }
  }
}

extension FileDiff: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .image(let diff): try diff.encode(to: encoder)
    case .animation(let diff): try diff.encode(to: encoder)
    }
  }
}
