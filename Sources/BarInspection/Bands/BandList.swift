import BarDisplay
import BarGeometry

extension DisplayList {
  /// The upper `height` points, at one pixel a point, without titles, items and system overlays.
  func band(_ height: Double) -> DisplayList {
    DisplayList(
      size: Size(width: size.width, height: height), scale: 1, layers: DisplayList.bare(layers))
  }

  /// The layers without titles, items and system overlays.
  static func bare(_ layers: [Layer]) -> [Layer] {
    layers.compactMap { layer in
      switch LayerRole(layer.name) {
      case .content, .overlay: return nil
      default:
        var result = layer
        result.sublayers = bare(layer.sublayers)
        return result
      }
    }
  }

  /// What lies behind everything.
  var window: [Layer] { layers.filter { $0.name == "window" } }

  /// The page with its bar, without window, titles, items and overlays.
  var pageWithBar: [Layer] { DisplayList.bare(layers.filter { $0.name != "window" }) }

  /// The page without a bar.
  var barePage: [Layer] {
    func strip(_ layers: [Layer]) -> [Layer] {
      layers.compactMap { layer in
        let role = LayerRole(layer.name)
        guard ![.background, .shadow, .backdrop].contains(role) else { return nil }
        var result = layer
        result.sublayers = strip(layer.sublayers)
        return result
      }
    }
    return strip(pageWithBar)
  }

  /// The bar above the page, without titles and items.
  var realBar: [Layer] {
    layers.filter { [.background, .shadow].contains(LayerRole($0.name)) }
  }

  /// Bottom edge of the bar's background, points; 0 without one.
  var barBottom: Double { barBackgrounds.map(\.frame.maxY).max() ?? 0 }

  /// The page hides all that is behind it, from the screen's top on: a blur in it may be drawn by itself.
  var hasOpaquePage: Bool {
    guard let view = placedLayers.first(where: { $0.name == "page/view" }), view.frame.y <= 0 else {
      return false
    }
    if case .color(let color) = view.layer.content { return color.isOpaque }
    return true
  }

  var hasBlur: Bool { placedLayers.contains { !$0.layer.backdropFilters.isEmpty } }
}
