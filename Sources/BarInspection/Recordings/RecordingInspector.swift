import BarGeometry
import BarPixels

/// The checks that need no scene: flash, seam against page edge, hairline, height of the band.
public enum RecordingInspector {
  /// What is seen in a recording. Where something cannot be judged a note says so. Cost: O(frames · width²).
  public static func findings(_ recording: Recording) -> [Finding] {
    guard let bands = RecordedBands(recording) else {
      return [
        note(
          BandHeightCheck.self,
          "no bar is seen in the first and the last frame: nothing can be judged; both must be pages at rest, from the "
            + "screen's top on")
      ]
    }
    guard let fit = PageFit(recording, below: bands.tallest) else { return flash(recording, bands, nil) }
    var findings = flash(recording, bands, fit)
    findings += RecordedSeam(recording, bands, fit).findings()
    findings += RecordedEdges(recording, bands, fit).findings()
    if fit.edges.contains(nil) {
      let count = fit.edges.count { $0 == nil }
      findings.append(
        note(
          SeamCheck.self,
          "in \(count) of \(fit.edges.count) frames the page edge cannot be told: the pages look alike there, or the frame "
            + "is no mix of the first and the last"))
    }
    return findings
  }

  static func note(_ check: any InspectionCheck.Type, _ cause: String) -> Finding {
    Finding(
      check: check.id, severity: .note, strategy: "", step: 0, cause: cause, evidence: .assumed,
      source: "pages slide as in UIKit: parallax 0.30, dim 0.10")
  }

  static func finding(
    _ check: any InspectionCheck.Type, _ seen: [Sighting], _ fit: PageFit?, _ recording: Recording,
    _ cause: String
  ) -> Finding? {
    guard let worst = seen.max(by: { $0.weight < $1.weight }) else { return nil }
    let frames = Set(seen.compactMap(\.frame)).sorted()
    let extent = frames.count > 1 ? " (\(frames.count) of \(recording.frames.count) frames)" : ""
    return Finding(
      check: check.id, severity: .error, strategy: "", step: 0, frame: worst.frame,
      progress: worst.frame.flatMap { fit?.progress($0, width: recording.width) }, rect: worst.rect?.rounded,
      cause: cause + extent, evidence: check.evidence, source: check.source,
      marks: seen.compactMap { sighting in
        guard let frame = sighting.frame, let rect = sighting.rect else { return nil }
        return Finding.Mark(frame: frame, rect: rect.rounded)
      })
  }

  /// Levels by which recordings may be off: palettes and codecs.
  private static let slack = 8.0

  private static func flash(_ recording: Recording, _ bands: RecordedBands, _ fit: PageFit?) -> [Finding] {
    let range = bands.colors
    var seen: [Sighting] = []
    for frame in recording.between {
      for third in 0..<3 {
        let columns = recording.width * third / 3..<recording.width * (third + 1) / 3
        let color = bands.color(recording.small[frame], columns)
        let excess = range.distance(color)
        guard excess > slack else { continue }
        seen.append(
          Sighting(
            frame: frame,
            rect: Rect(
              x: Double(columns.lowerBound), y: 0, width: Double(columns.count),
              height: Double(bands.shortest)),
            weight: excess))
      }
    }
    let levels = Int((seen.map(\.weight).max() ?? 0).rounded(.up))
    return [
      finding(
        FlashCheck.self, seen, fit, recording,
        "the band is up to \(levels) levels beyond both resting looks: something shows that belongs to neither page"
      )
    ].compactMap { $0 }
  }
}
