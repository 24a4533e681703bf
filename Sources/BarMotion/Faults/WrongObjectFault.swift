import BarModel
import BarNavigation

/// The fakes are styled again when they enter the window: they look like a bar that nobody styled.
public struct WrongObjectFault: Fault {
  public static let name = "wrongObject"
  public static let summary =
    "The fake bars show the default look instead of their page's: styled from the wrong object "
    + "(QMUI#1432, QMUI#1487)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.restylePageBars { page, _ in
      page.appearance = page.appearance(BarStyle(), screen: page.page.screen.keepingAppearances([]))
    }
  }
}
