import BarDisplay
import BarGeometry

/// The line below the fakes is a band.
public struct BroadHairlineFault: Fault {
  public static let name = "hairlineBroad"
  public static let summary = "A broad band of shadow under the bars in flight (KM#89, iOS 11)."
  public static let checks = ["I6"]
  public static let options = [
    FaultOption("points", .points, "Height of the line.", default: 3, range: 0...10_000)
  ]

  public let choice: FaultChoice
  private let points: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    points = try reader.number("points")
  }

  public func apply(to flight: inout Flight) {
    flight.rewritePageBars { layer, part in
      [part.role == .shadow ? layer.resized(y: layer.frame.y, height: points) : layer]
    }
  }
}
