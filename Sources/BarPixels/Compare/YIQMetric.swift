import CBarKernels

/// Squared distance in YIQ with the weights of Kotsarenko and Ramos ("Measuring perceived color difference using
/// YIQ NTSC transmission color space in mobile applications", 2010).
///
/// The order of the operations is pixelmatch's, so that the last bit, and with it every count, is the same.
struct YIQMetric: PixelMetric {
  /// What pixelmatch takes for the largest distance there is.
  static let largest = 35215.0

  private let largestAllowed: Double
  private let background: CompareBackground

  init(limit: Double, background: CompareBackground) {
    largestAllowed = Self.largest * limit * limit
    self.background = background
  }

  @inline(__always)
  func judge(_ expected: Samples, _ actual: Samples, _ index: Int) -> Judgement {
    var d = (
      red: expected.red - actual.red, green: expected.green - actual.green,
      blue: expected.blue - actual.blue
    )
    if !expected.isOpaque || !actual.isOpaque {
      d = expected.difference(actual, on: background.color(index))
    }
    let y = Samples.luma(d.red, d.green, d.blue)
    let i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189
    let q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694
    let distance = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return Judgement(distance: distance, isDifferent: distance > largestAllowed, isDarker: y > 0)
  }

  func judge(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ run: borrowing JudgedRun
  ) -> Bool {
    Kernels.table.judge_yiq(run.pointer, expected, actual, count, largestAllowed)
  }
}
