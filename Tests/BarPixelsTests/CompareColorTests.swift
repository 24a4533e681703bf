import BarPixels
import Foundation
import Testing

struct CompareColorTests {
  /// Sharma, Wu and Dalal 2005, table 1: two colours, and how far they are apart.
  private static let pairs: [(Double, Double, Double, Double, Double, Double, Double)] = [
    (50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425), (50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615),
    (50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412), (50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000),
    (50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000), (50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000),
    (50, 0, 0, 50, -1, 2, 2.3669), (50, -1, 2, 50, 0, 0, 2.3669),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792), (50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195), (50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195),
    (50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045), (50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045),
    (50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461), (50, 2.5, 0, 50, 0, -2.5, 4.3065),
    (50, 2.5, 0, 73, 25, -18, 27.1492), (50, 2.5, 0, 61, -5, 29, 22.8977),
    (50, 2.5, 0, 56, -27, -3, 31.9030), (50, 2.5, 0, 58, 24, 15, 19.4535),
    (50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000), (50, 2.5, 0, 50, 3.2972, 0, 1.0000),
    (50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000), (50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000),
    (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    (63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630),
    (61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731),
    (35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
    (22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373),
    (36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
    (90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441),
    (90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
    (6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
    (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
  ]

  @Test("the 34 published pairs come out to all published digits, in both directions")
  func sharma() {
    #expect(Self.pairs.count == 34)
    for (l1, a1, b1, l2, a2, b2, distance) in Self.pairs {
      let (one, other) = (LabColor(lightness: l1, a: a1, b: b1), LabColor(lightness: l2, a: a2, b: b2))
      #expect(abs(one.distance(other) - distance) <= 0.00005, "\(one) \(other)")
      #expect(abs(other.distance(one) - distance) <= 0.00005, "\(one) \(other)")
    }
  }

  @Test("white, black and the primaries have their L*a*b* under D65")
  func lab() {
    // By IEC 61966-2-1 and CIE 15, in floating point with the C library.
    func reference(_ rgb: [Double]) -> [Double] {
      let c = rgb.map { (sample: Double) -> Double in
        let v = sample / 255
        return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      }
      let x = (0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505
      let y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
      let z = (0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089
      let f = [x, y, z].map { (t: Double) -> Double in
        t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
      }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }
    for rgb: [Double] in [
      [0, 0, 0], [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [1, 2, 3], [127.4, 3.25, 250.9],
    ] {
      let lab = LabColor(red: rgb[0], green: rgb[1], blue: rgb[2])
      for (value, expected) in zip([lab.lightness, lab.a, lab.b], reference(rgb)) {
        #expect(abs(value - expected) < 1e-11, "\(rgb)")
      }
    }
    #expect(LabColor(red: 255, green: 255, blue: 255).lightness == 100)
  }

  @Test("roots, angles and exponentials are the C library's to a few units in the last place")
  func elementary() {
    for i in 0...4000 {
      let x = Double(i) / 2000
      #expect(abs(Roots.cube(x) - cbrt(x)) <= 9e-16)
      #expect(abs(Roots.fifth(x) - pow(x, 0.2)) <= 9e-16)
      let degrees = Double(i) * 0.37 - 700
      #expect(abs(Angles.sin(degrees) - sin(degrees * .pi / 180)) < 4e-15, "\(degrees)")
      #expect(abs(Angles.cos(degrees) - cos(degrees * .pi / 180)) < 4e-15, "\(degrees)")
      #expect(abs(Angles.exp(-x * 40) - exp(-x * 40)) < 1e-15)
    }
    for i in 0..<720 {
      let angle = Double(i) / 2
      let found = Angles.direction(x: cos(angle * .pi / 180) * 3, y: sin(angle * .pi / 180) * 3)
      #expect(abs((found - angle).remainder(dividingBy: 360)) < 1e-12, "\(angle)")
    }
    #expect(Angles.direction(x: 0, y: 0) == 0)
  }

  @Test("tiny numbers have roots, and zero has")
  func tiny() {
    for exponent in stride(from: -1000, through: 0, by: 7) {
      let x = pow(2.0, Double(exponent))
      #expect(abs(Roots.cube(x) / cbrt(x) - 1) < 1e-15)
      #expect(abs(pow(Roots.fifth(x), 5) / x - 1) < 4e-15)
    }
    #expect(Roots.cube(0) == 0 && Roots.fifth(0) == 0)
  }
}
