public import BarGeometry

extension SystemItem {
  /// The room that the symbol takes in the bar, points: the image that UIKit makes of it. All are equally
  /// high, so that centring one in a bar 32 or 44 high puts its middle line where it belongs, on whole
  /// pixels. nil where a word stands in the bar.
  public func symbolSize(os: Int, scale: Double) -> Size? {
    guard isSymbol(os: os) else { return nil }
    // Up to whole pixels, as symbol images are (measured for `+` of iOS 13: 21.5 at 2x, 21.667 at 3x).
    let pixels = (advance(os: os) * scale - 0.01).rounded(.up)
    return Size(width: (pixels / scale * 1000).rounded() / 1000, height: SystemItem.symbolHeight)
  }

  /// What the symbol inks of that room, points from its top left; nil where a word stands in the bar.
  public func symbolInk(os: Int, scale: Double) -> Rect? {
    guard let size = symbolSize(os: os, scale: scale) else { return nil }
    let ink = inkBox(os: os)
    // iOS 13 centres in the image; later the image is cut after the drawing is placed (both measured for `+`:
    // middle at 26.833, at 2x 26.75, against 27.402 at 3x, the image beginning at 16).
    let room = os < 15 ? size.width : advance(os: os)
    // Measured for `+` of iOS 17: middle at 21.928 of 44.
    let rise = os < 15 || self == .close ? 0 : 0.072
    return Rect(
      x: (room - ink.width) / 2, y: size.height / 2 + ink.middle - ink.height / 2 - rise,
      width: ink.width, height: ink.height)
  }

  /// Fits the highest symbol, the disc of `close`.
  static let symbolHeight = 30.0

  /// Width with the bearings, before it is rounded to pixels. Bearings: none up to iOS 12; with iOS 13 image
  /// and ink of `+` are 21.45 and 17.64 wide, with iOS 17 22.804 and 17.445 (measured; those of the other
  /// symbols are assumed to be the same, and the change to have come with the bars of iOS 15).
  private func advance(os: Int) -> Double {
    let ink = inkBox(os: os).width
    if os < 13 || self == .close { return ink }
    return os < 15 ? ink + 3.81 : ink + 5.359
  }

  /// Width, height and how far the middle lies under the middle of the image.
  private func inkBox(os: Int) -> (width: Double, height: Double, middle: Double) {
    os < 13 ? thinInk : outlineInk(os: os)
  }

  /// Since iOS 13: SF Symbols at 17 pt, regular, large. Measured: `add`. The others are assumed, from the
  /// proportions of the symbols to a `plus` of this size.
  private func outlineInk(os: Int) -> (width: Double, height: Double, middle: Double) {
    switch self {
    case .add: os < 15 ? (17.64, 17.99, 0) : (17.445, 17.445, 0)
    case .compose: (20.8, 20.6, -0.5)
    case .reply: (22.8, 18.4, 0.2)
    case .action: (17.4, 22.9, -0.9)
    case .organize: (22.6, 17.8, 0)
    case .bookmarks: (24.6, 17.6, 0)
    case .search: (19.4, 19.4, 0)
    case .refresh: (17.4, 20.7, -1)
    case .stop: (15.2, 15.2, 0)
    case .camera: (24.4, 18.8, 0)
    case .trash: (18.6, 21.6, 0)
    case .play: (15.4, 17.2, 0)
    case .pause: (12.4, 16.8, 0)
    case .rewind, .fastForward: (23.6, 13.8, 0)
    case .undo, .redo: (18.4, 16.4, 0)
    // Documented for UIButton's close type: 30 by 30.
    case .close: (30, 30, 0)
    case .done, .cancel, .edit, .save: (0, 0, 0)
    }
  }

  /// Up to iOS 12: one-point lines. Measured: `add` (left edge 16, top 12.5 of 44), `action` (19.1 × 26.8, its top 8.5
  /// below the bar's) and `stop` (16.8 × 16.8, top 13.0; both in a recording of an iPhone X, ±0.3). The others are
  /// assumed.
  private var thinInk: (width: Double, height: Double, middle: Double) {
    switch self {
    case .add: (17.5, 17.5, -0.75)
    case .compose: (22, 22, -0.5)
    case .reply: (24, 18.5, 0)
    case .action: (19, 27, 0)
    case .organize: (24, 18, 0)
    case .bookmarks: (25, 18, 0)
    case .search: (19.5, 19.5, 0)
    case .refresh: (18, 21.25, -1.125)
    case .stop, .close: (16.75, 16.75, -0.6)
    case .camera: (25, 19, 0)
    case .trash: (19, 23, 0)
    case .play: (16, 19, 0)
    case .pause: (13, 18, 0)
    case .rewind, .fastForward: (25, 15, 0)
    case .done, .cancel, .edit, .save, .undo, .redo: (0, 0, 0)
    }
  }
}
