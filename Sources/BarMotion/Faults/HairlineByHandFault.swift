/// The line is found among the real bar's subviews and hidden there. No style says so, and no fake knows of it.
public struct HairlineByHandFault: Fault {
  public static let name = "hairlineByHand"
  public static let summary =
    "The real bar's hairline is hidden by hand: none at rest, one in flight on the fakes "
    + "(KM#162)."
  public static let checks = ["I1", "I6"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.rewrite(Array(flight.instants.indices)) { $0.isRealShadow ? [] : [$0] }
  }
}
