import BarDisplay

/// The dim over the covered page begins below its bar.
public struct DimCutFault: Fault {
  public static let name = "dimCutAtBand"
  public static let summary =
    "The dim of the covered page leaves its bar out: a strip of another shade (the reverse of "
    + "HBD#161)."
  public static let checks = ["I11"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    guard flight.hasPageBars else { return }
    let bottom = flight.barBottom
    flight.change(flight.framesBetween) { $0.name == "bottom/dim" ? $0.cut(above: bottom) : $0 }
  }
}
