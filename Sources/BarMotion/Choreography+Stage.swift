import BarDisplay
import BarGeometry
import BarNavigation

extension Choreography {
  /// The frame every strategy fills: window, pages, the real bar, system overlays.
  /// - Parameters:
  ///   - keepsWrites: what hooks wrote stays when the operation is taken back; whoever remembers has put it back.
  ///   - container: the window while pages move; nil: as at rest.
  init(
    _ stage: TransitionStage, container: Color? = nil, pages: [AnimatedLayer], realBar: RealBar,
    keepsWrites: Bool = false
  ) {
    let window = WindowLayer.make(container ?? stage.container, stage.traits).map { AnimatedLayer($0) }
    self.init(
      restingFrom: stage.from.restingList(container: stage.container),
      restingTo: stage.toAtRest.restingList(container: stage.container),
      layers: window + pages + RealBarMotion(stage).layers(realBar) + OverlayMotion(stage).layers(),
      motion: stage.motion)
    if stage.transition.isCancelled, keepsWrites {
      restingAfterCancel = stage.fromAfterCancel.restingList(container: stage.container)
    }
  }
}
