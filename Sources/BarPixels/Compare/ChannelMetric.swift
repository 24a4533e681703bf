import CBarKernels

/// The largest step of any sample. With `isExact` every difference counts, however small.
struct ChannelMetric: PixelMetric {
  var limit: Double
  var isExact = false

  @inline(__always)
  func judge(_ expected: Samples, _ actual: Samples, _ index: Int) -> Judgement {
    let red = expected.red - actual.red
    let green = expected.green - actual.green
    let blue = expected.blue - actual.blue
    let distance = max(abs(red), abs(green), abs(blue), abs(expected.alpha - actual.alpha))
    return Judgement(
      distance: distance, isDifferent: isExact || distance > limit,
      isDarker: Samples.luma(red, green, blue) > 0)
  }

  func judge(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ run: borrowing JudgedRun
  ) -> Bool {
    Kernels.table.judge_channel(run.pointer, expected, actual, count, isExact ? -1 : limit)
  }
}
