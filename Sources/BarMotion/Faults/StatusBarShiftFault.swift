/// The status bar grows for a call, and the pages with their bars give way.
public struct StatusBarShiftFault: Fault {
  public static let name = "statusBarShift"
  public static let summary =
    "The pages and their bars move down as the status bar grows in flight (Hero#222, KM PR#20)."
  public static let checks = ["I7", "I8"]
  public static let options = [
    FaultOption("points", .points, "Down.", default: 20),
    FaultOption("at", .progress, "From where on.", default: 0.5),
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
    flight.change(flight.framesBetween(atLeast: progress)) { $0.isPage ? $0.moved(y: points) : $0 }
  }
}
