import CLCMS

/// An ICC profile found in a picture, and the way from its colours to sRGB.
///
/// Relative colorimetric, without black point compensation: what both spaces can show stays the same colour, the
/// rest is clamped. That is what Core Graphics does with profiles made of a matrix and curves (documented: such
/// profiles have one intent), which cameras, Xcode and screenshots embed.
struct ColorProfile {
  /// How the samples lie in memory, 8 bits each.
  enum Layout {
    /// Bytes R, G, B, A.
    case rgba
    /// Words 0xAARRGGBB.
    case words

    fileprivate var format: cmsUInt32Number {
      switch self {
      case .rgba: clcms_rgba_8
      case .words:
        #if _endian(little)
          clcms_bgra_8
        #else
          clcms_argb_8
        #endif
      }
    }
  }

  /// As the file names it; empty when it does not.
  var name: String
  var bytes: [UInt8]

  /// Changes straight pixels to sRGB in place; alpha stays. Cost: O(pixels).
  /// - Returns: what to say of it; nil when the profile is sRGB and the samples are left as they are.
  func convert(_ pixels: UnsafeMutableRawPointer, count: Int, layout: Layout) -> String? {
    guard let context = cmsCreateContext(nil, nil) else { return refusal }
    defer { cmsDeleteContext(context) }
    guard let profile = cmsOpenProfileFromMemTHR(context, bytes, cmsUInt32Number(bytes.count)) else {
      return refusal
    }
    defer { cmsCloseProfile(profile) }
    guard let target = cmsCreate_sRGBProfileTHR(context) else { return refusal }
    defer { cmsCloseProfile(target) }
    let isGrey = cmsGetColorSpace(profile) == cmsSigGrayData
    guard isGrey || cmsGetColorSpace(profile) == cmsSigRgbData else {
      return "colour profile \(label) is not for RGB or grey and was ignored, samples read as sRGB"
    }
    func transform(_ input: cmsUInt32Number, _ output: cmsUInt32Number) -> cmsHTRANSFORM? {
      cmsCreateTransformTHR(
        context, profile, input, target, output, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
    }
    if isGrey {
      guard let way = transform(clcms_gray_8, clcms_rgb_8) else { return refusal }
      defer { cmsDeleteTransform(way) }
      return convertGrey(pixels, count: count, layout, table: ColorProfile.greys(way))
    }
    guard let way = transform(layout.format, layout.format) else { return refusal }
    defer { cmsDeleteTransform(way) }
    guard !ColorProfile.isIdentity(way) else { return nil }
    // The library counts in 32 bits.
    cmsDoTransform(way, pixels, pixels, cmsUInt32Number(count))
    return conversion
  }

  var refusal: String { "colour profile \(label) is broken and was ignored, samples read as sRGB" }
  private var conversion: String { "colours converted from profile \(label) to sRGB" }
  private var label: String { name.isEmpty ? "without a name" : "“\(name)”" }

  /// Whether greys, primaries and a grid of colours stay within one level: the profile is one of the many kinds of
  /// sRGB, and converting would only add rounding.
  private static func isIdentity(_ way: cmsHTRANSFORM) -> Bool {
    var samples: [UInt8] = []
    for level in 0...255 as ClosedRange<UInt8> {
      for pixel in [[level, level, level], [level, 0, 0], [0, level, 0], [0, 0, level]] {
        samples += pixel + [255]
      }
    }
    let steps: [UInt8] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
    for red in steps {
      for green in steps { for blue in steps { samples += [red, green, blue, 255] } }
    }
    var converted = samples
    // Symmetric in the channels, so the order of a layout's bytes does not matter; alpha 255 comes first or last.
    converted.withUnsafeMutableBytes {
      cmsDoTransform(way, $0.baseAddress, $0.baseAddress, cmsUInt32Number($0.count / 4))
    }
    return zip(samples, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  /// For each level of grey its colour, three bytes each.
  private static func greys(_ way: cmsHTRANSFORM) -> [UInt8] {
    let levels = [UInt8](0...255)
    var table = [UInt8](repeating: 0, count: 256 * 3)
    cmsDoTransform(way, levels, &table, 256)
    return table
  }

  private func convertGrey(
    _ pixels: UnsafeMutableRawPointer, count: Int, _ layout: Layout, table: [UInt8]
  ) -> String? {
    let isSame = (0..<256).allSatisfy { grey in
      (0..<3).allSatisfy { abs(Int(table[grey * 3 + $0]) - grey) <= 1 }
    }
    guard !isSame else { return nil }
    let words = pixels.assumingMemoryBound(to: UInt32.self)
    // All channels of a grey pixel are equal and its new colour is a grey but for rounding: green serves for all,
    // whatever the order of the bytes.
    let levels = (0..<256).map { UInt32(table[$0 * 3 + 1]) }
    for index in 0..<count {
      let word = UInt32(littleEndian: words[index])
      let level = levels[Int(word >> 8 & 255)]
      words[index] = (word & 0xFF00_0000 | level << 16 | level << 8 | level).littleEndian
    }
    return conversion
  }
}
