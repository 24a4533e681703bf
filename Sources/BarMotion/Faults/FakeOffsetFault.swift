import BarDisplay
import BarGeometry

/// The fakes lie beside the real bar's place.
public struct FakeOffsetFault: Fault {
  public static let name = "fakeOffset"
  public static let summary =
    "The fake bars are drawn beside their place: a bar's height too low on iOS 18 (HBD#189)."
  public static let checks = ["I1", "I2"]
  public static let options = [
    FaultOption("x", .points, "To the right; x or y has to be given.", default: 0),
    FaultOption("y", .points, "Down.", default: 0),
  ]

  public let choice: FaultChoice
  private let x: Double
  private let y: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    if choice.numbers.isEmpty { throw .missingOption("x or y", fault: Self.name) }
    let reader = FaultReader(choice: choice, options: Self.options)
    x = try reader.number("x")
    y = try reader.number("y")
  }

  public func apply(to flight: inout Flight) {
    flight.rewritePageBars { layer, _ in
      var moved = layer
      moved.frame.x = (layer.frame.x + x).quantized
      moved.frame.y = (layer.frame.y + y).quantized
      return [moved]
    }
  }
}
