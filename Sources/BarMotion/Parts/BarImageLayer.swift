import BarDisplay
import BarGeometry
import BarModel

/// An image as it fills a bar.
enum BarImageLayer {
  /// An image set for any bar position fills the bar with the status bar above it (UINavigationBar.h), whatever its
  /// own height; an appearance's content mode may ask for something else.
  ///
  /// - Parameter size: of the background, points.
  static func make(
    _ name: String, _ image: BarImage, mode: ImageContentMode, size: Size, traits: Traits
  ) -> Layer {
    let bounds = Rect(origin: .zero, size: size)
    var layer = Layer(name, frame: bounds, clipsToBounds: true)
    let isScaled = [.scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill].contains(mode)
    if isScaled, !image.hasPixels {
      layer.content = plain(image, tint: nil)
      return layer
    }
    switch mode {
    case .scaleToFill, .redraw: layer.content = .image(content(image, isStretched: true, traits), tint: nil)
    case .scaleAspectFit: layer.content = .image(content(image, fill: .scaleAspectFit, traits), tint: nil)
    case .scaleAspectFill: layer.content = .image(content(image, fill: .scaleAspectFill, traits), tint: nil)
    default:
      let place = mode.position
      let frame = Rect(
        x: snapped((size.width - image.size.width) * place.x, traits),
        y: snapped((size.height - image.size.height) * place.y, traits), width: image.size.width,
        height: image.size.height)
      layer.sublayers = [
        Layer(
          "\(name)/natural", frame: frame,
          content: image.hasPixels ? .image(content(image, traits), tint: nil) : plain(image, tint: nil))
      ]
    }
    return layer
  }

  /// An image of one colour that is not stored anywhere.
  static func plain(_ image: BarImage, tint: Color?) -> Content {
    let color = image.solidColor ?? .clear
    return .color((tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color).quantized)
  }

  /// - Parameter isStretched: resizable images are sliced in nine, others scaled.
  static func content(_ image: BarImage, isStretched: Bool, _ traits: Traits) -> ImageContent {
    let sliced = image.capInsets.map {
      ImageFill.resizable(capInsets: $0, mode: image.tiles ? .tile : .stretch)
    }
    return content(image, fill: isStretched ? sliced ?? .scaleToFill : .scaleToFill, traits)
  }

  private static func content(_ image: BarImage, fill: ImageFill = .scaleToFill, _ traits: Traits)
    -> ImageContent
  {
    ImageContent(
      digest: image.summary.digest, size: image.size, fill: fill,
      isFlipped: image.flipsForRightToLeft && traits.isRightToLeft)
  }

  /// On a whole pixel, so that an image at its natural size stays sharp (assumed).
  private static func snapped(_ length: Double, _ traits: Traits) -> Double {
    ((length * traits.scale).rounded(.down) / traits.scale).quantized
  }
}

extension ImageContentMode {
  /// Where the spare room goes: 0 = all of it after the image, 1 = all before it. Left and right are not mirrored
  /// in right-to-left layout (documented: UIView.ContentMode).
  fileprivate var position: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    default: Point(x: 0.5, y: 0.5)
    }
  }
}
