public import BarDisplay
public import BarGeometry
public import BarModel

extension StatusBarDrawing {
  /// The bar of a device, as high as the device says.
  public static func make(_ device: Device, color: Color, traits: Traits) -> Drawing {
    // On Dynamic Island phones the safe area, not the status bar's height, tells how low the island sits.
    let height = device.statusBar == .island ? device.safeArea.top : device.statusBarHeight
    var drawing = make(
      width: device.size.width, height: height, kind: Kind(device.statusBar), color: color,
      direction: traits.direction, locale: traits.locale)
    drawing.size.height = device.statusBarHeight
    return drawing
  }
}

extension StatusBarDrawing.Kind {
  init(_ statusBar: Device.StatusBar) {
    switch statusBar {
    case .classic: self = .classic
    case .notch: self = .notch
    case .island: self = .island
    case .pad: self = .pad
    }
  }
}
