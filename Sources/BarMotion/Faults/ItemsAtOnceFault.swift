import BarDisplay

/// The new page's items stand there from the first frame on.
public struct ItemsAtOnceFault: Fault {
  public static let name = "itemsAtOnce"
  public static let summary =
    "The new page's items show at once instead of fading in (KM#159, iOS 14)."
  public static let checks = ["I1"]

  public let choice: FaultChoice

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
  }

  public func apply(to flight: inout Flight) {
    let prefix = "bar/\(flight.stage.arriving.rawValue)/"
    let choreography = flight.choreography
    let solid = choreography.layers.map { $0.withoutFade { $0.name.hasPrefix(prefix) && $0.isButton } }
    for frame in flight.framesBetween {
      let contents = solid.filter { $0.layer.name == "bar/content" }.compactMap {
        $0.layer(at: flight.instants[frame], duration: choreography.motion.duration)
      }
      flight.rewrite([frame]) { $0.name == "bar/content" ? contents : [$0] }
    }
  }
}
