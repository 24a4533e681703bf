import BarCodecs
import BarPixels

/// An animation being played: the frame at hand, and what is kept of those before it.
struct FrameReel {
  private let source: DiffSource
  private let depth: SampleDepth
  private let player: FramePlayer?
  private let delays: [FrameDelay]
  private(set) var track = FrameTrack()
  /// Nil before the first frame and after the last.
  private(set) var current: SampleImage?

  init(_ source: DiffSource, _ depth: SampleDepth) {
    self.source = source
    self.depth = depth
    player = source.file.player(depth: depth)
    delays = source.file.delays ?? [.zero]
  }

  var side: AnimationDiff.Side {
    AnimationDiff.Side(
      isAnimation: source.file.isAnimation, frames: delays.count,
      duration: delays.reduce(0) { $0 + $1.seconds })
  }

  /// Of the frame at hand.
  var index: Int { track.frames.count - 1 }
  var start: Double { track.frames.last?.start ?? 0 }
  var end: Double { track.frames.last?.end ?? 0 }
  var digest: UInt64 { track.frames.last?.digest ?? 0 }

  /// - Throws: `DiffError.undecodable`.
  mutating func advance() throws(DiffError) {
    let number = track.frames.count
    guard number < delays.count else {
      current = nil
      return
    }
    current = try source.reading { () throws(CodecError) in
      if let player { return try player.next() }
      let image = SampleImage(width: source.file.width, height: source.file.height, depth: depth)
      try source.file.reader(depth: depth).read(image.height, into: image.bytes)
      return image
    }
    if let current { track.add(current, delays[number]) }
  }

  /// Plays to the end.
  /// - Throws: `DiffError.undecodable`.
  mutating func finish() throws(DiffError) {
    while current != nil { try advance() }
  }
}
