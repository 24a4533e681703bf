import BarModel
public import BarMotion

extension SceneStager {
  /// The bars in which the stack rests under `strategy`: at the start (number 0), and after each step.
  /// - Throws: as `steps()`.
  public func bars(_ strategy: any TransitionStrategy) throws -> [RestingBar] {
    let history = try history(strategy)
    let measuring = FontMeasuring(scene.fonts)
    var bars: [RestingBar] = []
    for (number, transition) in history.transitions {
      let stage = TransitionStage(
        transition: transition, traits: scene.traits, container: scene.container, motion: scene.motion,
        measuring: measuring, strategy: strategy)
      if bars.isEmpty { bars.append(RestingBar(step: 0, stage.from)) }
      bars.append(RestingBar(step: number, stage.toAtRest))
    }
    if bars.isEmpty { bars = [RestingBar(step: 0, restingPage(history.start, strategy))] }
    try measuring.check()
    return bars
  }
}
