import BarGeometry
import BarStage
import Foundation

/// The part of the truth folder's measurements.json that describes stills; keys as in the file, in camel case.
struct Measurements: Decodable {
  struct Item: Decodable {
    var pxBbox: [Int]
    var ptBbox: [Double]
    var ink: String
    var role: String
    var baselinePt: Double?
    var capHeightPt: Double?

    var color: PixelColor? { PixelColor(hex: ink) }

    /// Recorded boxes are points from the picture's corner.
    func box(_ mapping: ScreenMapping) -> Rect {
      guard ptBbox.count == 4 else { return .zero }
      return Rect(
        x: ptBbox[0], y: ptBbox[1], width: ptBbox[2] - ptBbox[0], height: ptBbox[3] - ptBbox[1]
      ).offset(by: mapping.origin)
    }
  }

  struct Hairline: Decodable {
    var rowPx: Int
    var thicknessPx: Int
    var colour: String
  }

  struct Still: Decodable {
    var id: String
    var scale: Double
    var barBottomPt: Double?
    var barBackground: String
    var hairline: Hairline?
    var items: [Item]

    var background: PixelColor? { PixelColor(hex: barBackground) }

    func bottom(_ still: FakeBarFidelity.Still) -> Double? {
      barBottomPt.map { $0 + still.mapping.origin.y }
    }

    /// The item in a part's role; a picture's frame was taken for one at times and is narrower than any.
    func item(_ part: BarPart, mapping: ScreenMapping) -> Item? {
      items.first { item in
        let width = item.pxBbox.count == 4 ? item.pxBbox[2] - item.pxBbox[0] : 0
        return Double(width) / mapping.scale > 3 && part.roles.contains(item.role)
      }
    }
  }

  private var `static`: [Still]
  private var gifStills: [Still]

  /// Reads `truth`/measurements.json.
  /// - Throws: `FileError`, `FidelityError.noMeasurements`.
  static func read(_ truth: String) throws -> [String: Still] {
    let path = "\(truth)/measurements.json"
    let bytes = try FileReader.bytes(path, limit: 64 << 20)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let file = try? decoder.decode(Measurements.self, from: Data(bytes)) else {
      throw FidelityError.noMeasurements(path: path)
    }
    return Dictionary((file.static + file.gifStills).map { ($0.id, $0) }) { first, _ in first }
  }
}

extension BarPart {
  /// The roles that measurements.json gives it.
  fileprivate var roles: [String] {
    switch self {
    case .chevron: ["chevron_or_left_icon"]
    case .backLabel: ["back_label_or_left_button"]
    case .leadingItem: ["left_bar_button(add)", "chevron_or_left_icon"]
    case .title: ["title"]
    case .trailingItem: ["right_bar_button"]
    case .largeTitle: ["large_title"]
    }
  }
}
