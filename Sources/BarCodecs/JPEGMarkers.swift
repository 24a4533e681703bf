/// The segments before a JPEG's picture data, of which turbojpeg tells nothing: density, profile,
/// orientation.
struct JPEGMarkers {
  private(set) var metadata = ImageMetadata()
  private(set) var orientation = ExifOrientation.upright
  /// Parts of the profile by their numbers, from 1, and how many there must be.
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  /// nil when there is none or a part of it is missing.
  var profile: ColorProfile? {
    let parts = (0..<profilePartCount).map { profileParts[$0 + 1] }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    return ColorProfile(name: "", bytes: parts.flatMap { $0 ?? [] })
  }

  var hasProfile: Bool { !profileParts.isEmpty }

  /// Stops quietly at anything odd; whether the file is sound is the decoder's business.
  init(_ bytes: [UInt8]) {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      // SOS begins the picture data; a length includes its own two bytes.
      guard marker != 0xDA, length >= 2, at + 2 + length <= bytes.count else { return }
      read(marker, bytes[(at + 4)..<(at + 2 + length)])
      at += 2 + length
    }
  }

  private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) {
    switch marker {
    case 0xE0 where segment.starts(with: "JFIF\0".utf8): readDensity(ByteFields(segment.dropFirst(7)))
    case 0xE1 where segment.starts(with: "Exif\0\0".utf8): readOrientation(ByteFields(segment.dropFirst(6)))
    case 0xE2 where segment.starts(with: "ICC_PROFILE\0".utf8):
      readProfile(segment.dropFirst(12))
    default: break
    }
  }

  /// ICC.1:2010, annex B.4: the part's number, from 1, how many there are, and the part.
  private mutating func readProfile(_ segment: ArraySlice<UInt8>) {
    let fields = ByteFields(segment)
    guard let number = fields.byte(0), let count = fields.byte(1) else { return }
    profileParts[Int(number)] = segment.dropFirst(2)
    profilePartCount = Int(count)
  }

  /// JFIF 1.02: unit (1 = inch, 2 = centimetre), density across, density down.
  private mutating func readDensity(_ fields: ByteFields) {
    guard let unit = fields.byte(0), let x = fields.word(1), let y = fields.word(3), x == y, x > 0 else {
      return
    }
    switch unit {
    case 1: metadata.pixelsPerMeter = Int((Double(x) / 0.0254).rounded())
    case 2: metadata.pixelsPerMeter = x * 100
    default: break
    }
  }

  /// Exif 2.3: a TIFF header, whose first directory holds tag 0x0112; 1 is upright.
  private mutating func readOrientation(_ tiff: ByteFields) {
    var tiff = tiff
    tiff.isLittleEndian = tiff.byte(0) == UInt8(ascii: "I")
    guard let directory = tiff.long(4), let count = tiff.word(directory) else { return }
    for entry in 0..<count {
      let at = directory + 2 + entry * 12
      guard let tag = tiff.word(at) else { return }
      if tag == 0x0112, let value = tiff.word(at + 8), let found = ExifOrientation(rawValue: value) {
        orientation = found
      }
    }
  }
}
