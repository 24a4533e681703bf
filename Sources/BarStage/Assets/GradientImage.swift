import BarGeometry
import BarPixels

/// Gradient images: colours even along a line at an angle (0 left to right, 90 top to bottom).
enum GradientImage {
  /// One pixel across for the four straight directions, 256 × 256 for slanted ones. Premultiplied interpolation.
  static func make(_ colors: [Color], angle: Double) -> Pixmap {
    let length = 256
    let turned = angle - (angle / 360).rounded(.down) * 360
    switch turned {
    case 0, 180:
      let pixmap = Pixmap(uninitializedWidth: length, height: 1)
      for x in 0..<length { pixmap[turned == 0 ? x : length - 1 - x, 0] = color(colors, x, length) }
      return pixmap
    case 90, 270:
      let pixmap = Pixmap(uninitializedWidth: 1, height: length)
      for y in 0..<length { pixmap[0, turned == 90 ? y : length - 1 - y] = color(colors, y, length) }
      return pixmap
    default: return slanted(colors, turned, length)
    }
  }

  private static func slanted(_ colors: [Color], _ angle: Double, _ length: Int) -> Pixmap {
    let (dx, dy) = direction(angle)
    // The line reaches from corner to corner, as CSS has it.
    let reach = abs(dx) + abs(dy)
    let pixmap = Pixmap(uninitializedWidth: length, height: length)
    for y in 0..<length {
      for x in 0..<length {
        let u = (Double(x) + 0.5) / Double(length) - 0.5
        let v = (Double(y) + 0.5) / Double(length) - 0.5
        let place = (u * dx + v * dy) / reach + 0.5
        pixmap[x, y] = word(colors, place)
      }
    }
    return pixmap
  }

  /// A direction by the rational half-angle form: no cosine, whose last bit differs between CPUs.
  private static func direction(_ angle: Double) -> (Double, Double) {
    // Quadrant by exact rotation, rest by a tangent interpolated over 45°.
    let quadrant = Int(angle / 90)
    let rest = (angle - Double(quadrant) * 90) / 90
    // Along the diamond |x| + |y| = 1; only the ratio of the two counts here.
    let (x, y) = (1 - rest, rest)
    switch quadrant {
    case 0: return (x, y)
    case 1: return (-y, x)
    case 2: return (-x, -y)
    default: return (y, -x)
    }
  }

  private static func color(_ colors: [Color], _ index: Int, _ count: Int) -> UInt32 {
    word(colors, Double(index) / Double(count - 1))
  }

  private static func word(_ colors: [Color], _ place: Double) -> UInt32 {
    guard colors.count > 1 else { return (colors.first ?? .clear).premultipliedWord }
    let scaled = place.clamped(to: 0...1) * Double(colors.count - 1)
    let index = min(Int(scaled), colors.count - 2)
    let part = scaled - Double(index)
    let (a, b) = (colors[index], colors[index + 1])
    let alpha = a.alpha.interpolated(to: b.alpha, part)
    func mix(_ x: Double, _ y: Double) -> Double {
      alpha > 0 ? (x * a.alpha).interpolated(to: y * b.alpha, part) / alpha : 0
    }
    return Color(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha
    ).premultipliedWord
  }
}
