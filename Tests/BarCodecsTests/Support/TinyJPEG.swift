/// A baseline JPEG by hand (ITU T.81): grey, two blocks side by side, one coefficient.
struct TinyJPEG {
  var width = 16
  var height = 8
  var components: UInt8 = 1
  /// Segments after SOI.
  var segments: [(marker: UInt8, contents: [UInt8])] = []

  var bytes: [UInt8] {
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    let ids = Array(1...components)
    let frame: [UInt8] = [8] + size + [components] + ids.flatMap { [$0, 0x11, 0] }
    let scan: [UInt8] = [components] + ids.flatMap { [$0, 0] } + [0, 63, 0]
    var file: [UInt8] = [0xFF, 0xD8]
    for each in segments { file += segment(each.marker, each.contents) }
    file += segment(0xDB, [0] + Array(repeating: 8, count: 64))
    file += segment(0xC0, frame)
    // DC: 0 = no difference, 10 = difference of six bits. AC: 0 = end of block.
    file += segment(0xC4, [0x00] + counts(1, 1) + [0, 6])
    file += segment(0xC4, [0x10] + counts(1, 0) + [0])
    file += segment(0xDA, scan)
    // 10 101000 0 | 0 0, filled with ones: difference 40, end; no difference, end.
    file += [0b1010_1000, 0b0001_1111, 0xFF, 0xD9]
    return file
  }

  private func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let length = contents.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + contents
  }

  /// How many codes have 1, 2, … 16 bits.
  private func counts(_ one: UInt8, _ two: UInt8) -> [UInt8] { [one, two] + Array(repeating: 0, count: 14) }
}
