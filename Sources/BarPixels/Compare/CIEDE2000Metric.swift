/// CIEDE2000; of translucent pixels as they look on the background.
struct CIEDE2000Metric: PixelMetric {
  var limit: Double
  var background: CompareBackground

  func judge(_ expected: Samples, _ actual: Samples, _ index: Int) -> Judgement {
    var (a, b) = (expected, actual)
    if !a.isOpaque || !b.isOpaque {
      let color = background.color(index)
      a = a.blended(on: color)
      b = b.blended(on: color)
    }
    let distance = LabColor(a).distance(LabColor(b))
    return Judgement(
      distance: distance, isDifferent: distance > limit,
      isDarker: Samples.luma(a.red - b.red, a.green - b.green, a.blue - b.blue) > 0)
  }
}
