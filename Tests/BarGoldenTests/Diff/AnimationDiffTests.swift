import BarCodecs
import BarGolden
import BarPixels
import Testing

struct AnimationDiffTests {
  /// Pictures of a square on its way to the right.
  private func frame(_ x: Int, _ color: [UInt8] = [200, 0, 0, 255]) -> StraightImage {
    var image = Pictures.flat(64, 16, [240, 240, 240, 255])
    for y in 4..<12 { for dx in 0..<8 { image[x + dx, y] = color } }
    return image
  }

  private func diff(_ one: PlainAnimation, _ other: PlainAnimation) throws -> AnimationDiff {
    let sources = try [one, other].map { try DiffSource(path: "a.png", bytes: $0.bytes) }
    return try #require(try FileComparer().compare(sources[0], sources[1]).animation)
  }

  private func slide(_ xs: [Int], fps: Int = 10, color: [UInt8] = [200, 0, 0, 255]) -> PlainAnimation {
    PlainAnimation(xs.map { frame($0, color) }, fps: fps)
  }

  @Test("the six cases of Paparazzi's verifier")
  func paparazzi() throws {
    let (a, b, c) = (frame(0), frame(20), frame(40))
    let golden = PlainAnimation([a, b, c], fps: 1)
    let cases: [([StraightImage], Int, AnimationVerdict)] = [
      ([a, b, c], 1, .equal), ([a, b, c], 3, .timing), ([c, b, a], 1, .visual),
      ([a, b, c, b, a], 1, .length),
      ([a, b], 3, .length), ([a, a, a, b, b, b], 3, .length),
    ]
    for (frames, fps, verdict) in cases {
      let diff = try diff(golden, PlainAnimation(frames, fps: fps))
      #expect(diff.verdict == verdict && diff.passes == (verdict == .equal), "\(frames.count) at \(fps)")
    }
  }

  @Test("the first frame that differs is named, with its time")
  func first() throws {
    let xs = Array(0..<12)
    var other = slide(xs)
    other.frames[7].image[60, 0] = [0, 0, 0, 255]
    let diff = try diff(slide(xs), other)
    #expect(diff.verdict == .visual && diff.firstDifferent?.expected == 7 && diff.differentPairs == 1)
    #expect(diff.first?.different == 1)
    #expect(diff.lines[1].contains("frame 7 of 12 (t = 700 ms) is the first that differs"))
  }

  @Test("the same pictures cut into other frames are equal")
  func cuts() throws {
    let diff = try diff(slide([0, 0, 0, 9, 9, 9], fps: 30), slide([0, 9], fps: 10))
    #expect(diff.verdict == .equal && diff.passes)
  }

  @Test("late, slower and uneven are told apart")
  func timing() throws {
    let moving = Array(1...20)
    let late = try diff(slide([0] + moving + [20, 20]), slide([0, 0, 0] + moving))
    #expect(late.verdict == .timing && late.notes == ["the same pictures, 2 frames (200 ms) late"])
    let shifted = try diff(slide([0] + moving), slide([0, 0, 0] + moving))
    #expect(shifted.notes.last == "the same pictures, 2 frames (200 ms) late")
    let slower = try diff(slide(moving, fps: 10), slide(moving, fps: 8))
    #expect(slower.verdict == .timing && slower.notes.last == "the same pictures, 25 % slower")
    let faster = try diff(slide(moving, fps: 10), slide(moving, fps: 20))
    #expect(faster.notes.last == "the same pictures, 2 times as fast")
  }

  @Test("other colours on time are visual; other colours late are both")
  func both() throws {
    let moving = Array(1...30)
    let blue: [UInt8] = [180, 0, 40, 255]
    let visual = try diff(slide(moving), slide(moving, color: blue))
    #expect(visual.verdict == .visual)
    let both = try diff(slide(moving), slide([1, 1, 1, 1, 1] + moving.dropLast(5), color: blue))
    #expect(both.verdict == .both)
    #expect(both.notes.last?.contains("frames late") == true)
  }

