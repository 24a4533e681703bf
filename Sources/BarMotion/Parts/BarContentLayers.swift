import BarDisplay
import BarGeometry
import BarModel

/// The pieces of one resting bar's content, in screen coordinates: prompt, title, back button, buttons.
struct BarContentLayers {
  var prompt: Layer?
  /// The title or what stands in its place.
  var title: Layer?
  /// Behind the back button.
  var backBackground: Layer?
  /// The text beside the indicator, or the image there.
  var backLabel: Layer?
  var indicator: Layer?
  var buttons: [Layer] = []

  /// - Parameter name: prefix, "bar" at rest, "bar/top" or "bar/bottom" in flight.
  init(_ name: String, _ staged: StagedPage) {
    let bar = staged.bar
    let appearance = staged.appearance
    let traits = staged.traits
    prompt = bar.prompt.map {
      // Titles' attributes do not reach the prompt; a black bar's is white (documented: an app's comment).
      let isLight = traits.isDark || appearance.isBlack
      return BarContentLayers.text("\(name)/prompt", $0, color: isLight ? .white : .black, traits)
    }
    // A large title stands in for the row's, not for a view there.
    title =
      (bar.titleOpacity == 0 ? nil : bar.title).map {
        BarContentLayers.text("\(name)/title", $0, color: appearance.title.color, traits)
      } ?? bar.titleView.map { TitleViewLayers.make("\(name)/titleView", $0, staged) }
    let backTint = bar.backItem?.tint?.resolved(traits) ?? appearance.tintColor
    backLabel =
      bar.backLabel.map {
        BarContentLayers.text(
          "\(name)/backLabel", $0, color: appearance.backButton.normal.color ?? backTint, traits)
      }
      ?? bar.backImage.map {
        BarContentLayers.image("\(name)/backImage", bar.backItem?.image, frame: $0, tint: backTint, traits)
      }
    indicator = bar.backIndicator.map {
      Layer(
        "\(name)/backIndicator", frame: $0,
        content: BackIndicatorContent.indicator(appearance, tint: backTint, traits))
    }
    backBackground = bar.backBackground.flatMap { frame in
      appearance.backButton.normal.backgroundImage.map {
        BarContentLayers.background("\(name)/backBackground", $0, frame: frame)
      }
    }
    for (side, group) in [("leading", bar.leading), ("trailing", bar.trailing)] {
      for (index, button) in group.enumerated() {
        buttons.append(BarContentLayers.button("\(name)/\(side)\(index)", button, staged))
      }
    }
  }

  /// Painting order.
  var all: [Layer] { [prompt, title, backBackground, backLabel, indicator].compactMap { $0 } + buttons }

  static func text(_ name: String, _ label: BarLayout.Label, color: Color, _ traits: Traits) -> Layer {
    let content = TextContent(
      label.text, font: label.font, direction: traits.direction, locale: traits.locale,
      baseline: label.baseline)
    return Layer(name, frame: label.frame, content: .text(content, color: color))
  }

  /// Bar items are templates unless the image says original (documented).
  static func image(_ name: String, _ image: BarImage?, frame: Rect, tint: Color, _ traits: Traits) -> Layer {
    let image = image ?? .empty
    let content = ImageContent(
      digest: image.summary.digest, size: image.size,
      isFlipped: image.flipsForRightToLeft && traits.isRightToLeft)
    return Layer(
      name, frame: frame, content: .image(content, tint: image.rendering == .original ? nil : tint))
  }
}
