import BarDisplay
import BarGeometry

/// A see-through fake lies over a plane of its container's colour in place of its page.
public struct BackdropContainerFault: Fault {
  public static let name = "backdropContainer"
  public static let summary =
    "A translucent fake blends with the container behind its page instead of the page (KM#163, "
    + "KM#141, KM#6)."
  public static let checks = ["I1", "I2"]
  public static let options = [
    FaultOption("white", .white, "How light the container is: white as in KM, or a dark window.", default: 1)
  ]

  public let choice: FaultChoice
  private let white: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    white = try reader.number("white")
  }

  public func apply(to flight: inout Flight) {
    let stage = flight.stage
    flight.rewritePageBars { layer, part in
      guard part.role == .background, !stage[part.side].appearance.isBackgroundOpaque else { return [layer] }
      let name = "\(part.side.rawValue)/container"
      let backdrop = Layer(name, frame: layer.frame, content: .color(Color(white: white)))
      return [backdrop, layer]
    }
  }
}
