import BarDisplay

/// An alpha of an interrupted cross-fade is left on the items of the page that stays.
public struct ItemAlphaFault: Fault {
  public static let name = "itemAlpha"
  public static let summary =
    "The items of the page that stays never get beyond this alpha, at rest either (KM#159, "
    + "openradar 38182194)."
  public static let checks = ["I9"]
  public static let options = [
    FaultOption("value", .alpha, "The alpha they get to.", default: 0.5)
  ]

  public let choice: FaultChoice
  private let value: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    value = try reader.number("value")
  }

  public func apply(to flight: inout Flight) {
    let side = flight.stage.staying
    func faded(_ item: Layer) -> Layer? {
      var result = item
      result.opacity = min(item.opacity, value)
      return value > 0 ? result : nil
    }
    flight.change(flight.framesBetween) { $0.changingItems(of: side, faded) }
    flight.change(flight.framesAfter) { $0.changingItems(faded) }
  }
}
