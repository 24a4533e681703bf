/// The page with a bar has no fake, because the real bar was hidden when it was to be captured.
public struct MissingFakeFault: Fault {
  public static let name = "missingFake"
  public static let summary =
    "Next to a page that hides the bar the other page has no fake (QMUI#1335, QMUI#1339, "
    + "QMUI#532)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    guard stage.hasBar(.top) != stage.hasBar(.bottom) else { return }
    flight.rewritePageBars { _, _ in [] }
  }
}
