import BarGeometry
import BarNavigation

/// The covered page's fake keeps the place it was given while that page lay shifted by the parallax: the conversion
/// from the real bar says so much to the side.
public struct StaleFrameFault: Fault {
  public static let name = "staleFrame"
  public static let summary =
    "The covered page's fake keeps a frame that was converted while the page was shifted (QMUI, "
    + "RRNavigationBar; ±112 points)."
  public static let checks = ["I2", "I3"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    guard flight.stage.transition.direction != nil else { return }
    let shift = (PageMotion.parallax * flight.stage.width * flight.stage.sign).quantized
    flight.rewritePageBars { layer, part in
      guard part.side == .bottom else { return [layer] }
      return [layer.moved(x: shift)]
    }
  }
}
