import BarDisplay
import BarGeometry
import BarModel

/// What the system draws above everything and never moves: status bar and home indicator.
enum OverlayLayers {
  static func make(_ staged: StagedPage) -> [Layer] {
    let traits = staged.traits
    let device = traits.device
    var layers: [Layer] = []
    if device.statusBarHeight > 0 {
      let size = Size(width: device.size.width, height: device.statusBarHeight)
      layers.append(
        Layer(
          "statusBar", frame: Rect(origin: .zero, size: size),
          content: .drawing(
            StatusBarDrawing.make(device, color: statusColor(staged), traits: traits))))
    }
    if device.safeArea.bottom > 0 {
      let drawing = HomeIndicatorDrawing.make(
        width: device.size.width, isPad: device.statusBar == .pad,
        color: traits.isDark ? .white : .black)
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
    case .default: staged.appearance.isBlack || staged.traits.isDark ? .white : .black
    }
  }
}
