import BarDisplay

/// A position adjustment of the title comes with the layout in flight and goes with the last one.
public struct TitleOffsetFault: Fault {
  public static let name = "titleOffset"
  public static let summary =
    "The titles lie lower from some progress on and jump to their place at the end."
  public static let checks = ["I1"]
  public static let options = [
    FaultOption("points", .points, "Down.", default: 8),
    FaultOption("at", .progress, "From where on; short of 1.", default: 0.5),
  ]

  public let choice: FaultChoice
  private let points: Double
  private let progress: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    points = try reader.number("points")
    progress = try reader.number("at")
  }

  public func apply(to flight: inout Flight) {
    let frames = flight.framesBetween(atLeast: progress)
    flight.change(frames) { layer in
      layer.changingItems { $0.isTitle ? $0.moved(y: points) : $0 }
    }
  }
}
