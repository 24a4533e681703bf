/// The regional forms of Noto Sans CJK; the raw value is the face's index in the collection file.
enum CJKFace: Int32, CaseIterable, Sendable {
  case japanese = 0
  case korean = 1
  case simplifiedChinese = 2
  case traditionalChinese = 3
  case hongKong = 4

  /// The face for a BCP 47 tag; Simplified Chinese when the tag names no Han language.
  init(locale: String) {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      // Region before script: zh-Hant-HK wants Hong Kong's forms.
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("hans") {
        self = .simplifiedChinese
      } else {
        self = parts.contains("hant") || parts.contains("tw") ? .traditionalChinese : .simplifiedChinese
      }
    default: self = .simplifiedChinese
    }
  }

  var family: FontFamily {
    let suffix =
      switch self {
      case .japanese: "JP"
      case .korean: "KR"
      case .simplifiedChinese: "SC"
      case .traditionalChinese: "TC"
      case .hongKong: "HK"
      }
    return FontFamily(
      name: "Noto Sans CJK " + suffix, package: "fonts-noto-cjk", directory: "opentype/noto",
      files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"], ranges: FontCatalog.cjkRanges,
      face: rawValue)
  }
}
