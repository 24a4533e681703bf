/// Titles and items are gone with the first frame.
public struct ContentDropFault: Fault {
  public static let name = "contentDrops"
  public static let summary = "The bar's titles and items are gone with the first frame (RNS#2243)."
  public static let checks = ["I1"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.rewrite(flight.framesBetween) { $0.isBarContent ? [] : [$0] }
  }
}
