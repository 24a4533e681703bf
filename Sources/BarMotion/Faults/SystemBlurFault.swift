import BarModel

/// The fakes keep the effect a new bar has, under whatever they were given.
public struct SystemBlurFault: Fault {
  public static let name = "keepsSystemBlur"
  public static let summary =
    "A see-through fake keeps the system's blur: a veil until the end (QMUI#1330, QMUI#1346)."
  public static let checks = ["I1", "I2"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    flight.restylePageBars { page, _ in
      let traits = page.traits
      guard page.appearance.background.material == nil, !page.appearance.isBackgroundOpaque else { return }
      page.appearance.background.material =
        traits.os >= 13
        ? .of(.systemChromeMaterial, dark: traits.isDark || page.appearance.isBlack)
        : .legacy(black: page.appearance.isBlack)
    }
  }
}
