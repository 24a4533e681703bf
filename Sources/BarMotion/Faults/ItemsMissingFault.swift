/// The bar comes to rest without the buttons of its page.
public struct ItemsMissingFault: Fault {
  public static let name = "itemsMissing"
  public static let summary =
    "The buttons are missing at rest after the operation (openradar 38182194)."
  public static let checks = ["I1", "I9"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.change(flight.framesAfter) { layer in
      layer.changingItems { $0.isButton ? nil : $0 }
    }
  }
}
