public import BarDisplay
public import BarGeometry
public import BarModel
public import BarNavigation

/// A page over the whole navigation controller: it covers all, or lies on a card that leaves a strip of the page below
/// in sight. The page below keeps its place and is dimmed; that it also shrinks a little on phones is not shown.
public struct PresentedPage: Sendable {
  private let staged: StagedPage
  private let screen: Size

  /// Black over the page below a card: assumed.
  static let dim = 0.2
  /// Of a card's corners, points: documented in layout dumps.
  static let cornerRadius = 10.0

  /// - Parameter traits: of the page below.
  public init(_ page: Page, isSheet: Bool, traits: Traits) {
    var own = traits
    if isSheet, traits.os >= 13 {
      own.presentation = .sheet
      own.device = traits.device.inSheet()
    }
    screen = traits.size
    staged = StagedPage(
      page, over: [], style: BarStyle(), traits: own, measuring: NoText(), isBarHidden: true)
  }

  /// Sheets are cards from iOS 13 on, and where the device gives room for one.
  var coversAll: Bool { !staged.traits.device.isSheet }

  /// At rest over what lies below.
  public func restingList(over below: DisplayList, container: Color) -> DisplayList {
    if coversAll { return staged.restingList(container: container) }
    var result = below
    let overlays = below.layers.filter(\.isOverlay)
    result.layers.removeAll(where: \.isOverlay)
    result.layers += [dimming, layer].compactMap { $0 } + overlays
    return result
  }

  /// What darkens the page below; nil where nothing of it is seen.
  var dimming: Layer? {
    guard !coversAll else { return nil }
    return Layer(
      "dimming", frame: Rect(origin: .zero, size: screen),
      content: .color(Color(white: 0, alpha: PresentedPage.dim).quantized))
  }

  /// The page where it rests.
  var layer: Layer {
    let size = staged.traits.size
    // A phone's card reaches to the screen's bottom, an iPad's lies in its middle.
    let y =
      staged.traits.device.isPad && !coversAll
      ? (screen.height - size.height) / 2 : screen.height - size.height
    let frame = Rect(
      x: ((screen.width - size.width) / 2).quantized, y: y.quantized, width: size.width, height: size.height)
    let page = PageLayers.wrapper("presented", staged)
    return Layer("presented", frame: frame, mask: mask, sublayers: [page])
  }

  /// Rounds a card's corners, the lower ones where they are on the screen.
  private var mask: Layer? {
    guard !coversAll else { return nil }
    let bounds = Rect(origin: .zero, size: staged.traits.size)
    var shape = bounds
    if !staged.traits.device.isPad { shape.height += PresentedPage.cornerRadius }
    return Layer(
      "presented/mask", frame: bounds,
      content: .drawing(
        Drawing(
          size: bounds.size, shapes: [.rect(shape, radius: PresentedPage.cornerRadius, fill: .black)])))
  }

  var overlays: [Layer] { OverlayLayers.make(staged) }
}

/// A page without a bar has no text to measure.
private struct NoText: TextMeasuring {
  func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String) -> Double {
    0
  }
}

extension Layer {
  /// What the system draws above everything.
  var isOverlay: Bool { name == OverlayLayers.statusBar || name == "homeIndicator" }
}
