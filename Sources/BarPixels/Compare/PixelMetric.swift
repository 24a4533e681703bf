/// A metric as the loops use it: a value made once, specialised for each.
protocol PixelMetric {
  /// Judges two colours that are not the same; `index` is the pixel's number, for backgrounds.
  func judge(_ expected: Samples, _ actual: Samples, _ index: Int) -> Judgement

  /// Judges up to `Kernels.run` pixels of 8 bits at once, to the same results. False when it cannot: there is no
  /// kernel, or a pixel is translucent.
  func judge(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ run: borrowing JudgedRun
  ) -> Bool
}

extension PixelMetric {
  func judge(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ run: borrowing JudgedRun
  ) -> Bool { false }
}

struct Judgement {
  /// In the metric's own unit; see `CompareMetric.limitUnit`.
  var distance: Double
  var isDifferent: Bool
  /// Whether the actual colour is the darker one.
  var isDarker: Bool

  @inline(__always)
  init(distance: Double, isDifferent: Bool, isDarker: Bool) {
    self.distance = distance
    self.isDifferent = isDifferent
    self.isDarker = isDarker
  }
}

extension Samples {
  /// Luma with the weights of Rec. 601 as pixelmatch spells them: the Y of YIQ.
  @inline(__always)
  static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  var isOpaque: Bool { alpha >= 255 }

  /// The colour as seen on a background.
  @inline(__always)
  func blended(on background: (red: Double, green: Double, blue: Double)) -> Samples {
    Samples(
      red: (red * alpha + background.red * (255 - alpha)) / 255,
      green: (green * alpha + background.green * (255 - alpha)) / 255,
      blue: (blue * alpha + background.blue * (255 - alpha)) / 255, alpha: 255)
  }

  /// How much brighter each channel is than the other's, as seen on a background. One division of the whole
  /// difference, which is not the same in the last bit as the difference of two blended colours.
  @inline(__always)
  func difference(
    _ other: Samples, on background: (red: Double, green: Double, blue: Double)
  ) -> (red: Double, green: Double, blue: Double) {
    let da = alpha - other.alpha
    return (
      (red * alpha - other.red * other.alpha - background.red * da) / 255,
      (green * alpha - other.green * other.alpha - background.green * da) / 255,
      (blue * alpha - other.blue * other.alpha - background.blue * da) / 255
    )
  }
}

extension CompareMetric {
  /// From which distance on pixels are different, in the unit that people give and read.
  public var limit: Double {
    switch self {
    case .exact: 0
    case .channel(let limit), .yiq(let limit), .oklab(let limit), .ciede2000(let limit): limit
    }
  }

  /// A distance in the unit of the limit: YIQ works with squares.
  func limitUnit(_ distance: Double) -> Double {
    switch self {
    case .exact, .channel, .oklab, .ciede2000: distance
    case .yiq: (distance / YIQMetric.largest).squareRoot()
    }
  }
}
