import BarGeometry

/// A rectangle of pixels as results print it.
struct DiffBox: Codable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ rect: PixelRect) {
    (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
  }

  var rect: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}

extension DiffBox {
  /// Sides that no picture has would overflow sums.
  init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: CodingKeys.self)
    func side(_ key: CodingKeys) throws -> Int { try json.decode(DiffCount.self, forKey: key).value }
    (x, y) = (try side(.x), try side(.y))
    (width, height) = (try side(.width), try side(.height))
  }
}
