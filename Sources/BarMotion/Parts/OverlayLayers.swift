import BarDisplay
import BarGeometry
import BarModel

/// What the system draws above everything and never moves: status bar and home indicator.
enum OverlayLayers {
  static let statusBar = "statusBar"

  static func make(_ staged: StagedPage) -> [Layer] {
    let traits = staged.traits
    let device = traits.device
    var layers: [Layer] = []
    if device.statusBarHeight > 0 {
      let size = Size(width: device.size.width, height: device.statusBarHeight)
      layers.append(
        Layer(
          statusBar, frame: Rect(origin: .zero, size: size),
          content: .drawing(
            StatusBarDrawing.make(device, color: statusColor(staged), traits: traits))))
    }
    if device.safeArea.bottom > 0 {
      let drawing = HomeIndicatorDrawing.make(device, color: indicatorColor(staged))
      let frame = Rect(
        x: 0, y: device.size.height - drawing.size.height, width: drawing.size.width,
        height: drawing.size.height)
      layers.append(Layer("homeIndicator", frame: frame, content: .drawing(drawing)))
    }
    return layers
  }

  /// A page's own wish counts; else a black bar or dark mode asks for light content (documented).
  private static func statusColor(_ staged: StagedPage) -> Color {
    switch staged.screen.statusBarStyle {
    case .lightContent: .white
    case .darkContent: .black
    case .default: isUnderBlackBar(staged) || staged.traits.isDark ? .white : .black
    }
  }

  /// Without its bar, a navigation controller asks its page (documented).
  private static func isUnderBlackBar(_ staged: StagedPage) -> Bool {
    staged.appearance.isBlack && !staged.layout.isBarHidden
  }

  /// Light over a dark page and dark over a light one (documented); which is which: assumed to be the mean of colour
  /// or picture, and the mode where the page is drawn.
  private static func indicatorColor(_ staged: StagedPage) -> Color {
    let content = staged.screen.content
    let image = (staged.traits.isDark ? content.darkImage : nil) ?? content.image
    let color = image?.summary.averageColor ?? content.color?.resolved(staged.traits)
    guard let color, color.isOpaque else { return staged.traits.isDark ? .white : .black }
    return color.isDark ? .white : .black
  }
}

extension Color {
  /// Darker than a middle grey by its luma (Rec. 709).
  fileprivate var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }
}
