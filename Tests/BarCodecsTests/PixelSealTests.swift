import BarCodecs
import BarPixels
import Testing

@Suite("Seals of pixels in PNG files")
struct PixelSealTests {
  private func image(_ seed: UInt32 = 1, width: Int = 9, height: Int = 5) -> StraightImage {
    var numbers = LCG(seed: UInt64(seed))
    return StraightImage(
      width: width, height: height,
      rgba: (0..<width * height * 4).map { _ in UInt8(numbers.next(below: 256)) })
  }

  private func sealed(_ image: StraightImage) throws -> [UInt8] {
    try PNGStableEncoder.encode(image, scale: 2, text: ["a": "b"], isSealed: true)
  }

  @Test("a sealed file has the seal of its pixels, is a PNG with the same pixels, and keeps its other texts")
  func sealing() throws {
    let image = image()
    let file = try sealed(image)
    #expect(PixelSeal(in: file) == PixelSeal(image))
    #expect(try PNGDecoder.decodeStraight(file).rgba == image.rgba)
    #expect(try TinyPNGFile(file).rgba() == image.rgba)
    let texts = PNGTextReader.texts(in: file)
    #expect(texts["a"] == "b" && texts["fakebar-pixels"]?.hasPrefix("1 ") == true)
    #expect(PixelSeal.agreement(of: file, with: image) == .agrees)
    #expect(file == (try sealed(image)))
  }

  @Test("the hashes are those that another implementation of XXH3 gives")
  func reference() throws {
    // By python-xxhash 3: xxh3_128(pixels, seed=xxh3_64(pack('<QQ', width, height)).intdigest()).
    let black = StraightImage(width: 1, height: 1, rgba: [0, 0, 0, 255])
    let two = StraightImage(width: 2, height: 1, rgba: [0, 1, 2, 3, 4, 5, 6, 7])
    for (image, hash) in [
      (black, "dda13db4e06a910965fd54c2043a84ff"), (two, "8edaa6cf45d46e52c3b7f6a63a41d43a"),
    ] {
      let text = PNGTextReader.texts(in: try sealed(image))["fakebar-pixels"]
      #expect(text?.split(separator: " ").dropFirst().first.map(String.init) == hash)
    }
  }

  @Test("a seal is read again whatever its hashes are, among them some that begin with zeros")
  func digits() throws {
    var zeros = 0
    for seed in 0..<64 as Range<UInt32> {
      let image = image(seed, width: 1, height: 1)
      let file = try sealed(image)
      #expect(PixelSeal(in: file) == PixelSeal(image))
      let text = try #require(PNGTextReader.texts(in: file)["fakebar-pixels"])
      zeros += text.split(separator: " ").dropFirst().count { $0.first == "0" }
    }
    #expect(zeros > 0)
  }

  @Test("the same bytes in other sides have another seal")
  func sides() {
    let wide = StraightImage(width: 4, height: 2, rgba: [UInt8](repeating: 7, count: 32))
    let high = StraightImage(width: 2, height: 4, rgba: [UInt8](repeating: 7, count: 32))
    #expect(PixelSeal(wide) == PixelSeal(wide) && PixelSeal(wide) != PixelSeal(high))
  }

  @Test("any byte changed in a sealed file takes its seal away")
  func everyByte() throws {
    let file = try sealed(image())
    for index in file.indices {
      for bit in [0, 5] as [UInt8] {
        var other = file
        other[index] ^= 1 << bit
        #expect(PixelSeal(in: other) == nil, "byte \(index)")
      }
    }
  }

  @Test("a file without a seal, cut off, longer or empty has none")
  func none() throws {
    let image = image()
    let file = try sealed(image)
    let plain = try PNGStableEncoder.encode(image, scale: 2)
    #expect(PixelSeal(in: plain) == nil && PixelSeal(in: []) == nil && PixelSeal(in: file + [0]) == nil)
    for count in 0..<file.count { #expect(PixelSeal(in: Array(file.prefix(count))) == nil) }
    #expect(PixelSeal.agreement(of: plain, with: image) == .unsealed)
  }

  @Test("one changed bit in the pixels changes the seal")
  func everyPixel() throws {
    let image = image()
    let file = try sealed(image)
    for index in image.rgba.indices {
      var other = image
      other.rgba[index] ^= 1
      #expect(PixelSeal.agreement(of: file, with: other) == .disagrees)
    }
  }
}
