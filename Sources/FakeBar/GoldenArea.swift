package import BarDisplay
package import BarGeometry
import BarInspection
package import BarStage

/// The part of the screen that goldens of one step show, and what of it may differ.
package struct GoldenArea {
  /// Pixels, on the screen.
  package let crop: PixelRect
  private let scale: Double
  private let ignored: [GoldenOptions.Ignored]

  package init(_ scene: Scene, _ step: StagedStep) {
    crop = scene.golden.crop.pixels(scene.traits, barBottom: step.barBottom)
    scale = scene.traits.scale
    ignored = scene.golden.ignored
  }

  /// Boxes that are not compared in a frame, in pixels of its picture.
  package func boxes(_ list: DisplayList) -> [PixelRect] {
    // Most scenes ignore nothing.
    ignored.isEmpty ? [] : ignored.flatMap { boxes($0, list) }
  }

  private func boxes(_ part: GoldenOptions.Ignored, _ list: DisplayList) -> [PixelRect] {
    switch part {
    case .rect(let rect): [rect].compactMap(box)
    case .layer(let name): Self.rects(of: name, in: list).compactMap(box)
    }
  }

  /// Whether the rectangle, in points, shows here at all.
  func shows(_ rect: Rect) -> Bool { box(rect) != nil }

  /// Where layers of a name draw, in points on the screen.
  private static func rects(of name: String, in list: DisplayList) -> [Rect] {
    list.placedLayers.filter { $0.names.contains(name) }.map { $0.frame.outset(by: $0.layer.outset) }
  }

  /// Grown to whole pixels and cut to the picture; nil when nothing is left.
  private func box(_ rect: Rect) -> PixelRect? {
    // Thirds of points are no exact numbers: what is a pixel's edge but for rounding is one.
    let slack = 1e-6
    let (left, top) = ((rect.x * scale + slack).rounded(.down), (rect.y * scale + slack).rounded(.down))
    let right = (rect.maxX * scale - slack).rounded(.up)
    let bottom = (rect.maxY * scale - slack).rounded(.up)
    // Layers may lie far outside of what integers hold.
    guard right > Double(crop.x), bottom > Double(crop.y), left < Double(crop.maxX), top < Double(crop.maxY)
    else { return nil }
    let x = max(crop.x, Int(max(left, -1)))
    let y = max(crop.y, Int(max(top, -1)))
    let width = Int(min(right, Double(crop.maxX))) - x
    let height = Int(min(bottom, Double(crop.maxY))) - y
    let box = PixelRect(x: x - crop.x, y: y - crop.y, width: width, height: height)
    return box.isEmpty ? nil : box
  }
}
