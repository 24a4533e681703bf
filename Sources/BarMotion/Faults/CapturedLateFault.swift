import BarNavigation

/// The leaving page's fake is captured from the one shared bar after the new page's hooks have written to it.
public struct CapturedLateFault: Fault {
  public static let name = "capturedLate"
  public static let summary =
    "The leaving page's fake shows the new page's style: captured after the hooks had written "
    + "(QMUI#1325)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    flight.restylePageBars { page, side in
      if stage.isFrom(side) { page.appearance = page.appearance(stage.transition.barInFlight) }
    }
  }
}
