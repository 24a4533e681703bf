import BarModel
import BarNavigation

/// A page that returns has the fake of before the app went dark or light.
public struct StaleStyleFault: Fault {
  public static let name = "staleStyle"
  public static let summary =
    "The remembered fake of a returning page is that of the other mode, dark or light (KM#100)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    guard stage.transition.direction == .pop, stage.traits.os >= 13 else { return }
    flight.restylePageBars { page, side in
      guard !stage.isFrom(side) else { return }
      var traits = page.traits
      traits.style = traits.isDark ? .light : .dark
      page.appearance = page.appearance(stage.style(side), traits: traits)
    }
  }
}
