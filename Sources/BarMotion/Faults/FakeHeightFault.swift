import BarDisplay
import BarGeometry
import BarModel

/// The fakes have a height of their own. A low one hangs at the bar's bottom edge, so that the status bar's strip is
/// bare; a high one starts at the screen's top.
public struct FakeHeightFault: Fault {
  public static let name = "fakeHeight"
  public static let summary =
    "The fake bars have another height: only the 44 points of the row since iOS 11 (KM#91, "
    + "KM#99)."
  public static let checks = ["I7"]
  public static let options = [
    FaultOption("points", .points, "Height of the background.", default: 44, range: 0...10_000)
  ]

  public let choice: FaultChoice
  private let points: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    points = try reader.number("points")
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    flight.rewritePageBars { layer, part in
      let band = stage[part.side].bar.background
      switch part.role {
      case .background:
        return [layer.resized(y: max(layer.frame.maxY - points, layer.frame.y).quantized, height: points)]
      case .shadow:
        var moved = layer
        moved.frame.y = (layer.frame.y + max(points - band.height, 0)).quantized
        return [moved]
      }
    }
  }
}
