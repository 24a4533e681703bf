import BarDisplay
import BarNavigation

/// With the release of the finger the fakes go, and the real bar has its final background while pages still move.
public struct FingerUpSnapFault: Fault {
  public static let name = "snapAtFingerUp"
  public static let summary =
    "The bar jumps to its final look when the finger is lifted, before the pages have come to "
    + "rest (WR#84, RRNavigationBar)."
  public static let checks = ["I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let frames = flight.framesBetween.filter {
      [.settling, .cancelling].contains(flight.instants[$0].phase)
    }
    let choreography = flight.choreography
    let end =
      flight.stage.transition.isCancelled
      ? choreography.restingAfterCancel ?? choreography.restingFrom : choreography.restingTo
    let background = end.layers.filter { $0.isRealBar && !$0.isBarContent }
    flight.rewritePageBars(frames) { _, _ in [] }
    let lists = flight.lists
    flight.replaceRealBar(frames) { background + lists[$0].layers.filter(\.isBarContent) }
  }
}
