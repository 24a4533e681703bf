import BarCodecs
import BarPixels
import Testing

@Suite("Premultiplied and straight") struct PixelRowsTests {
  @Test("every colour under every alpha becomes (c × 255 + a / 2) / a, and comes back")
  func everyPair() {
    let pixmap = Pixmap(width: 256, height: 256)
    for a in 0..<256 {
      for c in 0..<256 { pixmap[c, a] = UInt32(a) << 24 | UInt32(min(c, a)) * 0x01_0101 }
    }
    let straight = PixelRows.straightBytes(pixmap)
    var wrong = 0
    for a in 0..<256 {
      for c in 0..<256 {
        let i = (a * 256 + c) * 4
        let expected = a == 0 ? 0 : (min(c, a) * 255 + a / 2) / a
        if straight[i..<i + 4] != [UInt8(expected), UInt8(expected), UInt8(expected), UInt8(a)] {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0)
    let back = Pixmap(width: 256, height: 256)
    UnsafeMutableRawPointer(back.words).copyMemory(from: straight, byteCount: straight.count)
    #expect(PixelRows.premultiplyInPlace(back.words, count: 65536))
    #expect(back == pixmap)
  }

  @Test("premultiplying rounds c × a / 255 to nearest")
  func premultiply() {
    let pixmap = Pixmap(width: 256, height: 256)
    for i in 0..<65536 { pixmap.words[i] = (UInt32(i >> 8) << 24 | UInt32(i & 255)).littleEndian }
    _ = PixelRows.premultiplyInPlace(pixmap.words, count: 65536)
    let wrong = (0..<65536).count { i in
      pixmap.words[i] >> 16 & 255 != UInt32((Double(i & 255) * Double(i >> 8) / 255).rounded())
    }
    #expect(wrong == 0)
  }

  @Test("red, green and blue keep their places")
  func order() {
    let pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = 0xFF11_2233
    #expect(PixelRows.straightBytes(pixmap) == [0x11, 0x22, 0x33, 0xFF])
  }

  @Test("a colour above its alpha is clamped")
  func invalid() {
    let pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = 0x10FF_0810
    #expect(PixelRows.straightBytes(pixmap) == [255, 128, 255, 16])
  }
}
