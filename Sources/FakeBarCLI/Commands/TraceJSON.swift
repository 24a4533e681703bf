import FakeBar

/// `trace --json`: every call with what is true after it, and what strategies did between.
struct TraceJSON {
  private var events: [JSON5.Value] = []
  private var actions: [JSON5.Value] = []

  var text: String { JSON5.Value.members([("events", .list(events)), ("actions", .list(actions))]).json }

  mutating func add(_ record: TraceRecord, _ strategy: any TransitionStrategy, variant: String?) {
    let first = events.count
    var names: [(String, JSON5.Value)] = [("strategy", .string(strategy.label))]
    if let variant { names.append(("variant", .string(variant))) }
    for entry in record.entries { events.append(event(entry, names)) }
    for action in record.actions {
      actions.append(
        .members(
          names + [
            ("step", Self.number(action.step)), ("beforeEvent", Self.number(first + action.beforeEntry)),
            ("effects", .list(action.action.effects.map(Self.effect))), ("text", .string(action.action.text)),
          ]))
    }
  }

  private func event(_ entry: TraceRecord.Entry, _ names: [(String, JSON5.Value)]) -> JSON5.Value {
    let event = entry.event
    var members: [(String, JSON5.Value)] = [
      ("index", Self.number(events.count)), ("time", .number(number: entry.time.quantized)),
      ("progress", .number(number: entry.progress.quantized)), ("event", .string(event.kind.rawValue)),
      ("page", .string(event.page)), ("wrote", event.wrote.map(Self.style) ?? .null),
      ("pages", Self.names(event.pages)), ("items", Self.names(event.items)),
      ("bar", Self.style(event.bar)), ("fakes", Self.names(entry.fakes)),
      ("isBarHidden", .bool(event.isBarHidden)), ("step", Self.number(entry.step)),
    ]
    if let hiding = event.wroteHidden {
      members.append(
        (
          "wroteHidden",
          .members([
            ("hidden", .bool(hiding.isHidden)), ("animated", hiding.isAnimated.map { .bool($0) } ?? .null),
          ])
        ))
    }
    if let answer = event.answer { members.append(("answer", .string(answer.rawValue))) }
    return .members(members + names)
  }

  private static func effect(_ effect: StrategyAction.Effect) -> JSON5.Value {
    let (word, page): (String, String?) =
      switch effect {
      case .captured(let page): ("captured", page)
      case .shown(let page): ("shown", page)
      case .removed(let page): ("removed", page)
      case .restored(let page): ("restored", page)
      case .realHidden: ("realHidden", nil)
      case .realShown: ("realShown", nil)
      }
    return .members([("kind", .string(word))] + (page.map { [("page", .string($0))] } ?? []))
  }

  private static func style(_ style: BarStyle) -> JSON5.Value { value(StyleTree(style)) }

  private static func value(_ tree: StyleTree) -> JSON5.Value {
    switch tree {
    case .unset: .null
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number: number.quantized)
    case .text(let text): .string(text)
    case .list(let values): .list(values.map(value))
    case .members(let members): .members(members.map { ($0.key, value($0.value)) })
    }
  }

  private static func names(_ names: [String]) -> JSON5.Value { .list(names.map { .string($0) }) }

  private static func number(_ number: Int) -> JSON5.Value { .number(number: Double(number)) }
}
