import BarDisplay
import BarGeometry
import BarModel

extension BarContentLayers {
  /// A button: its content alone, or its background image with the content on it.
  static func button(_ name: String, _ button: BarLayout.Button, _ staged: StagedPage) -> Layer {
    let content = self.content(name, button, staged)
    guard let frame = button.background,
      let image = staged.appearance.state(of: button.item).backgroundImage
    else { return content }
    var layer = background(name, image, frame: frame)
    var inside = content
    inside.name = "\(name)/title"
    inside.frame = inside.frame.offset(x: -frame.x, y: -frame.y)
    layer.sublayers = [inside]
    return layer
  }

  private static func content(_ name: String, _ button: BarLayout.Button, _ staged: StagedPage) -> Layer {
    let traits = staged.traits
    let state = staged.appearance.state(of: button.item)
    let own = button.item.tint?.resolved(traits) ?? staged.appearance.tintColor
    // Disabled items turn grey: tertiaryLabel-like (assumed).
    let tint = button.item.isEnabled ? own : SystemColor.color("tertiaryLabel", style: traits.style) ?? own
    if let label = button.label { return text(name, label, color: state.color ?? tint, traits) }
    if let system = button.item.system { return symbol(name, system, button, tint: tint, traits) }
    return image(name, button.item.image, frame: button.imageFrame ?? .zero, tint: tint, traits)
  }

  /// Its strokes overlap, so a see-through tint is the layer's opacity.
  private static func symbol(
    _ name: String, _ system: SystemItem, _ button: BarLayout.Button, tint: Color, _ traits: Traits
  ) -> Layer {
    let drawing = SystemItemSymbol.make(system, color: tint.withAlpha(1), traits: traits)
    return Layer(
      name, frame: button.imageFrame ?? .zero, content: drawing.map(Content.drawing) ?? .none,
      opacity: tint.alpha)
  }

  /// An image behind a button: resizable ones by their nine parts, others stretched (documented: UIButton's
  /// background image scales to fill).
  static func background(_ name: String, _ image: BarImage, frame: Rect) -> Layer {
    let fill =
      image.capInsets.map { ImageFill.resizable(capInsets: $0, mode: image.tiles ? .tile : .stretch) }
      ?? .scaleToFill
    let content = ImageContent(digest: image.summary.digest, size: image.size, fill: fill)
    return Layer(name, frame: frame, content: .image(content, tint: nil))
  }
}
