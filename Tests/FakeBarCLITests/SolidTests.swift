import FakeBar
import Testing

@Suite struct SolidTests {
  @Test(
    "a solid image has the colour's very samples, also where it is faint",
    arguments: [
      // Straight alpha: premultiplied at 8 bits, #34C75901 would come back as black or white.
      ("#34C75901", [0x34, 0xC7, 0x59, 0x01]), ("#abc", [0xAA, 0xBB, 0xCC, 255]),
      ("#12345678", [0x12, 0x34, 0x56, 0x78]), ("clear", [0, 0, 0, 0]),
      // 0.5 · 255 = 127.5, half up.
      ("{white: .5, alpha: 1}", [128, 128, 128, 255]), ("{white: 1, alpha: 0.5}", [255, 255, 255, 128]),
      ("{red: 1, green: 0, blue: 0.2}", [255, 0, 51, 255]),
      // CSS Color 4 gives sRGB red as color(display-p3 0.91749 0.20029 0.13856).
      ("{p3: [0.91749, 0.20029, 0.13856]}", [255, 0, 0, 255]), ("{p3: [1, 1, 1, 0.2]}", [255, 255, 255, 51]),
      // UIKit's documented light values.
      ("systemBlue", [0, 122, 255, 255]), ("systemGreen", [52, 199, 89, 255]),
    ] as [(String, [UInt8])])
  func samples(_ color: String, _ expected: [UInt8]) throws {
    let image = try solid([color, "--size", "2x1", "--scale", "1"])
    #expect(image.rgba == expected + expected)
  }

  @Test("a system colour follows --style")
  func dark() throws {
    // UIKit's documented dark value.
    #expect(try solid(["systemBlue", "--style", "dark", "--scale", "1"]).rgba == [10, 132, 255, 255])
  }

  @Test(
    "pixels are points × scale, rounded, and the density says the scale",
    arguments: [
      // pHYs: scale · 72 / 0.0254, rounded.
      (["--size", "10x20", "--scale", "2"], "a.png", 20, 40, 5669),
      (["--size", "1.5x0.5", "--scale", "3"], "a.png", 5, 2, 8504),
      (["--scale", "1"], "a.png", 1, 1, 2835),
      ([], "a.png", 3, 3, 8504),
      ([], "a@2x.png", 2, 2, 5669),
      ([], "a@1x.png", 1, 1, 2835),
      (["--scale", "2"], "a@2x.png", 2, 2, 5669),
      (["--device", "iPhone 8"], "a.png", 2, 2, 5669),
      (["--scale", "0", "--device", "iPhone 8"], "a@2x.png", 2, 2, 5669),
      (["--scale", "0"], "a.png", 3, 3, 8504),
    ] as [([String], String, Int, Int, Int)])
  func size(_ options: [String], _ name: String, _ width: Int, _ height: Int, _ density: Int) throws {
    let sandbox = try Sandbox([:])
    let run = try Fakebar(["solid", "white", "-o", name, "--quiet"] + options, in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "")
    let bytes = try sandbox.bytes(name)
    let image = try ImageDecoder.decodeStraight(bytes)
    #expect([image.width, image.height] == [width, height])
    #expect(image.metadata.pixelsPerMeter == density)
    // The sRGB chunk, perceptual intent.
    #expect(bytes.firstRange(of: [0, 0, 0, 1] + Array("sRGB".utf8) + [0]) != nil)
  }

  @Test("--device against the name's scale is a contradiction")
  func contradiction() throws {
    let sandbox = try Sandbox([:])
    let run = try Fakebar(["solid", "white", "-o", "a@3x.png", "--device", "iPhone 8"], in: sandbox)
    #expect(run.code == 64)
    #expect(sandbox.files == [])
  }

  @Test("- writes the file to standard output")
  func standardOutput() throws {
    let sandbox = try Sandbox([:])
    _ = try Fakebar(["solid", "white", "-o", "a.png"], in: sandbox)
    let run = try Fakebar.shell("\"$FAKEBAR\" solid white -o - | cmp - a.png && echo same", in: sandbox)
    #expect(run.output == "same")
  }

  private func solid(_ arguments: [String]) throws -> StraightImage {
    let sandbox = try Sandbox([:])
    let run = try Fakebar(["solid", "-o", "a.png"] + arguments, in: sandbox)
    #expect(run.code == 0, "\(run.errors)")
    return try ImageDecoder.decodeStraight(try sandbox.bytes("a.png"))
  }
}
