import BarDisplay
import BarGeometry
import BarModel

/// What a title view shows.
enum TitleViewLayers {
  static func make(_ name: String, _ placed: BarLayout.TitleViewFrame, _ staged: StagedPage) -> Layer {
    let traits = staged.traits
    switch placed.view {
    case .image(let image):
      // An image view draws an image as it is unless it says template (documented: rendering mode automatic).
      var image = image
      if image.rendering == .automatic { image.rendering = .original }
      return BarContentLayers.image(
        name, image, frame: placed.frame, tint: staged.appearance.tintColor, traits)
    case .text(_, let color):
      // A label's own default: the label colour.
      let ink = color?.resolved(traits) ?? SystemColor.color("label", style: traits.style) ?? .black
      guard let label = placed.label else { return Layer(name, frame: placed.frame) }
      return BarContentLayers.text(name, label, color: ink, traits)
    case .segmented(let titles):
      let control = SegmentedControlDrawing.layer(
        "\(name)/segments", titles: titles, frame: Rect(origin: .zero, size: placed.frame.size),
        tint: staged.appearance.tintColor, background: staged.appearance.background.color ?? .white,
        traits: traits)
      return Layer(name, frame: placed.frame, sublayers: [control])
    case .search(let placeholder):
      return Layer(
        name, frame: placed.frame,
        content: .drawing(SearchFieldDrawing.make(placeholder, size: placed.frame.size, traits: traits)))
    }
  }
}
