import BarCodecs
import BarPixels
import Testing

@Suite("Animated PNG with stable bytes") struct APNGStableEncoderTests {
  private static let width = 23
  private static let height = 17

  /// A still, a part that changes, the same once more, everything, and one pixel in the last corner.
  private static func frames(opaque: Bool) -> [StraightImage] {
    var numbers = LCG(seed: 31)
    let first = noise(&numbers, opaque: opaque)
    var part = first
    for y in 5..<11 { for x in 3..<20 { part.rgba[(y * width + x) * 4] ^= 0x55 } }
    let whole = noise(&numbers, opaque: opaque)
    var corner = whole
    corner.rgba[(width * height - 1) * 4 + 2] ^= 1
    return [first, part, part, whole, corner]
  }

  private static func noise(_ numbers: inout LCG, opaque: Bool) -> StraightImage {
    var rgba = (0..<width * height * 4).map { _ in numbers.byte() }
    if opaque { for i in stride(from: 3, to: rgba.count, by: 4) { rgba[i] = 255 } }
    return StraightImage(width: width, height: height, rgba: rgba)
  }

  private static let delays = [
    FrameDelay(1, 60), FrameDelay(0, 1), FrameDelay(1000, 3000), FrameDelay(65535, 65534), FrameDelay(2, 1),
  ]

  @Test("our own player shows the frames and delays that were written", arguments: [true, false])
  func player(opaque: Bool) throws {
    let frames = Self.frames(opaque: opaque)
    let bytes = try APNGStableEncoder.encode(frames, delays: Self.delays, scale: 2)
    let file = try SampleFile(bytes)
    #expect(file.pixelsPerMeter == 5669)
    #expect(file.delays?.map(\.seconds) == Self.delays.map(\.seconds))
    #expect(file.delays?[2] == FrameDelay(1, 3))
    let player = try #require(file.player(depth: .eight))
    for frame in frames { #expect(try player.next()?.rgba8 == frame.rgba) }
    #expect(try player.next() == nil)
  }

  @Test("a reader by the book that shares no code with ours sees the same", arguments: [true, false])
  func byTheBook(opaque: Bool) throws {
    let frames = Self.frames(opaque: opaque)
    let file = try TinyPNGFile(APNGStableEncoder.encode(frames, delays: Self.delays, scale: 1))
    #expect(file.colorType == (opaque ? 2 : 6))
    #expect(try TinyAnimation(file).frames == frames.map(\.rgba))
    // Five frames, played once.
    #expect(file.contents("acTL") == [0, 0, 0, 5, 0, 0, 0, 1])
  }

  @Test("programs without animation see the first frame")
  func still() throws {
    let frames = Self.frames(opaque: false)
    let bytes = try APNGStableEncoder.encode(frames, delays: Self.delays, scale: 1)
    #expect(try PNGDecoder.decodeStraight(bytes).rgba == frames[0].rgba)
  }

  @Test("a later frame is as small as what changed, and one pixel when nothing did")
  func rectangles() throws {
    let file = try TinyPNGFile(
      APNGStableEncoder.encode(Self.frames(opaque: true), delays: Self.delays, scale: 1))
    let boxes = file.chunks.filter { $0.type == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { Int(UInt32(bigEndianBytes: chunk.contents[$0..<$0 + 4])) }
    }
    // Width, height, x, y.
    #expect(boxes == [[23, 17, 0, 0], [17, 6, 3, 5], [1, 1, 0, 0], [23, 17, 0, 0], [1, 1, 22, 16]])
    // Left standing, and in place of what was there.
    #expect(file.chunks.filter { $0.type == "fcTL" }.allSatisfy { $0.contents.suffix(2) == [0, 0] })
  }

  @Test("the bytes are the same on every call, and text comes back")
  func stable() throws {
    let text = ["fakebar-environment": "cairo: 1.16.0\nscale: 3", "Title": "首页"]
    let one = try APNGStableEncoder.encode(
      Self.frames(opaque: true), delays: Self.delays, scale: 3, text: text)
    let other = try APNGStableEncoder.encode(
      Self.frames(opaque: true), delays: Self.delays, scale: 3, text: text)
    #expect(one == other)
    #expect(PNGTextReader.texts(in: one) == text)
    // An animation of one frame is one all the same.
    let single = try APNGStableEncoder.encode(
      [Self.frames(opaque: true)[0]], delays: [.zero], scale: 1)
    #expect(try SampleFile(single).delays == [.zero])
  }

  @Test("one translucent pixel in one frame gives all of them alpha")
  func oneColorType() throws {
    var frames = Self.frames(opaque: true)
    frames[3].rgba[3] = 254
    let file = try SampleFile(APNGStableEncoder.encode(frames, delays: Self.delays, scale: 1))
    #expect(file.encoding == "PNG, 8-bit RGBA")
    let player = try #require(file.player(depth: .eight))
    for frame in frames { #expect(try player.next()?.rgba8 == frame.rgba) }
  }

  @Test("frames longer than one chunk come back")
  func long() throws {
    var numbers = LCG(seed: 32)
    let frames = (0..<2).map { _ in
      StraightImage(width: 300, height: 200, rgba: (0..<300 * 200 * 4).map { _ in numbers.byte() })
    }
    let bytes = try APNGStableEncoder.encode(frames, delays: [.zero, .zero], scale: 1)
    // Noise of 240,000 bytes in chunks of 65,536.
    #expect(try TinyPNGFile(bytes).types.filter { $0 == "fdAT" }.count == 4)
    let player = try #require(try SampleFile(bytes).player(depth: .eight))
    for frame in frames { #expect(try player.next()?.rgba8 == frame.rgba) }
  }

  @Test(
    "a delay that 16 bits cannot hold is refused with its frame and the remedy",
    arguments: [FrameDelay(1, 65536), FrameDelay(65536, 1), FrameDelay(65537, 65536), FrameDelay(-1, 2)])
  func badDelay(delay: FrameDelay) throws {
    let frames = Array(Self.frames(opaque: true).prefix(2))
    let error = #expect(throws: CodecError.self) {
      try APNGStableEncoder.encode(frames, delays: [.zero, delay], scale: 1)
    }
    let words = try #require(error).description
    #expect(words.contains("frame 1 lasts \(delay.numerator)/\(delay.denominator) s"))
    #expect(words.hasSuffix("round it to one") || words.hasSuffix("give 0 or more"))
    // 2/131072 is 1/65536, but 2/131070 is 1/65535.
    #expect(throws: Never.self) {
      try APNGStableEncoder.encode(frames, delays: [.zero, FrameDelay(2, 131_070)], scale: 1)
    }
  }

  @Test("no frames, another number of delays, another size and a picture without its bytes are refused")
  func malformed() {
    let frame = Self.frames(opaque: true)[0]
    let small = StraightImage(width: 1, height: 1, rgba: [1, 2, 3, 255])
    let broken = StraightImage(width: 2, height: 2, rgba: [1])
    let bad: [([StraightImage], [FrameDelay])] = [
      ([], []), ([frame], []), ([frame], [.zero, .zero]), ([frame, small], [.zero, .zero]),
      ([broken], [.zero]),
    ]
    for (frames, delays) in bad {
      #expect(throws: CodecError.self) { try APNGStableEncoder.encode(frames, delays: delays, scale: 1) }
    }
    #expect(throws: CodecError.self) { try APNGStableEncoder.encode([frame], delays: [.zero], scale: 0) }
  }
}
