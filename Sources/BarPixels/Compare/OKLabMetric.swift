import CBarKernels

/// HyAB distance (Abasi and others 2019) in OKLab (Ottosson 2020), lightness corrected by Ottosson's toe function,
/// which keeps near-black differences from looking large.
///
/// Tables, their steps and the order of the operations are pixelmatch's, so that counts are the same.
struct OKLabMetric: PixelMetric {
  /// Steps of the table of cube roots over 0…1.
  private static let cubeSteps = 4096
  /// Rounding can carry a sum of the matrix a hair above 1, hence entries past the end.
  static let cubeRoots = Table((0...cubeSteps + 1).map { Roots.cube(Double($0) / Double(cubeSteps)) })

  private let limit: Double
  private let background: CompareBackground
  private let light = LinearLight.entries.pointer
  private let roots = Self.cubeRoots.pointer

  init(limit: Double, background: CompareBackground) {
    self.limit = limit
    self.background = background
  }

  @inline(__always)
  func judge(_ expected: Samples, _ actual: Samples, _ index: Int) -> Judgement {
    var (a, b) = (expected, actual)
    if !a.isOpaque || !b.isOpaque {
      let color = background.color(index)
      a = a.blended(on: color)
      b = b.blended(on: color)
    }
    let (one, other) = (cone(a), cone(b))
    let lightness = one.lightness - other.lightness
    let (l, m, s) = (one.l - other.l, one.m - other.m, one.s - other.s)
    let da = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let db = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let chroma = da * da + db * db
    // Without the root, so that equality at the limit is decided as pixelmatch decides it.
    let rest = limit - abs(lightness)
    // Translucent colours may look the very same; those are not different at any limit.
    let isSame = lightness == 0 && chroma == 0
    return Judgement(
      distance: abs(lightness) + chroma.squareRoot(),
      isDifferent: !isSame && !(rest > 0 && chroma <= rest * rest), isDarker: lightness > 0)
  }

  /// Cube roots of the cone responses, and the corrected lightness.
  @inline(__always)
  private func cone(_ c: Samples) -> (l: Double, m: Double, s: Double, lightness: Double) {
    let (r, g, b) = (linear(c.red), linear(c.green), linear(c.blue))
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (l, m, s, Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s))
  }

  @inline(__always)
  private func linear(_ sample: Double) -> Double { Self.between(light, sample) }

  @inline(__always)
  private func root(_ x: Double) -> Double { Self.between(roots, x * Double(Self.cubeSteps)) }

  /// On the line between two entries.
  @inline(__always)
  private static func between(_ table: UnsafePointer<Double>, _ at: Double) -> Double {
    let index = Int(at)
    return table[index] + (table[index + 1] - table[index]) * (at - Double(index))
  }

  /// Ottosson's constants ("Okhsv and Okhsl", 2021).
  @inline(__always)
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  func judge(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ run: borrowing JudgedRun
  ) -> Bool {
    Kernels.table.judge_oklab(run.pointer, expected, actual, count, limit, light, roots)
  }
}
