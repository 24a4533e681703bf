import BarDisplay
import BarGeometry

/// The fakes' line is the last row of the bar in place of the first one below it.
public struct HairlineInsideFault: Fault {
  public static let name = "hairlineInside"
  public static let summary =
    "The fakes draw their hairline inside the band (HBDNavigationBar, TONavigationBar)."
  public static let checks = ["I6"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.rewritePageBars { layer, part in
      [part.role == .shadow ? layer.moved(y: -layer.frame.height) : layer]
    }
  }
}
