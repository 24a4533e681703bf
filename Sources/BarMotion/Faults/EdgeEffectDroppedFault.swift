import BarDisplay

/// Dim and edge shadow are gone as soon as a swipe is taken back.
public struct EdgeEffectDroppedFault: Fault {
  public static let name = "edgeEffectDropped"
  public static let summary =
    "When a swipe is cancelled, the dim and the edge shadow vanish while the pages still move "
    + "(RNS#3685)."
  public static let checks = ["I11"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let frames = flight.framesBetween.filter { flight.instants[$0].phase == .cancelling }
    flight.rewrite(frames) { ["top/shadow", "bottom/dim"].contains($0.name) ? [] : [$0] }
  }
}
