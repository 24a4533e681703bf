package import BarDisplay
package import BarGeometry

/// A layer where it is on the screen.
package struct PlacedLayer: Hashable, Sendable {
  /// Without its sublayers.
  package var layer: Layer
  /// Points, on the screen.
  package var frame: Rect
  /// What of the frame its parents do not cut off.
  package var visible: Rect
  /// With its parents'.
  package var opacity: Double
  /// Names of its parents, outermost first.
  package var parents: [String]

  package var name: String { layer.name }
  var role: LayerRole { LayerRole(layer.name) }
  /// It draws something or blurs what is below.
  var isDrawn: Bool { opacity > 0 && (layer.content != .none || !layer.backdropFilters.isEmpty) }
  /// The page that carries it: "top", "bottom"; nil for what lies above the pages and at rest.
  var page: String? { parents.first { $0 == "top" || $0 == "bottom" } }
}

extension DisplayList {
  /// Every layer, in painting order. O(layers).
  package var placedLayers: [PlacedLayer] {
    var result: [PlacedLayer] = []
    func add(_ layer: Layer, _ origin: Point, _ clip: Rect, _ opacity: Double, _ parents: [String]) {
      let frame = layer.frame.offset(by: origin)
      var flat = layer
      flat.sublayers = []
      let placed = PlacedLayer(
        layer: flat, frame: frame, visible: frame.intersection(clip), opacity: opacity * layer.opacity,
        parents: parents)
      result.append(placed)
      let inner = layer.clipsToBounds ? placed.visible : clip
      for child in layer.sublayers {
        add(child, frame.origin, inner, placed.opacity, parents + [layer.name])
      }
    }
    let screen = Rect(origin: .zero, size: size)
    for layer in layers { add(layer, .zero, screen, 1, []) }
    return result
  }

  /// The topmost layer drawn at `point`, titles, items, shades and system overlays apart.
  func topmostLayer(at point: Point) -> String? {
    let unseen: Set<LayerRole> = [.content, .overlay, .dim, .edgeShadow]
    return placedLayers.last { placed in
      let rect = placed.visible
      return placed.isDrawn && !unseen.contains(placed.role) && rect.x <= point.x && point.x < rect.maxX
        && rect.y <= point.y && point.y < rect.maxY
    }?.name
  }

  /// Backgrounds of bars: one for each that draws something, parts of it left out.
  var barBackgrounds: [PlacedLayer] { outermost(.background) }
  /// Lines below bars.
  var barShadows: [PlacedLayer] { outermost(.shadow) }

  private func outermost(_ role: LayerRole) -> [PlacedLayer] {
    placedLayers.filter { placed in
      placed.role == role && placed.opacity > 0 && !placed.parents.contains { LayerRole($0) == role }
    }
  }
}
