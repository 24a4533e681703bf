import CPNGShim

extension cpng_status {
  /// - Throws: what went wrong while reading, in libpng's words.
  func check() throws(CodecError) {
    switch code {
    case CPNG_OK: return
    case CPNG_TRUNCATED: throw .truncated
    case CPNG_NO_MEMORY: throw .corrupt("it asks for more memory than there is")
    default: throw .corrupt(words)
    }
  }

  /// libpng's message.
  var words: String { withUnsafeBytes(of: message) { String(latin1: $0.prefix { $0 != 0 }) } }
}

extension cpng_text {
  /// Bytes; at most 79 (PNG specification, 11.3.4.2), which libpng has checked.
  var keywordLength: Int {
    var length = 0
    while keyword[length] != 0 { length += 1 }
    return length
  }
}

extension String {
  /// Latin-1 is the first 256 Unicode scalars.
  init(latin1 bytes: some Sequence<UInt8>) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension cpng_info {
  /// What the samples mean; nil for sRGB, which needs no conversion. Valid while the reader is open.
  var colorProfile: ColorProfile? {
    guard is_srgb == 0, let profile else { return nil }
    let bytes = UnsafeBufferPointer(start: profile, count: Int(profile_length))
    let name = withUnsafeBytes(of: profile_name) { String(latin1: $0.prefix { $0 != 0 }) }
    return ColorProfile(name: name, bytes: Array(bytes))
  }
}

extension ImageMetadata {
  init(_ info: cpng_info, text: [String: String]) {
    self.init(text: text)
    if info.x_per_meter > 0, info.x_per_meter == info.y_per_meter {
      pixelsPerMeter = Int(info.x_per_meter)
    }
    if info.bit_depth == 16 { notes.append("16-bit samples reduced to 8 bits") }
    // sRGB outranks a profile, and a profile gamma (PNG specification, 11.3.2).
    if info.is_srgb != 0 { return }
    if info.profile_refused != 0 {
      notes.append(ColorProfile(name: "", bytes: []).refusal)
    } else if info.profile == nil, info.gamma != 0, abs(info.gamma - Self.gammaOfSRGB) > Self.gammaTolerance {
      notes.append("gamma \(Double(info.gamma) / 100_000) ignored, samples read as sRGB")
    }
  }

  /// What encoders write for sRGB (PNG specification, 11.3.2.5), and a difference nobody sees (assumed).
  private static let gammaOfSRGB: Int32 = 45455
  private static let gammaTolerance: Int32 = 1000
}
