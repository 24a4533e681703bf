public import BarDisplay

/// One step under one strategy with the instants that are rendered of it: what faults change, and inspections
/// look at.
public struct Flight: Sendable {
  public var strategy: any TransitionStrategy
  public var stage: TransitionStage
  public var choreography: Choreography
  public var instants: [Instant]
  /// One for each instant.
  public var lists: [DisplayList]

  public init(
    strategy: any TransitionStrategy, stage: TransitionStage, choreography: Choreography, instants: [Instant],
    lists: [DisplayList]
  ) {
    self.strategy = strategy
    self.stage = stage
    self.choreography = choreography
    self.instants = instants
    self.lists = lists
  }

  /// The frames in which pages move.
  public var framesInFlight: [Int] { instants.indices.filter { instants[$0].phase != .rest } }
}
