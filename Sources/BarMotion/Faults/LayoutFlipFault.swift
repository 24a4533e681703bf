import BarDisplay
import BarGeometry

/// A page whose view starts below an opaque bar starts at the screen's top while the real bar is transparent.
public struct LayoutFlipFault: Fault {
  public static let name = "layoutFlips"
  public static let summary =
    "A page below an opaque bar jumps up by the bar's height in flight (YP#15, YP#37, YP#40)."
  public static let checks = ["I8"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    guard flight.hasPageBars else { return }
    flight.change(flight.framesBetween) { layer in
      guard layer.isPageView, layer.frame.y > 0 else { return layer }
      var flipped = layer
      flipped.frame.height = (layer.frame.height + layer.frame.y).quantized
      flipped.frame.y = 0
      return flipped
    }
  }
}
