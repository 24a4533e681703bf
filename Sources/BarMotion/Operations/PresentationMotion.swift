import BarDisplay
import BarGeometry
import BarModel
import BarNavigation

/// A page that is presented over the whole stack comes up from below, and goes down again. It has no navigation
/// controller, so no bar is over it. Length and curve of the way are assumed to be those of a push.
struct PresentationMotion {
  private let stage: TransitionStage
  private let presented: PresentedPage

  init(_ stage: TransitionStage, page: Page, isSheet: Bool) {
    self.stage = stage
    presented = PresentedPage(page, isSheet: isSheet, traits: stage.traits)
  }

  func presenting() -> Choreography {
    let below = stage.from.restingList(container: stage.container)
    return Choreography(
      restingFrom: below, restingTo: presented.restingList(over: below, container: stage.container),
      layers: layers(over: below, isComing: true), motion: stage.motion)
  }

  func dismissing() -> Choreography {
    let below = stage.toAtRest.restingList(container: stage.container)
    return Choreography(
      restingFrom: presented.restingList(over: below, container: stage.container), restingTo: below,
      layers: layers(over: below, isComing: false), motion: stage.motion)
  }

  private func layers(over below: DisplayList, isComing: Bool) -> [AnimatedLayer] {
    let height = stage.traits.size.height
    let card = presented.layer
    var page = AnimatedLayer(card)
    page.y = isComing ? Track(height, to: card.frame.y) : Track(card.frame.y, to: height)
    let veil = presented.dimming.map {
      AnimatedLayer($0, opacity: isComing ? Track(0, to: 1) : Track(1, to: 0))
    }
    // A status bar takes the style of what is shown next from the first frame on, as in a push.
    let shown = isComing && presented.coversAll ? presented.overlays : below.layers.filter(\.isOverlay)
    return below.layers.filter { !$0.isOverlay }.map { AnimatedLayer($0) } + [veil, page].compactMap { $0 }
      + shown.map { AnimatedLayer($0) }
  }
}
