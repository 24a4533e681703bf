import BarDisplay
import BarNavigation

/// The end of a cancelled swipe leaves the real bar with the background of the page that did not come.
public struct StyleKeptFault: Fault {
  public static let name = "styleKept"
  public static let summary =
    "After a cancelled swipe the bar keeps the other page's background (WR#84, WR#65, "
    + "AMScrollingNavbar#225)."
  public static let checks = ["I4"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    guard stage.transition.isCancelled, stage.hasBar(stage.staying) else { return }
    let background = BarBackgroundLayers.make("bar", stage.to)
    let lists = flight.lists
    let frames = flight.framesAfter.filter { lists[$0].layers.contains(where: \.isRealBar) }
    flight.replaceRealBar(frames) { background + lists[$0].layers.filter(\.isBarContent) }
  }
}
