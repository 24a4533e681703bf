import BarDisplay
import BarModel

/// The system lays the real bar out and forgets the alphas that an app gave it or its background, until they are
/// written again.
public struct AlphaResetFault: Fault {
  public static let name = "alphaReset"
  public static let summary =
    "The system resets the alphas of the real bar and of its background to 1 (iOS 11 and later)."
  public static let checks = ["I1"]
  public static let options = [
    FaultOption("at", .progress, "From the first frame that has got there.", default: 0.5)
  ]

  public let choice: FaultChoice
  private let progress: Double

  public init(_ choice: FaultChoice) throws(FaultError) {
    self.choice = choice
    let reader = FaultReader(choice: choice, options: Self.options)
    progress = try reader.number("at")
  }

  public func apply(to flight: inout Flight) {
    let pages: [WritableKeyPath<TransitionStage, StagedPage>] = [
      \.from, \.fromInFlight, \.to, \.toAtRest, \.fromAfterCancel,
    ]
    let reset = flight.restaged { stage in
      for page in pages {
        stage[keyPath: page].appearance.alpha = 1
        stage[keyPath: page].appearance.background.alpha = 1
      }
    }
    guard let first = flight.framesBetween(from: progress).first else { return }
    let realBars = reset.map { $0.layers.filter(\.isRealBar) }
    flight.replaceRealBar(flight.instants.indices.filter { $0 >= first }) { realBars[$0] }
  }
}
