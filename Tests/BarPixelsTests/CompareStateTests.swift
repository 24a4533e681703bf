import BarPixels
import Testing

/// What is noted of each pixel, by kernels where all are opaque and without them elsewhere, against the metrics pixel
/// by pixel.
@Suite("States of compared pixels")
struct CompareStateTests {
  private static let metrics: [CompareMetric] = [
    .exact, .channel(limit: 4), .yiq(limit: 0.05), .oklab(limit: 0.05), .ciede2000(limit: 2),
  ]

  /// Two pictures, R, G, B, A, of which every third pixel differs by little or by much.
  private func pictures(_ noise: inout TestNoise, _ count: Int, isOpaque: Bool) -> [[UInt8]] {
    func pixel() -> [UInt8] { noise.bytes(3) + [isOpaque ? 255 : [0, 128, 255][noise.next(3)]] }
    let one = (0..<count).flatMap { _ in pixel() }
    var other = one
    for i in 0..<count where noise.next(3) == 0 {
      if noise.next(2) == 0 {
        other[4 * i + noise.next(3)] ^= 4
      } else {
        other.replaceSubrange(4 * i..<4 * i + 4, with: pixel())
      }
    }
    return [one, other]
  }

  private func words(_ rgba: [UInt8]) -> [UInt32] {
    stride(from: 0, to: rgba.count, by: 4).map { i in
      (0..<4).reduce(0) { $0 | UInt32(rgba[i + $1]) << UInt32($1 * 8) }
    }
  }

  @Test("states, counts and the furthest pixels are the metric's", arguments: metrics, [true, false])
  func states(_ metric: CompareMetric, isOpaque: Bool) {
    var noise = TestNoise(seed: 89)
    for _ in 0..<12 {
      let (width, height) = (1 + noise.next(150), 1 + noise.next(5))
      let rgba = pictures(&noise, width * height, isOpaque: isOpaque)
      let pair = ComparePair(rgba[0], rgba[1], width, height, .eight)
      let rule = CompareRule(metric: metric, background: .white)
      let map = CompareMap(width: width, height: height)
      let tally = withExtendedLifetime(pair) {
        Kernels.compare(pair.area, rows: 0..<height, columns: [0..<width], rule: rule, map: map)
      }
      let expected = ReferenceCompare.judge(metric, words(rgba[0]), words(rgba[1]))
      let states = (0..<width * height).map { map[$0 % width, $0 / width] }
      #expect(states == expected.map(\.state))
      #expect(tally.changed == states.count { $0 != .same })
      #expect(tally.tolerated == states.count { $0 == .tolerated })
      #expect(tally.different == states.count { $0 == .different || $0 == .darker })
      // The first of equals.
      func furthest(_ isMeant: (CompareState) -> Bool) -> Int? {
        let largest = expected.filter { isMeant($0.state) }.map(\.distance).max()
        return expected.firstIndex { isMeant($0.state) && $0.distance == largest }
      }
      #expect(tally.worst(rule).map { $0.y * width + $0.x } == furthest { $0 != .same })
      #expect(tally.worstTolerated(rule).map { $0.y * width + $0.x } == furthest { $0 == .tolerated })
    }
  }

  @Test("smoothed edges that are left out are noted as such and as nothing else", arguments: metrics)
  func edges(_ metric: CompareMetric) {
    var noise = TestNoise(seed: 97)
    var found = 0
    let (width, height) = (64, 40)
    for _ in 0..<4 {
      // Few greys, so that there are flat areas and steps.
      let one = (0..<width * height).flatMap { _ -> [UInt8] in
        let grey = [0, 0, 0, 90, 255][noise.next(5)] as UInt8
        return [grey, grey, grey, 255]
      }
      var other = one
      for i in 0..<width * height where noise.next(3) == 0 { other[4 * i] = UInt8(noise.next(256)) }
      let pair = ComparePair(one, other, width, height, .eight)
      let map = CompareMap(width: width, height: height)
      let rule = CompareRule(metric: metric, antialiasing: .ignored)
      let tally = withExtendedLifetime(pair) {
        Kernels.compare(pair.area, rows: 0..<height, columns: [0..<width], rule: rule, map: map)
      }
      let states = (0..<width * height).map { map[$0 % width, $0 / width] }
      #expect(tally.antialiased == states.count { $0 == .antialiased })
      #expect(tally.different == states.count { $0 == .different || $0 == .darker })
      #expect(tally.tolerated == states.count { $0 == .tolerated })
      found += tally.antialiased
    }
    #expect(found > 20)
  }

  @Test("colours that are both invisible are no distance apart, so not different even at a limit of 0")
  func invisible() {
    let pair = ComparePair([255, 0, 0, 0], [0, 255, 0, 0], 1, 1, .eight)
    for metric in [CompareMetric.yiq(limit: 0), .oklab(limit: 0), .ciede2000(limit: 0)] {
      let tally = pair.tally(CompareRule(metric: metric))
      #expect(tally.changed == 1 && tally.invisible == 1 && tally.tolerated == 1 && tally.different == 0)
    }
  }

  @Test("on the checkered background it is a pixel's number in the picture that counts")
  func checkerboard() {
    var noise = TestNoise(seed: 101)
    for metric in [.yiq(limit: 0.1), .oklab(limit: 0.1)] as [CompareMetric] {
      for width in [1, 7, 50] {
        let rgba = pictures(&noise, width * 20, isOpaque: false)
        let rule = CompareRule(metric: metric, background: .checkerboard)
        let rows = ComparePair(rgba[0], rgba[1], width, 20, .eight).tally(rule)
        let row = ComparePair(rgba[0], rgba[1], width * 20, 1, .eight).tally(rule)
        #expect(rows.different == row.different && rows.tolerated == row.tolerated)
        #expect(rows.worst(rule)?.distance == row.worst(rule)?.distance)
      }
    }
  }
}
