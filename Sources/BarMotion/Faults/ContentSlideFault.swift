import BarDisplay
import BarGeometry

/// The new page is laid out for another bar, and its layout is put right by the animation.
public struct ContentSlideFault: Fault {
  public static let name = "contentSlides"
  public static let summary =
    "The new page's content starts too low and slides up in flight (openradar 34465226, "
    + "34905841)."
  public static let checks = ["I8"]
  public static let options = [
    FaultOption("points", .points, "How much too low it starts.", default: 20)
  ]

  public let choice: FaultChoice
  private let points: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    points = try reader.number("points")
  }

  public func apply(to flight: inout Flight) {
    let name = "\(flight.stage.arriving.rawValue)/view"
    for frame in flight.framesBetween {
      let way = (points * (1 - flight.instants[frame].progress)).quantized
      flight.change([frame]) { $0.name == name ? $0.moved(y: way) : $0 }
    }
  }
}
