import BarGeometry
public import BarModel
public import BarNavigation

/// Snapshot fake bars: during the transition each page carries a copy of the bar in its own style, the real bar's
/// background is hidden and only its content animates above (R18).
///
/// The fake lives inside its page: it moves with it, is dimmed with it, the top page's edge cuts it and the edge
/// shadow runs through it.
public struct FakeBarStrategy: TransitionStrategy {
  public static let name = "fakeBar"
  public static let summary =
    "Each page carries a fake bar in its own style while the real bar's background is hidden."
  public static let optionNames = [
    "backdrop", "contents", "copies", "paintsContainer", "preset", "similar", "unset",
  ]

  public let choice: StrategyChoice
  let options: FakeBarOptions

  public init() {
    options = FakeBarOptions()
    choice = StrategyChoice(FakeBarStrategy.name)
  }

  public init(_ choice: StrategyChoice) throws(StrategyError) {
    options = try FakeBarOptions(choice)
    self.choice = choice
  }

  public var placement: BarPlacement { .inPages }

  public var ownership: BarOwnership { options.ownership }

  public var staging: PageStaging {
    var staging = PageStaging()
    staging.look = options.look
    return staging
  }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    if isSimilar(stage) { return plain(stage) }
    let fakes = FakeBars(stage, options)
    let pages = PageMotion(stage: stage).layers(bottomBar: fakes.bottom, topBar: fakes.top)
    return Choreography(
      stage, container: fakes.containerColor, pages: pages, realBar: realBar(stage),
      keepsWrites: options.remembersInPart)
  }

  /// The bars are such that the library leaves the transition to the system.
  private func isSimilar(_ stage: TransitionStage) -> Bool {
    stage.from.usesRealBar && stage.to.usesRealBar
      && options.similar.holds(stage.from.appearance, stage.to.appearance)
  }

  /// The system's transition: the real bar stays above the pages, their edge shadow below it.
  private func plain(_ stage: TransitionStage) -> Choreography {
    var bar = RealBar.system(stage)
    if options.fadesSimilar {
      var old = stage.from
      old.bar.background = stage.to.bar.background
      bar.background = BarBackgroundFade(old: old, new: stage.to).layers()
      bar.content = content(stage, isOnRealBar: true)
      bar.from = stage.from
    }
    return Choreography(
      stage, pages: PageMotion(stage: stage).layers(), realBar: bar, keepsWrites: options.remembersInPart)
  }

  /// In flight the real bar is titles and buttons alone.
  private func realBar(_ stage: TransitionStage) -> RealBar {
    let isShared = options.contents == .shared
    var bar = RealBar(
      background: [], content: isShared ? content(stage, isOnRealBar: false) : [],
      from: options.coloring == .atOnce ? stage.fromInFlight : stage.from, to: stage.to)
    bar.hasBackground = false
    bar.hidesByAlpha = options.hidesByAlpha
    bar.hasContent = isShared
    return bar
  }

  private func content(_ stage: TransitionStage, isOnRealBar: Bool) -> [AnimatedLayer] {
    switch options.coloring {
    case .perPage: return BarContentMotion(stage, isOnRealBar: isOnRealBar).layers()
    case .atOnce:
      var restyled = stage
      restyled.from = stage.fromInFlight
      return BarContentMotion(restyled, isOnRealBar: isOnRealBar).layers()
    case .mixed(let pace):
      return BarContentRecoloring(stage: stage, mixing: .straight, pace: pace)
        .layers(isOnRealBar: isOnRealBar)
    }
  }
}
