import BarModel
import BarNavigation

/// How traces put things.
enum TraceWords {
  /// `push home → detail, animated`
  static func title(_ transition: Transition) -> String {
    let operation = transition.operation
    let isStill = transition.direction == nil && transition.from.name == transition.to.name
    let pages: String =
      switch operation {
      case .insert(let page, _): page.name
      case .restyle(let name, _): name
      default: isStill ? transition.to.name : "\(transition.from.name) → \(transition.to.name)"
      }
    let words = [
      "\(operation.name) \(pages)", operation.isAnimated ? "animated" : "not animated",
      transition.isVetoed ? "vetoed" : transition.isCancelled ? "cancelled" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// `viewWillAppear  → bar: barTintColor #AF52DE; hidden`
  static func call(_ event: LifecycleEvent) -> String {
    let answer = event.answer.map { "  (\(self.answer($0)))" } ?? ""
    let changes = [event.wrote.map(StyleSummary.text), event.wroteHidden.map(hiding)].compactMap { $0 }
    return event.kind.rawValue + answer
      + (changes.isEmpty ? "" : "  → bar: \(changes.joined(separator: "; "))")
  }

  static let veto = "its subviews are back at alpha 1"

  private static func answer(_ answer: LifecycleEvent.Answer) -> String {
    switch answer {
    case .allowed: "the page allows it: the pop runs a turn later"
    case .vetoed: "the page vetoes it"
    case .notAsked: "not asked: the page has left"
    }
  }

  private static func hiding(_ hiding: BarHiding) -> String {
    let state = hiding.isHidden ? "hidden" : "shown"
    return hiding.isAnimated.map { state + ($0 ? " animated" : " at once") } ?? state
  }
}
