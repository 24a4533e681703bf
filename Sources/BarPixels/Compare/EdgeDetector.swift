/// Tells pixels that look like the smoothed edge of a shape (Vyšniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector", 2009), as pixelmatch does: the pixel lies between a darker and a brighter neighbour, and one of these
/// is part of a flat area in both pictures.
struct EdgeDetector<Pixel: SamplePixel> {
  let isAsked: Bool
  let isIgnoring: Bool
  private let area: CompareArea
  private let background: CompareBackground
  /// Whether alpha says which of two pixels is the brighter one, when they look alike on the background.
  private let comparesAlpha: Bool

  init(_ area: CompareArea, _ rule: CompareRule) {
    self.area = area
    isAsked = rule.antialiasing != .counted
    isIgnoring = rule.antialiasing == .ignored
    // pixelmatch 7.2 looks for ramps on the background that it compares colours on, its main line on white, since
    // a pattern distorts them. The same is right for metrics that are not pixelmatch's.
    if case .yiq = rule.metric {
      background = rule.background
      comparesAlpha = false
    } else {
      background = .white
      comparesAlpha = true
    }
  }

  /// In either picture.
  func isEdge(_ x: Int, _ y: Int) -> Bool {
    isEdge(x, y, in: area.expected, other: area.actual) || isEdge(x, y, in: area.actual, other: area.expected)
  }

  private func isEdge(_ x: Int, _ y: Int, in picture: SampleRows, other: SampleRows) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, area.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, area.height - 1))
    let center = picture.row(y, as: Pixel.self)[x]
    let samples = center.samples
    let color = background.color(y * area.width + x)
    // A pixel at the border has fewer neighbours that could be like it.
    var alike = left == x || right == x || top == y || bottom == y ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkX, darkY, brightX, brightY) = (0, 0, 0, 0)
    // Column by column: of equally dark or bright neighbours the first one counts.
    for nx in left...right {
      for ny in top...bottom where nx != x || ny != y {
        let neighbor = picture.row(ny, as: Pixel.self)[nx]
        let step = neighbor == center ? 0 : brightnessStep(samples, neighbor.samples, color)
        if step == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if step < darkest {
          (darkest, darkX, darkY) = (step, nx, ny)
        } else if step > brightest {
          (brightest, brightX, brightY) = (step, nx, ny)
        }
      }
    }
    if darkest == 0 || brightest == 0 { return false }
    return isFlat(darkX, darkY, picture) && isFlat(darkX, darkY, other)
      || isFlat(brightX, brightY, picture) && isFlat(brightX, brightY, other)
  }

  @inline(__always)
  private func brightnessStep(
    _ center: Samples, _ neighbor: Samples, _ color: (red: Double, green: Double, blue: Double)
  ) -> Double {
    if center.isOpaque && neighbor.isOpaque {
      return Samples.luma(
        center.red - neighbor.red, center.green - neighbor.green, center.blue - neighbor.blue)
    }
    let d = center.difference(neighbor, on: color)
    let step = Samples.luma(d.red, d.green, d.blue)
    return step == 0 && comparesAlpha ? (center.alpha - neighbor.alpha) / 2 : step
  }

  /// Whether more than two of the pixel's neighbours are the very same.
  private func isFlat(_ x: Int, _ y: Int, _ picture: SampleRows) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, area.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, area.height - 1))
    let center = picture.row(y, as: Pixel.self)[x]
    var alike = left == x || right == x || top == y || bottom == y ? 1 : 0
    for ny in top...bottom {
      let row = picture.row(ny, as: Pixel.self)
      for nx in left...right where nx != x || ny != y {
        if row[nx] == center { alike += 1 }
      }
    }
    return alike > 2
  }
}
