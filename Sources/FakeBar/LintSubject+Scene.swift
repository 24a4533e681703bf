import BarGeometry
public import BarInspection
import BarModel
import BarMotion
import BarNavigation
public import BarStage

extension LintSubject {
  /// What a scene says, as its story goes under the strategy that leaves the most to the pages.
  /// - Throws: `SceneFileError` at a step that the stack refuses.
  public init(_ scene: Scene) throws {
    let strategies = scene.strategies.map { LintStrategy($0.choice, ownership: $0.ownership) }
    let strategy = scene.strategies.first { $0.ownership == .shared } ?? scene.strategies.first
    let history = try SceneStager(scene).history(strategy ?? FakeBarStrategy())
    self.init(
      traits: scene.traits, initialBar: scene.bar, stack: scene.stack, startBar: history.start.bar,
      moves: LintSubject.moves(scene, history), strategies: strategies)
    hiddenPages = scene.steps.flatMap { LintSubject.pages($0.action) }
    interactivePop = scene.interactivePop
    kinds = scene.kinds
    container = scene.container
    faults = scene.faults.map(\.name)
  }

  private static func moves(_ scene: Scene, _ history: SceneHistory) -> [LintMove] {
    var stack = history.start
    return scene.steps.enumerated().flatMap { index, step -> [LintMove] in
      let entries = history.entries.filter { $0.number == index + 1 }
      defer { stack = entries.last?.stack ?? stack }
      var moves = entries.compactMap(\.transition).filter { !isModal($0.operation) }.map {
        LintMove(step: index, $0)
      }
      if case .swipe(let script) = step.action {
        for number in moves.indices { moves[number].isInteractive = true }
        // A swipe that cannot begin under the scene's rules, which an app's tricks may turn on.
        if moves.allSatisfy({ $0.from.name == $0.to.name }) {
          guard let below = stack.ancestors.last, !SwipeResolution(script, rules(scene)).isFinished else {
            return []
          }
          return [
            LintMove(
              step: index, from: stack.top, to: below, direction: nil, isInteractive: true,
              isCancelled: true, barBefore: stack.bar, barAfter: stack.bar)
          ]
        }
      }
      return moves
    }
  }

  private static func rules(_ scene: Scene) -> SwipeRules {
    SwipeRules(
      policy: GesturePolicy(rawValue: scene.interactivePop.policy) ?? .halfOrFling,
      width: scene.traits.size.width)
  }

  /// A page over the navigation controller has nothing to do with its bar.
  private static func isModal(_ operation: StackOperation) -> Bool {
    switch operation {
    case .present, .dismiss: true
    case .interrupted(let operation): isModal(operation)
    default: false
    }
  }

  /// Pages that an operation brings, on top or not.
  private static func pages(_ action: Step.Action) -> [Page] {
    guard case .operation(let operation) = action else { return [] }
    return switch operation {
    case .set(let pages, _): pages
    case .insert(let page, _): [page]
    default: []
    }
  }
}
