import BarGeometry
import BarGolden
import BarPixels

/// Reports made by hand.
enum ReportSamples {
  static func name(_ scene: String = "push", step: Int = 1, label: String? = "progress 0.3") -> GoldenName {
    GoldenName(
      scene: scene, step: step, strategy: "fakeBar", label: label, kind: label == nil ? .list : .pixels)
  }

  static func outcome(_ verdict: GoldenVerdict, _ name: GoldenName = name(), unit: Int = 0) -> GoldenOutcome {
    GoldenOutcome(name: name, unit: unit, verdict: verdict)
  }

  /// Finished; each verdict is of a step of its own, counted from 0.
  static func report(_ verdicts: GoldenVerdict..., expected: Int? = nil) -> GoldenReport {
    report(verdicts.enumerated().map { outcome($1, name(step: $0)) }, expected: expected)
  }

  static func report(_ outcomes: [GoldenOutcome], expected: Int? = nil) -> GoldenReport {
    var report = GoldenReport(
      golden: "Golden", plan: GoldenPlan(units: ["push"]), expected: expected ?? outcomes.count)
    report.outcomes = outcomes
    report.isFinished = true
    return report
  }

  /// Of 400 × 300 pixels.
  static func diff(_ different: Int, passes: Bool = false, limit: Double = 0) -> ImageDiff {
    let side = ImageDiff.Side(
      width: 400, height: 300, depth: 8, encoding: "PNG, 8-bit RGB", colorTags: "sRGB")
    var diff = ImageDiff(
      expected: side, actual: side, metric: .exact, threshold: 0, verdict: passes ? .tolerated : .real,
      passes: passes)
    (diff.changed, diff.different) = (different, different)
    diff.maxDelta = ChannelLevels(red: 48, green: 1, blue: 0, alpha: 0)
    diff.bounds = PixelRect(x: 10, y: 0, width: 31, height: 4)
    diff.worst = ComparedPixel(x: 10, y: 0, distance: 48, deltaE: 9.5)
    diff.limits = [DiffLimitUse(kind: .pixels, limit: limit, used: Double(different))]
    return diff
  }

  static func cause(
    _ layer: String? = "bar/back/label", _ change: String = "−8 pt", frames: [Int] = [3, 4, 5],
    share: Double = 0.92
  ) -> GoldenCause {
    GoldenCause(layer: layer, property: "x", change: change, frames: frames, share: share)
  }
}
