import BarGeometry

/// Takes a resting bar's ink apart into as many parts as it shows, at the widest gaps: in a recording a word's space can
/// be as wide as what lies between a chevron and its label, but never the widest.
enum PartBoxes {
  /// From left to right, pixels of the picture.
  /// - Throws: `ReadingError` when there is less ink than parts.
  static func find(
    _ parts: [BarPart], in picture: Picture, rows: Range<Int>, mapping: ScreenMapping
  ) throws(ReadingError) -> [PixelRect] {
    let field = InkField(
      picture, rows: rows, paper: picture.paper(ofRows: rows), threshold: mapping.inkThreshold)
    let ink = field.bounds.filter { $0.area > 2 && !isFrame($0, picture, mapping) }.sorted { $0.x < $1.x }
    var pieces: [PixelRect] = []
    for box in ink {
      if let last = pieces.last, box.x <= last.maxX {
        pieces[pieces.count - 1] = last.joined(box)
      } else {
        pieces.append(box)
      }
    }
    let gaps = zip(pieces, pieces.dropFirst()).map { $1.x - $0.maxX }
    let order = gaps.indices.sorted { gaps[$0] > gaps[$1] }
    let ends = Set(order.prefix(parts.count - 1))
    guard ends.count == parts.count - 1, let first = pieces.first else {
      let found = pieces.map { box in
        Rect(
          x: mapping.x(Double(box.x)), y: mapping.y(Double(box.y)), width: Double(box.width) / mapping.scale,
          height: Double(box.height) / mapping.scale)
      }
      throw .parts(expected: parts, found: found)
    }
    var boxes = [first]
    for (index, piece) in pieces.dropFirst().enumerated() {
      if ends.contains(index) {
        boxes.append(piece)
      } else {
        boxes[boxes.count - 1] = boxes[boxes.count - 1].joined(piece)
      }
    }
    return boxes
  }

  /// A sliver at the picture's side: a phone's frame, a neighbour.
  private static func isFrame(_ box: PixelRect, _ picture: Picture, _ mapping: ScreenMapping) -> Bool {
    (box.x == 0 || box.maxX == picture.width) && Double(box.width) / mapping.scale < 4
  }
}

extension PixelRect {
  fileprivate func joined(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
