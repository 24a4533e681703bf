import BarDisplay

/// The shadow of the top page's edge begins below the bars.
public struct ShadowCutFault: Fault {
  public static let name = "shadowCutAtBand"
  public static let summary =
    "The edge shadow of the top page ends at the bar's bottom edge instead of running through the "
    + "band."
  public static let checks = ["I11"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    guard flight.hasPageBars else { return }
    let bottom = flight.barBottom
    flight.change(flight.framesBetween) { $0.name == "top/shadow" ? $0.cut(above: bottom) : $0 }
  }
}
