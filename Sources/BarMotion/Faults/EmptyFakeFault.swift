/// The fakes are there and draw nothing.
public struct EmptyFakeFault: Fault {
  public static let name = "emptyFake"
  public static let summary =
    "The fake bars draw nothing: since iOS 14 a bar without an item builds no subviews (KM, "
    + "RRNavigationBar)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.rewritePageBars { _, _ in [] }
  }
}
