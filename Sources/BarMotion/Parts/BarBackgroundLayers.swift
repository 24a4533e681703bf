import BarDisplay
import BarGeometry
import BarModel

/// The background of a bar and the line below it. Real and fake bars are made of the same layers, which is why
/// the hand-over between them cannot be seen.
enum BarBackgroundLayers {
  /// - Parameter name: prefix, "bar" or "top/fake".
  static func make(_ name: String, _ staged: StagedPage) -> [Layer] {
    let appearance = staged.appearance
    let opacity = (appearance.alpha * appearance.background.alpha).quantized
    guard opacity > 0 else { return [] }
    var layers: [Layer] = []
    if !appearance.background.isEmpty {
      layers.append(background("\(name)/background", staged, opacity: opacity))
    }
    if let shadow = shadow("\(name)/shadow", staged, opacity: opacity) { layers.append(shadow) }
    return layers
  }

  /// Back to front: material, colour, image (UIBarAppearance).
  private static func background(_ name: String, _ staged: StagedPage, opacity: Double) -> Layer {
    let background = staged.appearance.background
    let frame = staged.bar.background
    let bounds = Rect(origin: .zero, size: frame.size)
    var layer = Layer(name, frame: frame, opacity: opacity)
    var colors: [Color] = []
    if let material = background.material {
      layer.backdropFilters = [.blur(sigma: material.sigma), .saturate(material.saturation)]
      colors += material.overlays
    }
    if let color = background.color, color.alpha > 0 { colors.append(color) }
    if let first = colors.first { layer.content = .color(first.quantized) }
    layer.sublayers = colors.dropFirst().enumerated().map { index, color in
      Layer("\(name)/color\(index + 1)", frame: bounds, content: .color(color.quantized))
    }
    if let image = background.image {
      var shown = BarImageLayer.make(
        "\(name)/image", image, mode: background.imageContentMode, size: frame.size, traits: staged.traits)
      shown.opacity = background.imageOpacity
      layer.sublayers.append(shown)
    }
    return layer
  }

  /// Directly below the bar (measured), over the page; some libraries draw it on the bar's last pixels.
  private static func shadow(_ name: String, _ staged: StagedPage, opacity: Double) -> Layer? {
    let isInside = staged.staging.look.hasHairlineInside
    func top(_ height: Double) -> Double {
      (staged.bar.background.maxY - (isInside ? height : 0)).quantized
    }
    let width = staged.bar.background.width
    switch staged.appearance.shadow {
    case .none: return nil
    case .hairline(let color):
      let frame = Rect(
        x: 0, y: top(staged.traits.hairline), width: width, height: staged.traits.hairline)
      return Layer(name, frame: frame, content: .color(color.quantized), opacity: opacity)
    case .image(let image, let tint):
      let frame = Rect(x: 0, y: top(image.size.height), width: width, height: image.size.height)
      let content: Content =
        image.hasPixels
        ? .image(BarImageLayer.content(image, isStretched: true, staged.traits), tint: tint)
        : BarImageLayer.plain(image, tint: tint)
      return Layer(name, frame: frame, content: content, opacity: opacity)
    }
  }
}
