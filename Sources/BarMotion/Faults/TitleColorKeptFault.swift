import BarDisplay
import BarModel
import BarNavigation

/// The end of a cancelled swipe writes the other page's title colour.
public struct TitleColorKeptFault: Fault {
  public static let name = "titleColorKept"
  public static let summary =
    "After a cancelled swipe the title keeps the other page's colour (QMUI#1210)."
  public static let checks = ["I4"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    guard stage.transition.isCancelled else { return }
    flight.change(flight.framesAfter) { layer in
      layer.changingItems { item in
        guard item.isTitle, case .text(let text, _) = item.content else { return item }
        var colored = item
        let isLarge = item.name.hasSuffix("largeTitle")
        let appearance = stage.to.appearance
        colored.content = .text(text, color: isLarge ? appearance.largeTitle.color : appearance.title.color)
        return colored
      }
    }
  }
}
