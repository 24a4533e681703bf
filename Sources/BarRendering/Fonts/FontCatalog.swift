/// The fixed set of fonts: the same texts look the same on every machine because nothing else is looked at.
enum FontCatalog {
  /// Stands in for SF Pro, which is not free. All nine upright weights, 0.8 ms to load each (measured). Scaled so that
  /// capitals are as high as San Francisco's: 0.7046 em (measured: 11.276 at 16 pt in tp17_default, 23.957 at 34 pt in
  /// cm_rules_en_light), Inter's are 1490 of 2048. Widths of inline titles mostly come within two percent then.
  static let system = FontFamily(
    name: "Inter", package: "fonts-inter", directory: "opentype/inter",
    files: [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ].map { "Inter-\($0).otf" }, scale: 0.7046 * 2048 / 1490)

  /// The drawing for large sizes, as SF Pro Display is to SF Pro Text; titles need these two weights. Its capitals are
  /// 1472 of 2048 high.
  static let display = FontFamily(
    name: "Inter Display", package: "fonts-inter", directory: "opentype/inter",
    files: ["InterDisplay-SemiBold.otf", "InterDisplay-Bold.otf"], scale: 0.7046 * 2048 / 1472)

  /// From this size on (points) the display drawing is used. Documented for SF: Human Interface Guidelines,
  /// Typography: Text up to 19 points, Display from 20.
  static let displaySize = 20.0

  /// Tried after the leading families, in this order; loaded only when a text needs them.
  static let scripts: [FontFamily] = [
    .noto("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC),
    .noto("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    .noto("Thai", 0xE00...0xE7F),
    .noto("Lao", 0xE80...0xEFF),
    .noto("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF),
    .noto("Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    .noto("Devanagari", 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
    .noto("Bengali", 0x980...0x9FF),
    .noto("Gurmukhi", 0xA00...0xA7F),
    .noto("Gujarati", 0xA80...0xAFF),
    .noto("Oriya", 0xB00...0xB7F),
    .noto("Tamil", 0xB80...0xBFF),
    .noto("Telugu", 0xC00...0xC7F),
    .noto("Kannada", 0xC80...0xCFF),
    .noto("Malayalam", 0xD00...0xD7F),
    .noto("Sinhala", 0xD80...0xDFF),
    .noto("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    .noto("Armenian", 0x530...0x58F, 0xFB13...0xFB17),
    .noto("Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
  ]

  /// Chinese, Japanese and Korean share code points but not forms, so one face is loaded, by locale.
  static let cjkRanges: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF,
  ]

  /// For what no other family claims: rare letters, arrows, dingbats.
  static let symbols: [FontFamily] = [
    .noto(""), .noto("Symbols"),
    FontFamily(
      name: "Noto Sans Symbols2", package: "fonts-noto-core", directory: "truetype/noto",
      files: ["NotoSansSymbols2-Regular.ttf"]),
  ]

  static let emoji = FontFamily(
    name: "Noto Color Emoji", package: "fonts-noto-color-emoji", directory: "truetype/noto",
    files: ["NotoColorEmoji.ttf"], ranges: [0x1F000...0x1FAFF])

  /// Every bundled family, one entry for each CJK face.
  static let all = [system, display] + scripts + CJKFace.allCases.map(\.family) + symbols + [emoji]
}
