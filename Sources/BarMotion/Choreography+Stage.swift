import BarDisplay

extension Choreography {
  /// The frame every strategy fills: window, pages, the real bar's background, its content, system overlays.
  /// - Parameter content: nil: each page's as that page rests.
  init(
    _ stage: TransitionStage, pages: [AnimatedLayer], realBackground: [AnimatedLayer],
    content: [AnimatedLayer]? = nil
  ) {
    let window = WindowLayer.make(stage.container, stage.traits).map { AnimatedLayer($0) }
    self.init(
      restingFrom: stage.from.restingList(container: stage.container),
      restingTo: stage.toAtRest.restingList(container: stage.container),
      layers: window + pages + BarGrowth(stage).apply(realBackground)
        + (content ?? BarContentMotion(stage).layers()) + OverlayMotion(stage).layers(),
      motion: stage.motion)
  }
}
