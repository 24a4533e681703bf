import BarCodecs
import BarGolden
import BarPixels
import Testing

/// Reports about transparency, made small.
struct CaseAlphaTests {
  @Test("C2: a white logo on nothing that moves is seen, and what only transparency hides is said")
  func whiteLogo() throws {
    func logo(_ x: Int) -> StraightImage {
      // White under the transparency as well, as drawing programs leave it.
      var image = Pictures.flat(40, 20, [255, 255, 255, 0])
      for y in 5..<15 { for dx in 0..<10 { image[x + dx, y] = [255, 255, 255, 255] } }
      return image
    }
    // Ten rows, three columns uncovered and three covered.
    let exact = try FileComparer().images(logo(10), logo(13))
    #expect(exact.different == 60 && !exact.passes && exact.verdict == .real)
    // A metric sees it too, since what lies under translucent pixels is no single colour.
    let seen = try FileComparer.exact { ($0.metric, $0.threshold) = (.yiq, 0.1) }.images(logo(10), logo(13))
    #expect(seen.different > 0 && !seen.passes)
    // On white it cannot be seen, and that much is said: the pixels are changed all the same.
    let onWhite = try FileComparer.exact { ($0.metric, $0.threshold, $0.background) = (.yiq, 0.1, .white) }
      .images(logo(10), logo(13))
    #expect(onWhite.different == 0 && onWhite.tolerated == 60 && onWhite.verdict == .tolerated)
    #expect(onWhite.lines.contains { $0.contains("tolerated: 60 pixels") })
  }

  @Test("C4, C6: where alpha alone changes, every pixel counts and is marked")
  func alphaOnly() throws {
    let expected = Pictures.pattern(30, 20)
    var actual = expected
    var changed: [Int] = []
    for index in stride(from: 0, to: 600, by: 7) {
      actual.rgba[index * 4 + 3] = 200
      changed.append(index)
    }
    let (diff, pictures) = try FileComparer().compare(
      DiffSource.of(expected), DiffSource.of(actual), picture: .mask)
    #expect(diff.image?.different == changed.count && diff.passes == false)
    let mask = try PNGDecoder.decodeStraight(pictures[0].png)
    #expect((0..<600).filter { mask[$0 % 30, $0 / 30] == [255, 0, 0, 255] } == changed)
  }

  @Test("C7: the difference of two opaque pictures is a picture that can be seen")
  func opaque() throws {
    let (one, other) = (Pictures.pattern(9, 9), Pictures.pattern(9, 9).with(4, 4, [1, 1, 1, 255]))
    for kind in [DiffPicture.Kind.overlay, .sideBySide] {
      let pictures = try FileComparer().compare(
        DiffSource.of(one), DiffSource.of(other), picture: kind
      ).pictures
      let rgba = try PNGDecoder.decodeStraight(pictures[0].png).rgba
      #expect(stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }, "\(kind)")
    }
  }
}
