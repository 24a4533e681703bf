import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Faults of the real bar: its background's alpha, its titles and items.
@Suite("Faults of the real bar")
struct RealBarFaultTests {
  private var app: SampleApp {
    var app = SampleApp()
    app.home.item.right = [BarButtonItem(title: "Edit")]
    app.list.item.right = [BarButtonItem(title: "Done")]
    return app
  }

  private func push(_ choice: FaultChoice, _ change: (inout SampleApp) -> Void = { _ in }) throws
    -> FaultyFlight
  {
    var app = app
    change(&app)
    return try FaultyFlight(FaultyFlight.timed(app, try app.push()), choice)
  }

  private func swipe(
    _ choice: FaultChoice, isCancelled: Bool, _ change: (inout SampleApp) -> Void = { _ in }
  ) throws -> FaultyFlight {
    var app = app
    change(&app)
    return try FaultyFlight(FaultyFlight.swipe(app, try app.pop(), isCancelled: isCancelled), choice)
  }

  @Test("alphaReset: from the progress on the real bar and its background are solid, afterwards too")
  func alphaReset() throws {
    let flight = try push(FaultChoice("alphaReset", numbers: ["at": 0.4])) { app in
      app.strategy = SharedBarStrategy()
      app.homeBar?.backgroundAlpha = .value(0.5)
    }
    #expect(flight.changes == (4..<11).each(["bar/background", "bar/shadow"]))
    for index in 4..<11 {
      #expect(flight.faulty.lists[index].layer("bar/background")?.opacity == 1)
      #expect(flight.healthy.lists[index].layer("bar/background")?.opacity == 0.5)
    }
  }

  @Test("alphaReset: fakes keep their alpha, the real bar shows the reset at rest")
  func alphaResetBetweenFakes() throws {
    let flight = try push(FaultChoice("alphaReset")) { $0.homeBar?.backgroundAlpha = .value(0.5) }
    #expect(flight.changes == [10: ["bar/background", "bar/shadow"]])
    #expect(try push(FaultChoice("alphaReset")).changes.isEmpty)
  }

  @Test("itemAlpha: the new page's items get no further, also at rest; the old page's go as they did")
  func itemAlpha() throws {
    let flight = try push(FaultChoice("itemAlpha", numbers: ["value": 0.3]))
    let rest = try #require(flight.changes[10])
    #expect(rest.isSuperset(of: ["bar/title", "bar/backLabel", "bar/backIndicator", "bar/trailing0"]))
    for index in 1..<10 {
      let list = flight.faulty.lists[index]
      #expect(try #require(list.layer("bar/top/title")).opacity <= 0.3)
      #expect((flight.changes[index] ?? []).allSatisfy { $0.hasPrefix("bar/top/") })
    }
    #expect(flight.faulty.lists[10].layer("bar/title")?.opacity == 0.3)
    #expect(flight.changes[0] == nil)
    #expect(try push(FaultChoice("itemAlpha", numbers: ["value": 1])).changes.isEmpty)
  }

  @Test("itemAlpha: after a cancelled swipe it is the page that stayed")
  func itemAlphaCancelled() throws {
    let flight = try swipe(FaultChoice("itemAlpha"), isCancelled: true)
    #expect(flight.faulty.lists[6].layer("bar/title")?.opacity == 0.5)
    for index in 1..<6 { #expect((flight.changes[index] ?? []).allSatisfy { $0.hasPrefix("bar/top/") }) }
  }

  @Test("tintSnap: the leaving items have the new tint from the first frame in flight")
  func tintSnap() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let flight = try push(FaultChoice("tintSnap")) { $0.listBar?.tintColor = .value(DynamicColor(red)) }
    // From the first frame on, as long as the items are there: tapped, contents are done before the pages are.
    let changed = flight.changes.keys.sorted()
    #expect(changed == Array(1...changed.count) && changed.count > 3)
    #expect(flight.changes.values.allSatisfy { $0.allSatisfy { $0.hasPrefix("bar/bottom/trailing0") } })
    let edit = try #require(flight.faulty.lists[1].flat.last { $0.name.hasPrefix("bar/bottom/trailing0") })
    guard case .text(_, let color) = edit.content else {
      Issue.record("no text")
      return
    }
    #expect(color == red)
    #expect(try push(FaultChoice("tintSnap")).changes.isEmpty)
  }

