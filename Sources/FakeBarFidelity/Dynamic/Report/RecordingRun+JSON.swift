import BarStage

extension RecordingRun {
  /// For programs. Lengths are points; what could not be measured is absent or null.
  var json: String {
    var line = JSONLine()
    line.add("name", recording.name)
    line.add("passes", passes)
    if let error { line.add("error", error) }
    line.addRaw("residuals", Report.array(summaries.map(RecordingRun.object)))
    line.addRaw("frames", Report.array(frames.map(RecordingRun.object)))
    return line.object
  }

  private static func object(_ summary: ResidualSummary) -> String {
    var line = JSONLine()
    line.add("quantity", summary.quantity.words)
    line.add("frames", summary.count)
    line.add("mean", summary.mean)
    line.add("rms", summary.rms)
    line.add("worst", summary.worst.difference)
    line.add("worstFrame", summary.worst.frame)
    line.addRaw("bar", summary.quantity.bar.map { "\($0)" } ?? "null")
    line.addRaw("passes", summary.passes.map { "\($0)" } ?? "null")
    return line.object
  }

  private static func object(_ frame: Frame) -> String {
    var line = JSONLine()
    line.add("frame", frame.number)
    line.add("progress", frame.progress)
    line.addRaw("real", object(frame.real))
    line.addRaw("ours", frame.ours.map(object) ?? "null")
    return line.object
  }

  private static func object(_ reading: MotionReading) -> String {
    var line = JSONLine()
    line.add("x", reading.x)
    line.addRaw("coveredX", reading.coveredX.map { "\($0)" } ?? "null")
    line.addRaw("dim", reading.dim.map { "\($0)" } ?? "null")
    line.addRaw("shadow", Report.array(reading.shadow.map { "\($0)" }))
    for part in MovingPart.allCases {
      guard let own = reading.parts[part] else { continue }
      let shift = own.shift.map { "\($0)" } ?? "null"
      line.addRaw(part.rawValue, "{\"shift\": \(shift), \"alpha\": \(own.alpha)}")
    }
    return line.object
  }
}
