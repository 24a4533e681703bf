/// The fakes leave before the real bar shows its background again.
public struct FakeRemovedEarlyFault: Fault {
  public static let name = "fakeRemovedEarly"
  public static let summary =
    "The fake bars are removed before the real bar has redrawn: a gap of some frames (KM PR#111)."
  public static let checks = ["I1", "I2", "I5"]
  public static let options = [
    FaultOption("frames", .frames, "How many rendered frames too early.", default: 1)
  ]

  public let choice: FaultChoice
  private let frames: Int

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    frames = try reader.frames()
  }

  public func apply(to flight: inout Flight) {
    flight.rewritePageBars(flight.framesBetween.suffix(frames)) { _, _ in [] }
  }
}
