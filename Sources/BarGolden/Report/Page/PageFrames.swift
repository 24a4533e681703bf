import BarCodecs
import BarPixels

/// The frames of an animated golden as pictures of their own, so that each can be looked at as long as one likes.
struct PageFrames {
  /// More would be a long film and a slow page.
  private static let most = 240
  private let outcome: GoldenOutcome
  private let diff: AnimationDiff
  private let folder: RunFolder

  init(_ outcome: GoldenOutcome, _ diff: AnimationDiff, in folder: RunFolder) {
    self.outcome = outcome
    self.diff = diff
    self.folder = folder
  }

  /// Nil when there are too many frames, no room for them, or they cannot be read: then the animation itself plays.
  func step(pictures: inout PagePictures) -> PageData.Step? {
    let count = diff.pairs.count
    guard (2...Self.most).contains(count) else { return nil }
    let expected = Self.frames(outcome.files.expected.map(folder.file))
    let actual = Self.frames(outcome.files.pending.map(folder.file))
    guard !expected.isEmpty, !actual.isEmpty else { return nil }
    let pairs = diff.pairs.map { pair in
      (
        expected: expected.indices.contains(pair.expected) ? expected[pair.expected] : nil,
        actual: actual.indices.contains(pair.actual) ? actual[pair.actual] : nil
      )
    }
    guard let numbers = pictures.add(frames: pairs) else { return nil }
    let pixels = Double(max(diff.totals.width * diff.totals.height, 1))
    let frames = zip(diff.pairs, numbers).map { pair, number in
      PageData.Frame(
        distance: min(Double(pair.different) / pixels, 1), status: pair.passes ? "same" : "different",
        expected: number.expected, actual: number.actual)
    }
    return PageData.Step(
      path: outcome.path, words: diff.lines.dropFirst().first?.trimmed ?? "", isAnimation: true,
      frames: frames)
  }

  private static func frames(_ path: String?) -> [[UInt8]] {
    guard let path, let source = try? DiffSource(path: path) else { return [] }
    var reel = FrameReel(source, .eight)
    var frames: [[UInt8]] = []
    do {
      try reel.advance()
      while let frame = reel.current, frames.count < most {
        frames.append(try PNGStableEncoder.encode(frame.straight, scale: 1))
        try reel.advance()
      }
    } catch {
      return []
    }
    return frames
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
