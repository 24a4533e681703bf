import BarGeometry

/// Measures the frames of a transition. The same code reads real frames and ours, each against its own two pages at
/// rest.
package struct MotionReader {
  package let recording: Recording
  private let paper: SIMD3<Double>
  private let texture: PageTexture
  private let templates: [PartTemplate]

  // Fainter parts lie anywhere.
  private static let faintest = 0.1

  /// - Throws: `ReadingError` when a bar at rest does not show what it should.
  package init(_ recording: Recording, topAtRest: Picture, bottomAtRest: Picture) throws(ReadingError) {
    self.recording = recording
    // A GIF's later frames keep stale colours; the upper page's are fresher.
    let plain = recording.pagesAreAlike ? topAtRest : bottomAtRest
    let columns = recording.inset..<plain.width - recording.inset
    paper = ColumnProfile.median(ColumnProfile(plain, rows: recording.plainRows).colors[columns])
    texture = PageTexture(bottomAtRest, rows: recording.rows(recording.texture))
    templates =
      try MotionReader.templates(recording, topAtRest, recording.topParts, isTop: true)
      + MotionReader.templates(recording, bottomAtRest, recording.bottomParts, isTop: false)
  }

  /// nil when no page edge is in sight. Cost: O(pixels × shifts tried).
  package func read(_ picture: Picture) -> MotionReading? {
    let mapping = recording.mapping
    let profile = ColumnProfile(picture, rows: recording.plainRows)
    guard
      let edge = PageEdge.find(
        profile, inset: recording.inset, rises: recording.pagesAreAlike)
    else { return nil }
    var reading = MotionReading(x: mapping.x(edge))
    if let covered = CoveredPage(
      profile, edge: edge, paper: paper(profile, edge: edge), inset: recording.inset, scale: mapping.scale)
    {
      reading.dim = covered.dim
      if recording.pagesAreAlike { reading.shadow = covered.shadow }
    }
    let farthest = -Int(0.4 * recording.width * mapping.scale)
    let end = Int(edge - 10 * mapping.scale)
    if end > recording.inset + 2 {
      reading.coveredX = texture.shift(
        in: picture, columns: recording.inset + 2..<end, reach: farthest...2
      ).map { $0 / mapping.scale }
    }
    let strip = BarStrip(picture, mapping: mapping, top: recording.top)
    let fit = BarFit.fit(templates, to: strip, screenWidth: recording.width * mapping.scale)
    reading.parts = fit.mapValues { placement in
      MotionReading.Part(
        shift: placement.alpha >= Self.faintest ? placement.shift / mapping.scale : nil,
        alpha: placement.alpha)
    }
    return reading
  }

  /// The undimmed colour of the lower page: where the upper one is like it, the fresher of the two at hand.
  private func paper(_ profile: ColumnProfile, edge: Double) -> SIMD3<Double> {
    let columns = min(Int(edge) + 3, profile.colors.count)..<profile.colors.count
    guard recording.pagesAreAlike, columns.count >= 3 else { return paper }
    let upper = ColumnProfile.median(profile.colors[columns])
    return upper.level > paper.level ? upper : paper
  }

  private static func templates(
    _ recording: Recording, _ picture: Picture, _ parts: [(part: BarPart, text: String?)], isTop: Bool
  ) throws(ReadingError) -> [PartTemplate] {
    let strip = BarStrip(picture, mapping: recording.mapping, top: recording.top)
    let boxes = try PartBoxes.find(
      parts.map(\.part), in: picture, rows: strip.first..<strip.first + strip.height,
      mapping: recording.mapping)
    return zip(parts, boxes).compactMap { part, box in
      guard let moving = MovingPart(part.part, isTop: isTop) else { return nil }
      // A pixel more on each side, for what is fainter than ink.
      return PartTemplate(
        moving, in: strip, columns: box.x - 1..<box.maxX + 1,
        rows: box.y - 1 - strip.first..<box.maxY + 1 - strip.first)
    }
  }
}

extension Recording {
  func rows(_ range: ClosedRange<Double>) -> Range<Int> {
    mapping.row(range.lowerBound)..<mapping.row(range.upperBound)
  }

  var plainRows: [Range<Int>] { plain.map(rows) }
}