  @Test("titleOffset: titles lie lower from the progress on and are right at the end")
  func titleOffset() throws {
    let flight = try push(FaultChoice("titleOffset", numbers: ["points": 6, "at": 0.7]))
    #expect(flight.changes.keys.sorted() == [7, 8, 9])
    #expect(flight.changes.values.allSatisfy { $0.isSubset(of: ["bar/top/title", "bar/bottom/title"]) })
    let before = try #require(flight.healthy.lists[8].layer("bar/top/title")).frame
    #expect(flight.faulty.lists[8].layer("bar/top/title")?.frame.isClose(to: before.offset(y: 6)) == true)
  }

  @Test("snapAtFingerUp: with the release the bar has its final look, the titles move on")
  func snap() throws {
    let purple = Content.color(DynamicColor.purple.light)
    let cancelled = try swipe(FaultChoice("snapAtFingerUp"), isCancelled: true)
    let names = FaultChoice.fakes.union(["bar/background", "bar/shadow"])
    #expect(cancelled.changes == (4..<6).each(names))
    #expect(cancelled.faulty.lists[4].layer("bar/background")?.content == purple)
    let finished = try swipe(FaultChoice("snapAtFingerUp"), isCancelled: false)
    #expect(finished.changes == (4..<6).each(names))
    let green = Content.color(DynamicColor.green.light)
    #expect(finished.faulty.lists[5].layer("bar/background")?.content == green)
    #expect(try push(FaultChoice("snapAtFingerUp")).changes.isEmpty)
  }

  @Test("contentDrops: no titles and no items in flight")
  func contentDrops() throws {
    let flight = try push(FaultChoice("contentDrops"))
    #expect(flight.changes.keys.sorted() == Array(1..<10))
    #expect(flight.faulty.lists[5].names.allSatisfy { !$0.hasPrefix("bar/") })
  }

  @Test("itemsMissing: the buttons are not there at rest, the title is")
  func itemsMissing() throws {
    let flight = try push(FaultChoice("itemsMissing"))
    #expect(flight.changes.keys.sorted() == [10])
    #expect(flight.faulty.lists[10].names.allSatisfy { !$0.hasPrefix("bar/trailing") })
    #expect(flight.faulty.lists[10].names.contains("bar/title"))
  }

  @Test("itemsAtOnce: the new page's buttons are solid from the first frame, under a finger too")
  func itemsAtOnce() throws {
    let flight = try swipe(FaultChoice("itemsAtOnce"), isCancelled: false)
    #expect(flight.changes.keys.sorted() == Array(1..<6))
    for index in 1..<6 {
      #expect(flight.faulty.lists[index].layer("bar/bottom/trailing0")?.opacity == 1)
      #expect(flight.changes[index]?.allSatisfy { $0.hasPrefix("bar/bottom/trailing0") } == true)
    }
  }

  @Test("titleColorKept and styleKept: what a cancelled swipe leaves behind, and only that")
  func cancelled() throws {
    let white = DynamicColor(.white)
    func styled(_ app: inout SampleApp) {
      app.homeBar?.titleTextAttributes = .value(TextAttributes(color: white))
      app.listBar?.titleTextAttributes = .value(TextAttributes(color: DynamicColor(.black)))
    }
    let title = try swipe(FaultChoice("titleColorKept"), isCancelled: true, styled)
    #expect(title.changes == [6: ["bar/title"]])
    guard case .text(_, let color) = title.faulty.lists[6].layer("bar/title")?.content else {
      Issue.record("no text")
      return
    }
    #expect(color == .white)
    let style = try swipe(FaultChoice("styleKept"), isCancelled: true)
    #expect(style.changes == [6: ["bar/background"]])
    #expect(
      style.faulty.lists[6].layer("bar/background")?.content == .color(DynamicColor.green.light))
    for fault in ["titleColorKept", "styleKept"] {
      #expect(try swipe(FaultChoice(fault), isCancelled: false, styled).changes.isEmpty)
    }
  }
}
