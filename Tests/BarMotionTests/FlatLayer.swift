import BarDisplay
import BarGeometry

/// A layer as it lies on the screen, with what its parents do to it.
struct FlatLayer: Hashable {
  var name: String
  var frame: Rect
  var content: Content
  var opacity: Double
  var backdropFilters: [Filter]
  var hasMask: Bool
  var shouldRasterize: Bool
  /// Names of the parents, outermost first.
  var parents: [String]
}

extension DisplayList {
  /// Every layer in painting order.
  var flat: [FlatLayer] {
    layers.flatMap { FlatLayer.flatten($0, at: .zero, opacity: 1, parents: []) }
  }

  func layer(_ name: String) -> FlatLayer? { flat.first { $0.name == name } }

  var names: [String] { flat.map(\.name) }
}

extension FlatLayer {
  fileprivate static func flatten(_ layer: Layer, at origin: Point, opacity: Double, parents: [String])
    -> [FlatLayer]
  {
    let frame = layer.frame.offset(by: origin)
    let flat = FlatLayer(
      name: layer.name, frame: frame, content: layer.content, opacity: opacity * layer.opacity,
      backdropFilters: layer.backdropFilters, hasMask: layer.mask != nil,
      shouldRasterize: layer.shouldRasterize, parents: parents)
    return [flat]
      + layer.sublayers.flatMap {
        flatten($0, at: frame.origin, opacity: opacity * layer.opacity, parents: parents + [layer.name])
      }
  }
}

extension Rect {
  /// Equal to about a thousandth of a point, as far as lengths are kept.
  func isClose(to other: Rect?) -> Bool {
    guard let other else { return false }
    return zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) <= 0.0021
    }
  }
}
