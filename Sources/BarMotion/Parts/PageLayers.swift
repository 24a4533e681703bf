import BarDisplay
import BarGeometry
import BarModel

/// The layers of one page: its view with content and, where a strategy asks for it, a bar of its own inside.
enum PageLayers {
  /// The page's wrapper: as large as the screen, like the container's wrapper view, so that a bar inside it lies
  /// where the real one does even when the view starts below the bar.
  ///
  /// - Parameters:
  ///   - name: "top" or "bottom".
  ///   - bar: layers of a bar inside the page, in wrapper coordinates.
  ///   - backdrop: what lies behind the view for a blur inside the page, which then sees nothing beyond it; nil: it
  ///     sees all that is drawn below.
  static func wrapper(_ name: String, _ staged: StagedPage, bar: [Layer] = [], backdrop: Layer? = nil)
    -> Layer
  {
    let view = view(name, staged)
    return Layer(
      "\(name)/page", frame: screen(staged),
      shouldRasterize: backdrop != nil || canRasterize(staged, bar: bar),
      sublayers: [backdrop, view].compactMap { $0 } + bar)
  }

  static func screen(_ staged: StagedPage) -> Rect { Rect(origin: .zero, size: staged.traits.size) }

  private static func view(_ name: String, _ staged: StagedPage) -> Layer {
    let content = staged.screen.content
    let style = staged.traits.style
    var layer = Layer("\(name)/view", frame: staged.layout.frame, clipsToBounds: true)
    let isDrawn = content.image == nil && content.placeholder != .none
    if let color = content.color?.resolved(staged.traits) ?? (isDrawn ? nil : systemBackground(style)) {
      layer.content = .color(color)
    }
    if let image = (style == .dark ? content.darkImage : nil) ?? content.image {
      layer.sublayers = [PagePicture.layer("\(name)/content", image, staged)].compactMap { $0 }
    } else if isDrawn {
      layer.sublayers =
        [placeholder(name, staged, keepsBackground: content.color == nil)]
        + ProfilePageHeader.layers(name, staged)
    }
    return layer
  }

  /// Points. A drawn page scrolled further looks as it does here: its picture has to have a size that can be drawn.
  private static let farthest = 8000.0

  private static func placeholder(_ name: String, _ staged: StagedPage, keepsBackground: Bool) -> Layer {
    let top = staged.layout.contentTop
    let offset = max(min(top, 0), -farthest)
    let height = max(
      staged.layout.frame.height - offset, min(staged.screen.scroll?.contentHeight ?? 0, farthest))
    let size = Size(width: staged.layout.frame.width, height: height)
    var drawing =
      ProfilePage.posts(size: size, topInset: max(top, 0), staged)
      ?? PlaceholderDrawing.make(
        staged.screen.content.placeholder, size: size, topInset: max(top, 0), traits: staged.traits,
        seed: staged.screen.name)
    // The first shape of a drawn page is its background.
    if !keepsBackground { drawing.shapes.removeFirst() }
    return Layer(
      "\(name)/content", frame: Rect(origin: Point(x: 0, y: offset), size: size),
      content: .drawing(drawing))
  }

  /// A blur inside a rasterized page sees only the page. That is right where the page covers all that the
  /// blur reads; a see-through page, or one that starts below a translucent bar, must be drawn in place.
  private static func canRasterize(_ staged: StagedPage, bar: [Layer]) -> Bool {
    let blurs = bar.contains { !$0.backdropFilters.isEmpty }
    return !blurs || (isOpaque(staged) && staged.layout.frame.y == 0)
  }

  private static func isOpaque(_ staged: StagedPage) -> Bool {
    let content = staged.screen.content
    if let color = content.color { return color.resolved(staged.traits).isOpaque }
    return true
  }

  private static func systemBackground(_ style: UserInterfaceStyle) -> Color {
    SystemColor.color("systemBackground", style: style) ?? .white
  }
}
