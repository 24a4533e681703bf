import BarModel

/// A page without a hairline has the other page's in flight.
public struct HairlineKeptFault: Fault {
  public static let name = "hairlineKept"
  public static let summary =
    "The hairline that the other page shows stays on the fake of a page without one (QMUI#936, "
    + "LTNavigationBar#56)."
  public static let checks = ["I6"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let looks = [flight.stage.top.appearance.shadow, flight.stage.bottom.appearance.shadow]
    flight.restylePageBars { page, _ in
      if page.appearance.shadow == .none { page.appearance.shadow = looks.first { $0 != .none } ?? .none }
    }
  }
}
