import BarModel

extension NavigationStack {
  /// Slides pages. The order of calls: logs of several authors, see the package's documentation of the life cycle;
  /// where shouldPush and shouldPop stand among them is assumed (the page stack changes first, R14).
  mutating func run(_ move: Move, as operation: StackOperation, ending: Move.Ending = .finished) -> Transition
  {
    let old = self
    let from = top
    var log = EventLog(isAnimated: operation.isAnimated)
    if move.isAllowed { record(.shouldPop, from, answer: .allowed, &log) }
    log.slides = true

    pages = move.pages
    let (to, left, came) = (top, old.pagesLeaving(for: move), old.pagesComing(with: move))
    keepLook(of: from)
    for page in left + came { send(.willMoveToParent, page, &log) }
    moveItems(move, from: from, &log)
    if move.isTopFresh { forget(to) }
    takeOwnBar(of: to, &log)
    load(to, &log)
    send(.viewWillDisappear, from, &log)
    restoreLook(of: to)
    send(.viewWillAppear, to, &log)
    send(.willShow, to, &log)
    layOut(to, &log)

    let (barInFlight, hiddenInFlight, motionInFlight) = (bar, isBarHidden, log.motion)
    let ancestorsOfTo = ancestors
    if move.isInteractive {
      log.moment = .release
      record(.notifyWhenInteractionChanges, from, &log)
    }
    log.moment = .after
    if ending == .finished {
      finish(move, from: from, left: left, came: came, barInFlight: barInFlight, &log)
    } else {
      takeBack(to: old, page: to, came: came, barInFlight: barInFlight, &log)
    }
    let isLate = old.isBarHidden == hiddenInFlight
    return Transition(
      operation: operation, direction: move.direction, from: from, to: to, ancestorsOfFrom: old.ancestors,
      ancestorsOfTo: ancestorsOfTo, barBefore: old.bar, barInFlight: barInFlight, barAfter: bar,
      visibility: BarVisibility(
        isHiddenBefore: old.isBarHidden, isHiddenInFlight: hiddenInFlight, isHiddenAfter: isBarHidden,
        motion: !isLate ? motionInFlight : hiddenInFlight == isBarHidden ? .none : log.motion),
      isInteractive: move.isInteractive, isCancelled: ending != .finished,
      popped: ending == .finished ? left : [], events: log.events)
  }

  private mutating func finish(
    _ move: Move, from: Page, left: [Page], came: [Page], barInFlight: BarStyle, _ log: inout EventLog
  ) {
    if log.isAnimated { didMoveItems(move, from: from, &log) }
    send(.viewDidDisappear, from, &log)
    // The bar is shown again with the look that was captured for the page, then the page's own code runs.
    putBack(barInFlight)
    send(.viewDidAppear, top, &log)
    send(.didShow, top, &log)
    for page in came + left { send(.didMoveToParent, page, &log) }
    for page in left { release(page, &log) }
  }

  /// The pairs of calls that follow a cancelled pop (several logs agree on the pairs, not on how they interleave).
  /// Under the shared bar nobody puts back what hooks wrote; the delegate hears nothing of it.
  private mutating func takeBack(
    to old: NavigationStack, page: Page, came: [Page], barInFlight: BarStyle, _ log: inout EventLog
  ) {
    (pages, items) = (old.pages, old.items)
    send(.viewWillDisappear, page, &log)
    send(.viewDidDisappear, page, &log)
    putBack(old, &log)
    takeOwnBar(of: top, &log)
    send(.viewWillAppear, top, &log)
    // Its fake bar's look once more, as after any appearance.
    putBack(old, &log)
    send(.viewDidAppear, top, &log)
    for page in came {
      send(.willMoveToParent, page, &log)
      send(.didMoveToParent, page, &log)
    }
    for page in came { release(page, &log) }
    (loaded, memory, hiddenPages) = (old.loaded, old.memory, old.hiddenPages)
    // A page that showed itself for the first time stays loaded, and its look was captured.
    if !came.contains(page), loaded.insert(page.name).inserted { memory[page.name] = barInFlight }
  }

  private mutating func release(_ page: Page, _ log: inout EventLog) {
    record(.deinitialized, page, &log)
    if !pages.contains(where: { $0.name == page.name }) { forget(page) }
  }

  mutating func forget(_ page: Page) {
    loaded.remove(page.name)
    memory[page.name] = nil
    hiddenPages.remove(page.name)
  }

  private func pagesLeaving(for move: Move) -> [Page] {
    let stay = Set((move.isTopFresh ? move.pages.dropLast() : move.pages[...]).map(\.name))
    return pages.filter { !stay.contains($0.name) }
  }

  private func pagesComing(with move: Move) -> [Page] {
    let known = Set(pages.map(\.name))
    return move.pages.indices.filter { index in
      !known.contains(move.pages[index].name) || move.isTopFresh && index == move.pages.count - 1
    }.map { move.pages[$0] }
  }
}
