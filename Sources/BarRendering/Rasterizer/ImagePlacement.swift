import BarDisplay
import BarGeometry
import BarPixels

/// Where an image's pixels go in a frame: one map an axis, and the place of the first pixel.
struct ImagePlacement {
  var x: AxisMap
  var y: AxisMap
  var origin: PixelOffset
  /// True when the image covers the whole frame.
  var isCovering: Bool

  /// - Parameters:
  ///   - pixels: the image.
  ///   - frame: pixels.
  ///   - scale: pixels a point of the frame.
  init(_ image: ImageContent, pixels: Pixmap, frame: (width: Int, height: Int), scale: Double) {
    let drawn = ImagePlacement.drawnSize(image, frame: frame, scale: scale)
    let horizontal = Span(drawn: drawn.width, frame: frame.width, isCentered: image.fill != .topLeft)
    let vertical = Span(drawn: drawn.height, frame: frame.height, isCentered: image.fill != .topLeft)
    var columns = [AxisSegment(destination: 0..<drawn.width, source: 0..<pixels.width)]
    var rows = [AxisSegment(destination: 0..<drawn.height, source: 0..<pixels.height)]
    if case .resizable(let caps, let mode) = image.fill {
      columns = AxisSegment.resizable(
        length: frame.width, sourceLength: pixels.width, density: Double(pixels.width) / image.size.width,
        scale: scale, caps: (caps.left, caps.right), isTiled: mode == .tile)
      rows = AxisSegment.resizable(
        length: frame.height, sourceLength: pixels.height,
        density: Double(pixels.height) / image.size.height, scale: scale, caps: (caps.top, caps.bottom),
        isTiled: mode == .tile)
    }
    x = AxisMap(columns, window: horizontal.window, flippedIn: image.isFlipped ? drawn.width : nil)
    y = AxisMap(rows, window: vertical.window)
    origin = PixelOffset(x: horizontal.origin, y: vertical.origin)
    isCovering = horizontal.window.count == frame.width && vertical.window.count == frame.height
  }

  /// The image's size in the frame, pixels; may be larger than the frame, whose edges then cut it.
  private static func drawnSize(
    _ image: ImageContent, frame: (width: Int, height: Int), scale: Double
  ) -> (width: Int, height: Int) {
    let across = Double(frame.width) / image.size.width
    let down = Double(frame.height) / image.size.height
    let factor: Double
    switch image.fill {
    case .scaleToFill, .resizable: return frame
    case .scaleAspectFit: factor = min(across, down)
    case .scaleAspectFill: factor = max(across, down)
    case .topLeft: factor = scale
    }
    // Beyond 2^40 pixels nothing of an image could be told apart; keeps the conversion safe.
    func pixels(_ points: Double) -> Int { max(1, Int(min((points * factor).rounded(), 0x1p40))) }
    return (pixels(image.size.width), pixels(image.size.height))
  }

  /// The visible part of one axis.
  private struct Span {
    var origin: Int
    var window: Range<Int>

    init(drawn: Int, frame: Int, isCentered: Bool) {
      let spare = isCentered ? frame - drawn : 0
      origin = max(spare / 2, 0)
      let start = isCentered ? max((drawn - frame) / 2, 0) : 0
      window = start..<(start + min(drawn, frame))
    }
  }
}
