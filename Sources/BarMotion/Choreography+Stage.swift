import BarDisplay

extension Choreography {
  /// The frame every strategy fills: window, pages, the real bar's background, its content, system overlays.
  init(_ stage: TransitionStage, pages: [AnimatedLayer], realBackground: [AnimatedLayer]) {
    let window = WindowLayer.make(stage.container, stage.traits).map { AnimatedLayer($0) }
    self.init(
      restingFrom: stage.from.restingList(container: stage.container),
      restingTo: stage.toAtRest.restingList(container: stage.container),
      layers: window + pages + BarGrowth(stage).apply(realBackground) + BarContentMotion(stage).layers()
        + OverlayMotion(stage).layers(),
      motion: stage.motion)
  }
}
