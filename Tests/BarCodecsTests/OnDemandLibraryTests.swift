import BarCodecs
import Testing

@Suite("Libraries that are opened on demand")
struct OnDemandLibraryTests {
  private func library(_ files: [String]) -> OnDemandLibrary {
    OnDemandLibrary(
      name: "libthing", files: files, purpose: "does things", remedy: "install it (apt-get install thing)")
  }

  /// There on every system, and without a function that is asked for.
  private static let other = "libc.so.6"

  @Test("a library that is not there is an error that ends with its package")
  func missing() {
    for files in [[], ["libnone.so.9"], ["/nowhere/libnone.so", "libnone.so"]] {
      let words = "libthing, which does things, is not installed"
      let error = CodecError.missingLibrary(words, remedy: "install it (apt-get install thing)")
      #expect(throws: error) { try SVGLibrary(library(files)) }
      #expect(throws: error) { try DigestLibrary(library(files)) }
      #expect(error.description == "\(words); install it (apt-get install thing)")
    }
  }

  #if canImport(Glibc)
    @Test("a library without the functions is too old, unless a later file has them")
    func tooOld() throws {
      let error = CodecError.missingLibrary(
        "libthing, which does things, is too old", remedy: "install it (apt-get install thing)")
      #expect(throws: error) { try SVGLibrary(library([Self.other])) }
      #expect(throws: error) { try DigestLibrary(library(["libnone.so", Self.other])) }
      _ = try SVGLibrary(library([Self.other, "librsvg-2.so.2"]))
    }
  #endif

  @Test("what is installed tells its version")
  func versions() throws {
    for version in [try CodecEnvironment.librsvg(), try CodecEnvironment.crypto()] {
      #expect(version.split(separator: ".").count == 3, "\(version)")
      #expect(version.first?.isNumber == true)
    }
  }

  /// From FIPS 180-2, appendix B.
  @Test(
    "SHA-256 is that of the standard's examples",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func digest(text: String, digits: String) throws {
    #expect(try PixelDigest.sha256(bytes: Array(text.utf8)) == digits)
  }
}
