import Foundation

/// An ICC profile of a matrix and a curve (ICC.1:2010), byte by byte.
struct TinyProfile {
  /// What red, green and blue are in XYZ under D50, the profile connection space.
  var colorants: [[Double]]
  /// A pure power where set, else the sRGB curve (IEC 61966-2-1).
  var gamma: Double?

  /// Display P3 and sRGB, adapted to D50 by Bradford's matrix.
  static let displayP3 = [
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ]
  static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]

  var bytes: [UInt8] {
    let curve = gamma.map {
      Self.type("curv") + Self.word(1) + Self.half(Int(($0 * 256).rounded())) + [0, 0]
    }
    let transfer =
      curve
      ?? Self.type("para") + Self.half(3) + [0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(Self.fixed)
    let white = Self.type("XYZ ") + [0.9642, 1, 0.82491].flatMap(Self.fixed)
    let points = colorants.map { Self.type("XYZ ") + $0.flatMap(Self.fixed) }
    let tags: [(String, [UInt8])] =
      [("wtpt", white)] + zip(["rXYZ", "gXYZ", "bXYZ"], points).map { ($0, $1) }
      + ["rTRC", "gTRC", "bTRC"].map { ($0, transfer) }
    var table = Self.word(tags.count)
    var data: [UInt8] = []
    for (name, contents) in tags {
      table += Array(name.utf8) + Self.word(132 + tags.count * 12 + data.count) + Self.word(contents.count)
      data += contents
    }
    return Self.header(size: 128 + table.count + data.count) + table + data
  }

  /// The sample triple in sRGB by the definitions, not rounded: linear light, XYZ, sRGB's inverse matrix, its curve.
  func expected(_ samples: [Double]) -> [Double] {
    let light = samples.map { sample in gamma.map { pow(sample, $0) } ?? Self.decoded(sample) }
    let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + colorants[$1][row] * light[$1] } }
    return Self.solved(xyz).map { Self.encoded(min(max($0, 0), 1)) }
  }

  /// What of sRGB's colorants makes `xyz`: Cramer's rule.
  private static func solved(_ xyz: [Double]) -> [Double] {
    func determinant(_ m: [[Double]]) -> Double {
      m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    }
    return (0..<3).map { column in
      var replaced = sRGB
      replaced[column] = xyz
      return determinant(replaced) / determinant(sRGB)
    }
  }

  private static func decoded(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
  private static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }

  private static func header(size: Int) -> [UInt8] {
    var header = word(size) + word(0) + [2, 0x10, 0, 0] + Array("mntrRGB XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.82491].flatMap(fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  private static func type(_ name: String) -> [UInt8] { Array(name.utf8) + word(0) }
  private static func word(_ value: Int) -> [UInt8] { UInt32(value).bigEndianBytes }
  private static func half(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
  /// s15Fixed16Number.
  private static func fixed(_ value: Double) -> [UInt8] {
    UInt32(bitPattern: Int32((value * 65536).rounded())).bigEndianBytes
  }
}
