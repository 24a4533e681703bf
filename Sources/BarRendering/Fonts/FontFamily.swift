/// A family of the fixed font set: its files, and the scalars that call for it.
struct FontFamily: Sendable {
  /// The name in the font, as fontconfig matches it.
  var name: String
  /// The Debian package that holds the files.
  var package: String
  /// The folder below a fonts folder (`/usr/share/fonts`) where Debian puts the files.
  var directory: String
  var files: [String]
  /// Scalars that make a text need this family when its leading families lack them.
  var ranges: [ClosedRange<UInt32>] = []
  /// Which face of a collection; nil when the files hold one face each.
  var face: Int32?
  /// How much larger or smaller than asked for it is drawn.
  var scale = 1.0
}

extension FontFamily {
  /// A script of the Noto Sans families, which all have a Regular and a Bold file.
  static func noto(_ script: String, _ ranges: ClosedRange<UInt32>...) -> FontFamily {
    let base = "NotoSans" + script
    return FontFamily(
      name: script.isEmpty ? "Noto Sans" : "Noto Sans " + script, package: "fonts-noto-core",
      directory: "truetype/noto", files: [base + "-Regular.ttf", base + "-Bold.ttf"], ranges: ranges)
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }
}
