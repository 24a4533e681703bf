import BarCodecs

/// Writes animated PNG files, RGBA, every frame whole unless it says otherwise.
struct PlainAnimation {
  struct Frame {
    var image: StraightImage
    var x = 0
    var y = 0
    var delay = (1, 1)
    var dispose: UInt8 = 0
    var blend: UInt8 = 0
  }

  var frames: [Frame]
  /// A picture that is no frame.
  var hidden: StraightImage?
  var promised: Int?

  init(_ images: [StraightImage], fps: Int) {
    frames = images.map { Frame(image: $0, delay: (1, fps)) }
  }

  init(_ frames: [Frame], hidden: StraightImage? = nil) {
    self.frames = frames
    self.hidden = hidden
  }

  var bytes: [UInt8] {
    let first = hidden ?? frames[0].image
    var png = PlainPNG(width: first.width, height: first.height, rows: Self.rows(first))
    png.chunks = [("acTL", PlainPNG.word(promised ?? frames.count) + PlainPNG.word(0))]
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let control = ("fcTL", control(frame, sequence))
      sequence += 1
      if index == 0, hidden == nil {
        png.chunks.append(control)
        continue
      }
      png.lateChunks.append(control)
      png.lateChunks.append(("fdAT", PlainPNG.word(sequence) + PlainPNG.zlib(Self.rows(frame.image))))
      sequence += 1
    }
    return png.bytes
  }

  private func control(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    [sequence, frame.image.width, frame.image.height, frame.x, frame.y].flatMap(PlainPNG.word)
      + PlainPNG.half(frame.delay.0) + PlainPNG.half(frame.delay.1) + [frame.dispose, frame.blend]
  }

  private static func rows(_ image: StraightImage) -> [[UInt8]] {
    (0..<image.height).map { Array(image.rgba[$0 * image.width * 4..<($0 + 1) * image.width * 4]) }
  }
}
