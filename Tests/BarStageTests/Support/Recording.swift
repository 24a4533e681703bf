import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Foundation
import Testing

/// A recording of a real transition with what was measured in its frames.
struct Recording: Sendable, CustomTestStringConvertible {
  struct Frame {
    /// Left edge of the top page, points, and as a share of the width.
    var topX: Double
    var position: Double
    var parallax: Double
    var dim: Double
    /// Distance from the page's edge in points, and how much darker it is there.
    var shadow: [(distance: Double, alpha: Double)]
  }

  var name: String
  var file: String
  var testDescription: String { name }

  static let sameColour = Recording(name: "km1_push", file: "Recordings/same-colour.json5")
  static let darkToLight = Recording(name: "yp1_push", file: "Recordings/dark-to-light.json5")
  static let all = [sameColour, darkToLight]

  private static let path = Stage.root + "/../shared/truth/measurements.json"

  static let areThere: Bool = {
    let isThere = FileManager.default.fileExists(atPath: path)
    if !isThere { print("skipped: no ../shared") }
    return isThere
  }()

  private func measurements() throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: Recording.path))
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let dynamic = root?["dynamic"] as? [String: Any]
    guard let own = dynamic?[name] as? [String: Any] else { throw Stage.Missing(what: name) }
    return own
  }

  /// The frames in which everything was measured.
  func frames() throws -> [Frame] {
    let frames = try measurements()["per_frame"] as? [[String: Any]] ?? []
    return frames.compactMap { frame in
      guard let x = frame["top_page_left_pt"] as? Double, let position = frame["p"] as? Double,
        let parallax = frame["parallax_ratio"] as? Double, let dim = frame["dimming_alpha"] as? Double,
        let profile = frame["shadow_rel_profile"] as? [Double], !profile.isEmpty,
        let density = frame["profile_px_per_pt"] as? Double
      else { return nil }
      // The last sample is the last pixel that lies wholly left of the edge; its middle is sampled.
      let edge = x * density
      let last = edge.rounded(.down) - 0.5
      let shadow = profile.enumerated().map { index, alpha in
        (distance: (edge - last + Double(profile.count - 1 - index)) / density, alpha: alpha)
      }
      return Frame(topX: x, position: position, parallax: parallax, dim: dim, shadow: shadow)
    }
  }

  /// Where the new title was, points right of its resting place, and its alpha.
  func titles() throws -> [(position: Double, shift: Double, alpha: Double)] {
    let own = try measurements()
    let density = own["scale_px_per_pt"] as? Double ?? 1
    let elements = own["bar_elements"] as? [[String: Any]] ?? []
    return elements.compactMap { element in
      guard let position = element["p"] as? Double, let shift = element["title_s"] as? Double,
        let alpha = element["title_gain"] as? Double
      else { return nil }
      return (position, shift / density, alpha)
    }
  }

  // MARK: Our side

  static func title(_ list: DisplayList) -> Layer? {
    let content = list.layers.first { $0.name == "bar/content" }
    return content?.sublayers.first { $0.name == "bar/top/title" || $0.name == "bar/title" }
  }

  /// How much a layer darkens a pixel: 1 − with it / without it.
  static func alpha(
    _ name: String, in list: DisplayList, _ whole: Pixmap, _ compositor: Compositor, x: Int, y: Int
  ) throws -> Double {
    guard let rest = LayerRemoval.all(list.layers).first(where: { $0.name == name })?.rest else { return 0 }
    var bare = list
    bare.layers = rest
    let without = Double(Pixels.channels(try compositor.render(bare)[x, y])[2])
    return 1 - Double(Pixels.channels(whole[x, y])[2]) / without
  }

  /// A row of the page below that is bright and all of one colour.
  static func plainRow(of layer: Layer, list: DisplayList, compositor: Compositor) throws -> Int {
    var only = list
    only.layers = [layer]
    let picture = try compositor.render(only)
    let width = Int((layer.frame.maxX * list.scale).rounded(.down)) - 2
    let rows = (picture.height / 4)..<picture.height
    let isPlain = { (y: Int) in
      (1..<width).allSatisfy { picture[$0, y] == picture[1, y] } && Pixels.channels(picture[1, y])[2] > 200
    }
    guard let row = rows.first(where: isPlain) else { throw Stage.Missing(what: "a plain row") }
    return row
  }

  static func text(_ value: Double) -> String { String(format: "%.4f", value) }
}
