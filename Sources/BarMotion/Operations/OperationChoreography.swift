import BarModel
import BarNavigation

/// Operations in which no page slides over another: each has a file here, and strategies have no say in them beyond
/// how they lay out the pages.
public enum OperationChoreography {
  /// Nil for a transition in which pages slide, which is the strategy's.
  public static func make(_ stage: TransitionStage) -> Choreography? {
    let transition = stage.transition
    guard transition.direction == nil else { return nil }
    if transition.isVetoed { return VetoMotion(stage: stage).choreography() }
    switch transition.operation {
    case .present(let page, let isSheet, _):
      return PresentationMotion(stage, page: page, isSheet: isSheet).presenting()
    case .dismiss:
      return PresentationMotion(stage, page: transition.from, isSheet: isSheet(stage)).dismissing()
    case .setBarHidden: return BarHidingMotion(stage: stage).choreography()
    default: return still(stage)
    }
  }

  /// Before and after, nothing between.
  static func still(_ stage: TransitionStage) -> Choreography {
    Choreography(
      restingFrom: stage.from.restingList(container: stage.container),
      restingTo: stage.toAtRest.restingList(container: stage.container), layers: [], motion: stage.motion)
  }

  /// A page that comes back without having gone was under a card: its appearance is not announced.
  private static func isSheet(_ stage: TransitionStage) -> Bool {
    let transition = stage.transition
    return transition.index(of: .viewWillAppear, page: transition.to) == transition.events.count
  }
}
