import BarDisplay

/// The system shows the real bar's background again that the library hid, in the style the hooks have written.
public struct BackgroundShownFault: Fault {
  public static let name = "backgroundShown"
  public static let summary =
    "UIKit shows the hidden background of the real bar again in flight (KM PR#153, QMUI)."
  public static let checks = ["I10"]
  public static let options = [
    FaultOption("at", .progress, "From the first frame that has got there.", default: 0.5),
    FaultOption("frames", .frames, "For how many rendered frames.", default: 1),
  ]

  public let choice: FaultChoice
  private let progress: Double
  private let frames: Int

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    progress = try reader.number("at")
    frames = try reader.frames()
  }

  public func apply(to flight: inout Flight) {
    guard flight.hasPageBars, flight.stage.hasBar(flight.stage.arriving) else { return }
    let background = BarBackgroundLayers.make("bar", flight.stage.to)
    let shown = flight.framesBetween(from: progress).prefix(frames)
    let lists = flight.lists
    flight.replaceRealBar(Array(shown)) { background + lists[$0].layers.filter(\.isRealBar) }
  }
}
