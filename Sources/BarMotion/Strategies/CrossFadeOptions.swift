import BarModel

/// What can be said about a cross-fade.
struct CrossFadeOptions: Hashable {
  enum Preset: String, CaseIterable {
    case wr = "WR"
  }

  enum Clock: Hashable {
    /// In step with the pages.
    case page
    /// By itself, seconds.
    case duration(Double)
    /// By the ticks of a display, so many for a push and for a pop, at 60 a second.
    case ticks(push: Double, pop: Double)
  }

  var mixing = ColorMixing.premultiplied
  var clock = Clock.page
  /// Images and hairline change when the transition is over.
  var keepsImages = false
  /// A cancelled swipe puts the old look back as the finger is lifted.
  var snapsBack = false

  init(_ choice: StrategyChoice) throws(StrategyError) {
    let options = StrategyOptionReader(choice)
    let preset: Preset? = try options.word("preset")
    if preset == .wr { setWR() }
    if let isPremultiplied = try options.flag("premultiplied") {
      mixing = isPremultiplied ? .premultiplied : .straight
    }
    guard let text = choice.options["clock"] else { return }
    if text == "page" {
      clock = .page
    } else if let seconds = Double(text), (0...600).contains(seconds) {
      clock = .duration(seconds)
    } else {
      throw .badValue(text, option: "clock", allowed: "page or a number of seconds from 0 to 600")
    }
  }

  /// WRNavigationBar as of 17893f1: a display link of 60 ticks a second mixes straight RGBA in 60 · 0.10 ticks of a
  /// push and 60 · 0.12 of a pop; image and hairline are set in viewDidAppear; a cancelled swipe sets the old values
  /// with duration 0.
  private mutating func setWR() {
    mixing = .straight
    clock = .ticks(push: 6, pop: 7.2)
    keepsImages = true
    snapsBack = true
  }

  /// A finger always leads.
  func pace(_ stage: TransitionStage) -> Pace {
    var pace = Pace(snapsBack: snapsBack)
    let length = stage.motion.duration
    guard length > 0 else { return pace }
    switch clock {
    case .page: break
    // At 0 all is there from the first frame on.
    case .duration(let seconds): pace.timed = Ramp(.time, to: max(seconds, 1e-9) / length)
    case .ticks(let push, let pop):
      let ticks = stage.isPush ? push : pop
      pace.timed = Ramp(.time, to: ticks.rounded(.up) / 60 / length, .ticks(ticks))
    }
    return pace
  }
}
