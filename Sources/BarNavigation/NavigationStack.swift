public import BarModel

/// A navigation controller's stack with the one bar it shares, as a state machine: an operation changes the
/// state and returns what UIKit would have called, in order. It draws nothing and waits for nothing.
public struct NavigationStack: Hashable, Sendable {
  /// Bottom first.
  public private(set) var pages: [Page]
  /// The shared bar as it is now.
  public private(set) var bar: BarStyle
  /// Calls made when the stack was set up.
  public private(set) var initialEvents: [LifecycleEvent] = []

  private let ownership: BarOwnership
  private var loaded: Set<String> = []
  /// The look that each covered page had.
  private var memory: [String: BarStyle] = [:]

  /// A stack that has just been shown: only its top page is loaded and has appeared.
  /// - Parameter bar: the shared bar before any page touched it.
  public init(pages: [Page], bar: BarStyle, ownership: BarOwnership) throws(StackError) {
    guard let top = pages.last else { throw .emptyStack }
    var seen: Set<String> = []
    for page in pages where !seen.insert(page.name).inserted { throw .pushedTwice(page: page.name) }
    self.pages = pages
    self.bar = bar
    self.ownership = ownership
    var log = EventLog()
    load(top, &log)
    send(.viewWillAppear, top, &log)
    send(.willShow, top, &log)
    send(.viewWillLayoutSubviews, top, &log)
    send(.viewDidLayoutSubviews, top, &log)
    send(.viewDidAppear, top, &log)
    send(.didShow, top, &log)
    initialEvents = log.events
  }

  public var top: Page { pages[pages.count - 1] }

  /// The pages below the top, bottom first; the last one's title is shown by the back button.
  public var ancestors: [Page] { Array(pages.dropLast()) }

  /// Carries out `operation`. O(pages) for a push (the name must be new).
  public mutating func perform(_ operation: StackOperation) throws(StackError) -> Transition {
    switch operation {
    case .push(let page, _):
      if pages.contains(where: { $0.name == page.name }) { throw .pushedTwice(page: page.name) }
      return move(operation, to: pages + [page], direction: .push)
    case .pop:
      if pages.count == 1 { throw .poppedRoot(page: top.name) }
      return move(operation, to: pages.dropLast(), direction: .pop)
    default: throw .unsupported(operation.name)
    }
  }

  /// The order of calls: logs of several authors, see the package's documentation of the life cycle.
  private mutating func move(
    _ operation: StackOperation, to newPages: [Page], direction: Transition.Direction
  ) -> Transition {
    let (from, ancestorsOfFrom, barBefore) = (top, ancestors, bar)
    let isPush = direction == .push
    memory[from.name] = bar
    pages = newPages
    let to = top
    var log = EventLog()

    send(.willMoveToParent, isPush ? to : from, &log)
    load(to, &log)
    send(.viewWillDisappear, from, &log)
    // R18: the returning page's look is restored before its own code runs.
    if ownership == .remembered, !isPush, let style = memory[to.name] { bar = style }
    send(.viewWillAppear, to, &log)
    send(.willShow, to, &log)
    send(.viewWillLayoutSubviews, to, &log)
    send(.viewDidLayoutSubviews, to, &log)
    let barInFlight = bar

    log.moment = .after
    send(.viewDidDisappear, from, &log)
    // The bar is shown again with the look that was captured for the page, then the page's own code runs.
    if ownership == .remembered { bar = barInFlight }
    send(.viewDidAppear, to, &log)
    send(.didShow, to, &log)
    send(.didMoveToParent, isPush ? to : from, &log)
    if !isPush {
      send(.deinitialized, from, &log)
      loaded.remove(from.name)
      memory[from.name] = nil
    }
    return Transition(
      operation: operation, direction: direction, from: from, to: to, ancestorsOfFrom: ancestorsOfFrom,
      ancestorsOfTo: ancestors, barBefore: barBefore, barInFlight: barInFlight, barAfter: bar,
      visibility: .shown, events: log.events)
  }

  private mutating func load(_ page: Page, _ log: inout EventLog) {
    guard loaded.insert(page.name).inserted else { return }
    send(.viewDidLoad, page, &log)
  }

  private mutating func send(_ kind: LifecycleEvent.Kind, _ page: Page, _ log: inout EventLog) {
    let written = kind.hook.flatMap { page.screen.hooks[$0] }.flatMap { $0 == BarStyle() ? nil : $0 }
    if let written { bar.apply(written) }
    log.events.append(
      LifecycleEvent(kind: kind, page: page.name, moment: log.moment, wrote: written, bar: bar))
  }
}

/// The calls of one operation.
private struct EventLog {
  var events: [LifecycleEvent] = []
  var moment = LifecycleEvent.Moment.before
}
