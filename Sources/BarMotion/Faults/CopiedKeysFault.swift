import BarModel
import BarNavigation

/// The fakes are copied key by key, and the other keys are forgotten. A key of the page's item counts like the bar's.
public struct CopiedKeysFault: Fault {
  public static let name = "copies"
  public static let summary =
    "The fake bars copy only these keys of the style and have the defaults for the rest (KM, "
    + "RRNavigationBar)."
  public static let checks = ["I1", "I2"]
  public static let options = [
    FaultOption("keys", .keys, "The keys of the bar that are copied.")
  ]

  public let choice: FaultChoice
  private let keys: [BarStyle.Key]

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    keys = try reader.keys(BarStyle.Key.allCases.map(\.rawValue)).compactMap(BarStyle.Key.init)
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    flight.restylePageBars { page, side in
      page.appearance = page.appearance(
        stage.style(side).keeping(keys), screen: page.page.screen.keepingAppearances(keys))
    }
  }
}