  @Test("a single flash in the middle is visual, pictures added at an end are length")
  func length() throws {
    let xs = Array(1...9)
    var flash = slide(xs)
    flash.frames.insert(PlainAnimation.Frame(image: frame(50), delay: (1, 10)), at: 4)
    #expect(try diff(slide(xs), flash).verdict == .both)
    var swapped = slide(xs)
    swapped.frames[4].image = frame(50)
    #expect(try diff(slide(xs), swapped).verdict == .visual)
    #expect(try diff(slide(xs), slide(xs + [10, 11])).notes.last == "2 pictures more at the end")
    #expect(
      try diff(slide(xs), slide(Array(3...9))).notes.last?.hasPrefix("2 pictures missing at the beginning")
        == true)
  }

  @Test("an animation that became a still picture is never equal")
  func lost() throws {
    let animation = try DiffSource(path: "a.png", bytes: slide([1, 2, 3]).bytes)
    let still = try DiffSource.of(frame(1))
    let diff = try #require(try FileComparer().compare(animation, still).animation)
    #expect(!diff.passes && diff.notes.contains("animation lost: 3 → 1 frame"))
    #expect(try FileComparer().compare(still, animation).passes == false)
    // Of one frame, too: what plays and what does not is not the same file.
    let single = try DiffSource(path: "a.png", bytes: slide([1]).bytes)
    #expect(try FileComparer().compare(single, single).passes)
  }

  @Test("a default image that is no frame does not count, and frames without time are paired by number")
  func hidden() throws {
    var one = slide([1, 2, 3])
    one.hidden = frame(50)
    #expect(try diff(one, slide([1, 2, 3])).passes)
    var still = slide([1, 2, 3])
    for index in still.frames.indices { still.frames[index].delay = (0, 0) }
    #expect(try diff(still, still).passes)
    var changed = still
    changed.frames[2].image = frame(9)
    #expect(try diff(still, changed).firstDifferent?.expected == 2)
  }

  @Test("parts of frames go where they belong, replace or blend, and are disposed of as they say")
  func composition() throws {
    let red = Pictures.flat(4, 1, [255, 0, 0, 255])
    let veil = Pictures.flat(2, 1, [0, 0, 255, 128])
    func play(_ dispose: UInt8, _ blend: UInt8) throws -> [[UInt8]] {
      let frames: [PlainAnimation.Frame] = [
        .init(image: red), .init(image: veil, x: 1, dispose: dispose, blend: blend),
        .init(image: Pictures.flat(1, 1, [1, 2, 3, 255]), x: 3),
      ]
      let file = try SampleFile(PlainAnimation(frames).bytes)
      let player = try #require(file.player(depth: .eight))
      var result: [[UInt8]] = []
      while let frame = try player.next() { result.append(frame.rgba) }
      return result
    }
    let (r, v, last): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 128], [1, 2, 3, 255])
    // Blue at 128 of 255 over opaque red: 127 and 128 of 255 are left of each.
    let mixed: [UInt8] = [127, 0, 128, 255]
    #expect(try play(0, 0) == [r + r + r + r, r + v + v + r, r + v + v + last])
    #expect(try play(0, 1) == [r + r + r + r, r + mixed + mixed + r, r + mixed + mixed + last])
    let clear: [UInt8] = [0, 0, 0, 0]
    // (13 · 100 + 200 · 155) / 255 is 126.67, to nearest.
    let grey = try SampleFile(
      PlainAnimation([
        .init(image: Pictures.flat(1, 1, [200, 200, 200, 255])),
        .init(image: Pictures.flat(1, 1, [13, 13, 13, 100]), blend: 1),
      ]).bytes)
    let player = try #require(grey.player(depth: .eight))
    _ = try player.next()
    #expect(try player.next()?.rgba == [127, 127, 127, 255])
    #expect(try play(1, 0)[2] == r + clear + clear + last)
    #expect(try play(2, 1)[2] == r + r + r + last)
  }

  @Test("animations that break the rules are errors")
  func broken() throws {
    var more = slide([1, 2])
    more.promised = 3
    var outside = slide([1, 2])
    outside.frames[1].x = 1
    for animation in [more, outside] {
      #expect(throws: CodecError.self) { try SampleFile(animation.bytes) }
    }
  }

  @Test("in a hurry, nothing is compared after the first difference")
  func fast() throws {
    var comparer = FileComparer()
    comparer.stopsAtFirst = true
    let sources = try [slide([1, 2, 3, 4]), slide([1, 9, 3, 5])].map {
      try DiffSource(path: "a.png", bytes: $0.bytes)
    }
    let diff = try #require(try comparer.compare(sources[0], sources[1]).animation)
    #expect(diff.pairs.count == 2 && !diff.passes && diff.firstDifferent?.expected == 1)
  }
}
