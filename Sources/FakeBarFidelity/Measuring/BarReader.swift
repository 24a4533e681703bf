import BarGeometry

/// Measures a bar in a picture. The same code reads real screenshots and ours.
package struct BarReader {
  package var mapping: ScreenMapping
  /// Where the content row begins, points: the bottom of the status bar.
  package var top: Double
  /// The texts and symbols to be found; texts with their words, symbols with nil.
  package var parts: [(part: BarPart, text: String?)]

  package init(
    mapping: ScreenMapping, top: Double, parts: [(part: BarPart, text: String?)]
  ) {
    self.mapping = mapping
    self.top = top
    self.parts = parts
  }

  /// Height of the content row where nothing says where it ends (UIKit's, in every picture known).
  private static let row = 44.0
  /// How many rows of a picture are looked at: a bar is up to 56 points high, with a large title up to 102; what differs
  /// farther down is the page.
  package var rows: Int { mapping.row(top + (parts.contains { $0.part == .largeTitle } ? 112 : 62)) }

  /// Cost: O(pixels of the bar).
  /// - Throws: `ReadingError` when the bar does not show what it should.
  package func read(_ picture: Picture) throws(ReadingError) -> BarReading {
    let first = mapping.row(top)
    guard first >= 0, picture.height >= mapping.row(top + BarReader.row + 4) else {
      throw .tooSmall(height: picture.height)
    }
    let paper = picture.paper(ofRows: first..<mapping.row(top + 24))
    let search = mapping.row(top + 24)..<min(rows, picture.height)
    let edge = BarEdge.find(in: picture, rows: search, paper: paper, mapping: mapping)
    var reading = BarReading(background: paper)
    reading.height = edge.map { mapping.y($0.bottom) - top }
    reading.hairline = edge?.hairline.map {
      BarReading.Hairline(y: mapping.y($0.y), thickness: $0.thickness, color: $0.color)
    }
    let bottom = edge.map { Int($0.bottom) } ?? mapping.row(top + BarReader.row)
    let split = min(mapping.row(top + BarReader.row), bottom)
    let row = parts.filter { $0.part != .largeTitle }
    try read(row, in: first..<split, picture, paper, into: &reading)
    let large = parts.filter { $0.part == .largeTitle }
    if !large.isEmpty, split < bottom { try read(large, in: split..<bottom, picture, paper, into: &reading) }
    return reading
  }

  private func read(
    _ parts: [(part: BarPart, text: String?)], in rows: Range<Int>, _ picture: Picture,
    _ paper: PixelColor, into reading: inout BarReading
  ) throws(ReadingError) {
    let field = InkField(picture, rows: rows, paper: paper, threshold: mapping.inkThreshold)
    let isLarge = parts.contains { $0.part == .largeTitle }
    let groups = field.groups(mapping, joinsTall: isLarge)
    guard groups.count == parts.count else {
      throw .parts(expected: parts.map(\.part), found: groups.map { box($0.edges) })
    }
    for (group, expected) in zip(groups, parts) {
      var part = BarReading.Part(box: box(group.edges), ink: group.ink)
      if let text = expected.text {
        // A recording has no letters to stand on: its baselines are taken from whole rows.
        let lettering = mapping.isRecording ? nil : Lettering(group.components, text: text)
        part.baseline =
          lettering.map { mapping.y($0.baseline) } ?? softBaseline(of: group, in: field).map(mapping.y)
        part.capHeight = lettering?.capHeight.map { $0 / mapping.scale }
      }
      reading.parts[expected.part] = part
    }
  }

  private func softBaseline(of group: InkGroup, in field: InkField) -> Double? {
    let columns = group.bounds.x..<group.bounds.maxX
    return Lettering.softBaseline(field.rowSums(columns: columns, ink: group.ink)).map {
      Double(field.rows.lowerBound) + $0
    }
  }

  private func box(_ edges: Rect) -> Rect {
    Rect(
      x: mapping.x(edges.x), y: mapping.y(edges.y), width: edges.width / mapping.scale,
      height: edges.height / mapping.scale)
  }
}
