import BarCodecs
import BarGolden
import FakeBarTesting
import Testing

/// The functions as tests call them.
struct ExpectTests {
  private let image = StraightImage.pattern(5, 4)

  @Test("a picture that is its golden passes, in whatever form it comes")
  func picture() throws {
    expectImage(image)
    let png = try PNGStableEncoder.encode(image, scale: 1)
    expectImage(png, named: "bytes")
  }

  @Test("a text that is its golden passes", arguments: ["one", "two"])
  func text(_ word: String) {
    expectText("the word is \(word)\n", named: word)
  }

  @Test("an issue points to the line of the call and says what to do")
  func issue() throws {
    let folder = try TestFolder()
    let line = #line + 3
    TestConditions.$current.withValue(TestConditions(["FAKEBAR_OUT": folder.path + "/out"])) {
      withKnownIssue {
        expectImage(image, named: "never recorded")
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.contains { $0.rawValue.contains("nothing recorded yet") }
      }
    }
    #expect(folder.has("out/FakeBarTestingTests/ExpectTests/issue.never%20recorded.png/report.json"))
  }

  @Test("a PNG with 16 bits or with several frames is refused, not reduced")
  func unsuited() throws {
    let folder = try TestFolder()
    let frames = [image, image.with(0, 0, red: 99)]
    let animation = try APNGStableEncoder.encode(
      frames, delays: [FrameDelay(1, 10), FrameDelay(1, 10)], scale: 1)
    TestConditions.$current.withValue(TestConditions(["FAKEBAR_OUT": folder.path + "/out"])) {
      withKnownIssue {
        expectImage(animation)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("expectAnimation") }
      }
    }
    #expect(!folder.has("out"))
  }

  @Test("frames that are their golden's pass, one that is not fails with its number")
  func animation() throws {
    let folder = try TestFolder()
    let delays = [FrameDelay](repeating: FrameDelay(1, 10), count: 3)
    let frames = [image, image.with(0, 0, red: 99), image.with(1, 1, red: 98)]
    expectAnimation(GoldenAnimation(frames: frames, delays: delays, scale: 1))
    TestConditions.$current.withValue(TestConditions(["FAKEBAR_OUT": folder.path + "/out"])) {
      withKnownIssue {
        let changed = [frames[0], frames[1], image.with(1, 1, red: 97)]
        expectAnimation(GoldenAnimation(frames: changed, delays: delays, scale: 1))
      } matching: {
        $0.comments.contains { $0.rawValue.contains("frame 2 of 3") }
      }
    }
  }
}
