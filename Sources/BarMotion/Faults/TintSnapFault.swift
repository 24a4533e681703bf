import BarDisplay
import BarModel

/// The leaving page's items take the new tint colour with the first frame.
public struct TintSnapFault: Fault {
  public static let name = "tintSnap"
  public static let summary =
    "The tint of the leaving items snaps to the new page's with the first frame (RNN#3492, QMUI's "
    + "frozen back label)."
  public static let checks = ["I1"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let snapped = flight.restaged { stage in
      stage.from.appearance.tintColor = stage.to.appearance.tintColor
    }
    let contents = snapped.map { $0.layers.all { $0.name == "bar/content" } }
    for frame in flight.framesBetween {
      flight.rewrite([frame]) { $0.name == "bar/content" ? contents[frame] : [$0] }
    }
  }
}
