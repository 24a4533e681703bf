import BarGeometry
import FakeBarFidelity

/// Draws a transition whose numbers are known: 200 × 240 pixels at one a point, a bar of 44 points from 20 on, both
/// pages white.
struct Flight {
  static let width = 200
  static let recording = Recording(
    "sketch", system: "none", mapping: ScreenMapping(scale: 1, isRecording: true), width: 200, top: 20,
    isPush: true, topRest: 1, topParts: [(.title, "H")], bottomRest: 0, bottomParts: [(.title, "L")],
    plain: [150...230], texture: 70...140)

  /// Left edge of the upper page; nil: it is not there.
  var x: Double?
  var coveredX = 0.0
  var dim = 0.0
  /// At the edge, falling to 0 within nine points.
  var shadow = 0.0
  var title: (shift: Double, alpha: Double) = (0, 0)
  var coveredTitle: (shift: Double, alpha: Double) = (0, 0)

  static let bottomAtRest = Flight(coveredTitle: (0, 1)).picture
  static let topAtRest = Flight(x: 0, title: (0, 1)).picture

  var picture: Picture {
    var sketch = Sketch(width: Flight.width, height: 240)
    let end = x ?? Double(Flight.width)
    let black = PixelColor.black
    let under = PixelColor(grey: 255 * (1 - dim))
    sketch.fill(Rect(x: 0, y: 64, width: x == nil ? end : 200, height: 176), under)
    for (index, left) in [12.0, 31, 45, 88, 117, 160].enumerated() {
      let mark = Rect(x: left + coveredX, y: 72 + 10 * Double(index), width: 7, height: 9)
      sketch.fill(mark.intersection(Rect(x: 0, y: 64, width: end, height: 176)), black)
    }
    if shadow > 0 {
      for column in max(0, Int(end) - 9)..<Int(end) {
        let alpha = shadow * (1 - (end - Double(column) - 0.5) / 9)
        sketch.fill(
          Rect(x: Double(column), y: 150, width: 1, height: 80),
          PixelColor(grey: 255 * (1 - dim) * (1 - alpha)))
      }
    }
    if let x { sketch.fill(Rect(x: x, y: 64, width: 200 - x, height: 176), .white) }
    // An H and an L, 12 points high, apart from each other.
    let faded = PixelColor(grey: 255 * (1 - title.alpha))
    for stem in [Rect(x: 90, y: 36, width: 3, height: 12), Rect(x: 102, y: 36, width: 3, height: 12)] {
      sketch.fill(stem.offset(x: title.shift), faded)
    }
    sketch.fill(Rect(x: 93, y: 40, width: 9, height: 3).offset(x: title.shift), faded)
    let old = PixelColor(grey: 255 * (1 - coveredTitle.alpha))
    if coveredTitle.alpha > 0 {
      sketch.fill(Rect(x: 80, y: 36, width: 3, height: 12).offset(x: coveredTitle.shift), old)
      sketch.fill(Rect(x: 83, y: 45, width: 14, height: 3).offset(x: coveredTitle.shift), old)
    }
    return sketch.picture
  }
}

extension PixelColor {
  init(grey: Double) {
    let level = UInt8(grey.rounded())
    self.init(level, level, level)
  }
}
