import BarDisplay
import BarGeometry
import BarModel

/// The pieces of one resting bar's content, in screen coordinates: title, back button, buttons.
struct BarContentLayers {
  var title: Layer?
  var backLabel: Layer?
  var indicator: Layer?
  var buttons: [Layer] = []

  /// - Parameter name: prefix, "bar" at rest, "bar/top" or "bar/bottom" in flight.
  init(_ name: String, _ staged: StagedPage) {
    let bar = staged.bar
    let appearance = staged.appearance
    let traits = staged.traits
    title = bar.title.map {
      BarContentLayers.text("\(name)/title", $0, color: appearance.title.color, traits)
    }
    backLabel = bar.backLabel.map {
      BarContentLayers.text("\(name)/backLabel", $0, color: appearance.tintColor, traits)
    }
    indicator = bar.backIndicator.map {
      Layer(
        "\(name)/backIndicator", frame: $0, content: BackIndicatorContent.indicator(appearance, traits))
    }
    for (side, group) in [("leading", bar.leading), ("trailing", bar.trailing)] {
      for (index, button) in group.enumerated() {
        buttons.append(
          BarContentLayers.button("\(name)/\(side)\(index)", button, appearance, traits))
      }
    }
  }

  /// Painting order.
  var all: [Layer] { [title, backLabel, indicator].compactMap { $0 } + buttons }

  static func text(_ name: String, _ label: BarLayout.Label, color: Color, _ traits: Traits) -> Layer {
    let content = TextContent(
      label.text, font: label.font, direction: traits.direction, locale: traits.locale,
      baseline: BarLayout.baseline(barHeight: label.frame.height))
    return Layer(name, frame: label.frame, content: .text(content, color: color))
  }

  private static func button(
    _ name: String, _ button: BarLayout.Button, _ appearance: BarAppearance, _ traits: Traits
  ) -> Layer {
    let own = button.item.tint?.resolved(traits) ?? appearance.tintColor
    // Disabled items turn grey: tertiaryLabel-like (assumed).
    let tint =
      button.item.isEnabled ? own : (SystemColor.color("tertiaryLabel", style: traits.style) ?? own)
    if let label = button.label { return text(name, label, color: tint, traits) }
    let image = button.item.image ?? .empty
    let content = ImageContent(digest: image.summary.digest, size: image.size)
    // Bar items are templates unless the image says original (documented).
    return Layer(
      name, frame: button.imageFrame ?? .zero,
      content: .image(content, tint: image.rendering == .original ? nil : tint))
  }
}
