import BarDisplay
import BarGeometry
import BarModel

/// What the back indicator and its transition mask show.
enum BackIndicatorContent {
  static func indicator(_ appearance: BarAppearance, tint: Color, _ traits: Traits) -> Content {
    guard let custom = appearance.backIndicator else {
      return .drawing(BackIndicatorDrawing.chevron(color: tint, isFlipped: traits.isRightToLeft))
    }
    return image(custom.image, tint: custom.image.rendering == .original ? nil : tint, traits)
  }

  /// The mask of texts that slide under the indicator, in bar coordinates: the mask image over the indicator
  /// (leading edges and centres aligned: assumed), opaque beyond it to the trailing end, nothing before it. Texts
  /// are hidden above and below the image (assumed).
  static func transitionMask(_ staged: StagedPage, indicator: Rect) -> Layer {
    let traits = staged.traits
    let bar = Rect(origin: .zero, size: staged.bar.bar.size)
    let custom = staged.appearance.backIndicator
    let size = custom?.mask.size ?? BarSpacing.chevron
    let logical = traits.isRightToLeft ? indicator.mirrored(in: bar.width) : indicator
    let y = logical.midY - size.height / 2 - staged.bar.bar.y
    let image = Rect(
      x: logical.x, y: ((y * traits.scale).rounded() / traits.scale).quantized, width: size.width,
      height: size.height)
    let rest = Rect(x: image.maxX, y: 0, width: bar.width - image.maxX, height: bar.height)
    func placed(_ frame: Rect) -> Rect { traits.isRightToLeft ? frame.mirrored(in: bar.width) : frame }
    let content =
      custom.map { self.image($0.mask, tint: nil, traits) }
      ?? .drawing(BackIndicatorDrawing.defaultTransitionMask(isFlipped: traits.isRightToLeft))
    return Layer(
      "bar/back/mask", frame: bar,
      sublayers: [
        Layer("bar/back/mask/image", frame: placed(image), content: content),
        Layer("bar/back/mask/rest", frame: placed(rest), content: .color(.black)),
      ])
  }

  private static func image(_ image: BarImage, tint: Color?, _ traits: Traits) -> Content {
    .image(
      ImageContent(
        digest: image.summary.digest, size: image.size, isFlipped: traits.isRightToLeft), tint: tint)
  }
}
