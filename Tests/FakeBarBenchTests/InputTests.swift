import BarCodecs
import BarPixels
import FakeBarBench
import Foundation
import Testing

@Suite struct InputTests {
  @Test("a page is the same whenever it is made, of its size and opaque", arguments: PageKind.allCases)
  func same(_ kind: PageKind) throws {
    let page = try kind.picture(.small)
    #expect((page.width, page.height) == (375, 667))
    let digest = try PixelDigest.sha256(page)
    #expect(try PixelDigest.sha256(try kind.picture(.small)) == digest)
    let words = UnsafeBufferPointer(start: page.words, count: page.width * page.height)
    #expect(words.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("the kinds are different work: rows repeat in flat pages, in no other so much")
  func kinds() throws {
    func repeats(_ kind: PageKind) throws -> Double {
      let page = try kind.picture(.small)
      let same = (1..<page.height).count { y in
        Kernels.equal(page.row(y), page.row(y - 1), count: page.width)
      }
      return Double(same) / Double(page.height)
    }
    let flat = try repeats(.flat)
    #expect(flat > 0.25)
    for kind in [PageKind.transition, .gradient, .photo] { #expect(try repeats(kind) < flat) }
    #expect(try repeats(.photo) == 0)
  }

  @Test("a photo's bytes hardly compress, a page's do")
  func compressibility() throws {
    func share(_ kind: PageKind) throws -> Double {
      let page = try kind.picture(.small)
      return Double(try Libpng.encode(page, level: 6, hasAlpha: false).count)
        / Double(page.width * page.height * 3)
    }
    #expect(try share(.photo) > 0.3)
    #expect(try share(.photo) < 0.7, "white noise is no photograph")
    #expect(try share(.flat) < 0.1)
  }

  @Test("the changed picture differs here and there, and every time the same", arguments: PageKind.allCases)
  func changed(_ kind: PageKind) throws {
    let page = try kind.picture(.small)
    let difference = PixelDifference.compare(a: page, b: ChangedPicture.make(page))
    #expect(difference.different > 0)
    #expect(difference.different <= page.width * page.height / 16)
    #expect(ChangedPicture.make(page) == ChangedPicture.make(page))
  }

  @Test("libpng's files hold the pixels that they were made of", arguments: [true, false])
  func libpng(hasAlpha: Bool) throws {
    let page = try PageKind.photo.picture(.small)
    for (level, filters) in [(6, 0), (1, 0x20)] {
      let file = try Libpng.encode(page, level: level, filters: filters, hasAlpha: hasAlpha)
      #expect(try PNGDecoder.decode(Array(file)).pixmap == page)
    }
  }
}
