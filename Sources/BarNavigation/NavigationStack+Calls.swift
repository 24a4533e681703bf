public import BarModel

extension NavigationStack {
  mutating func load(_ page: Page, _ log: inout EventLog) {
    guard loaded.insert(page.name).inserted else { return }
    send(.viewDidLoad, page, &log)
  }

  /// Calls `page`, whose hook may write to the shared bar and hide it.
  mutating func send(_ kind: LifecycleEvent.Kind, _ page: Page, _ log: inout EventLog) {
    let written = kind.hook.flatMap { page.screen.style(in: $0) }
    if let written { write(written, of: page) }
    let hiding = kind.hook.flatMap { page.screen.barHiding[$0] }
    if let hiding { hide(hiding, &log) }
    record(kind, page, wrote: written, wroteHidden: hiding, &log)
  }

  mutating func hide(_ hiding: BarHiding, _ log: inout EventLog) {
    log.note(hiding, changes: hiding.isHidden != isBarHidden)
    isBarHidden = hiding.isHidden
  }

  /// A call in which nobody writes.
  func record(
    _ kind: LifecycleEvent.Kind, _ page: Page, wrote: BarStyle? = nil, wroteHidden: BarHiding? = nil,
    answer: LifecycleEvent.Answer? = nil, _ log: inout EventLog
  ) {
    var event = event(kind, page: page.name, moment: log.moment, wrote: wrote)
    event.wroteHidden = wroteHidden
    event.answer = answer
    log.events.append(event)
  }

  /// A call after which the stack is as it is now.
  public func event(
    _ kind: LifecycleEvent.Kind, page: String, moment: LifecycleEvent.Moment, wrote: BarStyle? = nil
  ) -> LifecycleEvent {
    LifecycleEvent(
      kind: kind, page: page, moment: moment, wrote: wrote, pages: pages.map(\.name), items: items, bar: bar,
      isBarHidden: isBarHidden)
  }

  mutating func layOut(_ page: Page, _ log: inout EventLog) {
    send(.viewWillLayoutSubviews, page, &log)
    send(.viewDidLayoutSubviews, page, &log)
  }
}
